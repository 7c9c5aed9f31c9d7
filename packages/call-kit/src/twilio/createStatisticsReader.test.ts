import { describe, expect, it } from 'vitest';
import { type ConnectionStats, createStatisticsReader } from './createStatisticsReader.ts';

const report = (owner: string, { level = 0, lost = 0, received = 0, time = 20 } = {}): ConnectionStats => ({
  remoteAudioTrackStats: [
    { trackSid: owner, audioLevel: level, packetsLost: lost, packetsReceived: received },
  ],
  remoteVideoTrackStats: [],
  localAudioTrackStats: [{ roundTripTime: time }],
  localVideoTrackStats: [],
});
const owner = (trackSid: string) => trackSid;

describe('loudness', () => {
  it('is read of everybody', () => {
    const { read } = createStatisticsReader();
    const { loudness } = read([report('ana', { level: 32_767 }), report('ben')], owner);
    expect([...loudness]).toEqual([
      ['ana', 1],
      ['ben', 0],
    ]);
  });
});

describe('the quality of a connection', () => {
  it('falls with packets lost since the last time, and with the round-trip time', () => {
    const { read } = createStatisticsReader();
    const quality = (stats: object) => read([report('ana', stats)], owner).quality.get('ana');
    expect(quality({ received: 100 })).toBe(5);
    expect(quality({ received: 195, lost: 5 })).toBe(3);
    expect(quality({ received: 295, lost: 5 })).toBe(5);
    expect(quality({ received: 395, lost: 5, time: 300 })).toBe(3);
    expect(quality({ received: 445, lost: 55 })).toBe(1);
  });

  it('is unknown of people whose tracks nobody owns', () => {
    expect(createStatisticsReader().read([report('ana')], () => undefined).quality.size).toBe(0);
  });
});
