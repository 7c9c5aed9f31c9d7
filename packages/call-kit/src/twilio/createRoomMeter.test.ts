import { describe, expect, it } from 'vitest';
import { type ConnectionStats, createRoomMeter } from './createRoomMeter.ts';

const report = (owner: string, { level = 0, lost = 0, received = 0, time = 20 } = {}): ConnectionStats => ({
  remoteAudioTrackStats: [
    { trackSid: owner, audioLevel: level, packetsLost: lost, packetsReceived: received },
  ],
  remoteVideoTrackStats: [],
  localAudioTrackStats: [{ roundTripTime: time }],
  localVideoTrackStats: [],
});
const owner = (trackSid: string) => trackSid;

describe('the speaker', () => {
  it('is nobody in silence, then whoever is loud, and stays in a pause', () => {
    const { receiveLevels } = createRoomMeter();
    const speaker = (ana: number, ben: number) => receiveLevels(new Map(Object.entries({ ana, ben })));
    expect(speaker(0.003, 0.006)).toBeNull();
    expect(speaker(0.3, 0.006)).toBe('ana');
    expect(speaker(0.25, 0.27)).toBe('ana');
    expect(speaker(0, 0)).toBe('ana');
    expect(speaker(0, 0.4)).toBe('ben');
  });

  it('is nobody any more after leaving', () => {
    const { receiveLevels } = createRoomMeter();
    expect(receiveLevels(new Map([['ana', 0.3]]))).toBe('ana');
    expect(receiveLevels(new Map([['ben', 0]]))).toBeNull();
  });

  it('is known from the statistics where nothing can be heard', () => {
    const { read } = createRoomMeter();
    const { loudness } = read([report('ana', { level: 32_767 }), report('ben')], owner);
    expect([...loudness]).toEqual([
      ['ana', 1],
      ['ben', 0],
    ]);
  });
});

describe('the quality of a connection', () => {
  it('falls with packets lost since the last time, and with the round-trip time', () => {
    const { read } = createRoomMeter();
    const quality = (stats: object) => read([report('ana', stats)], owner).quality.get('ana');
    expect(quality({ received: 100 })).toBe(5);
    expect(quality({ received: 195, lost: 5 })).toBe(3);
    expect(quality({ received: 295, lost: 5 })).toBe(5);
    expect(quality({ received: 395, lost: 5, time: 300 })).toBe(3);
    expect(quality({ received: 445, lost: 55 })).toBe(1);
  });

  it('is unknown of people whose tracks nobody owns', () => {
    expect(createRoomMeter().read([report('ana')], () => undefined).quality.size).toBe(0);
  });
});
