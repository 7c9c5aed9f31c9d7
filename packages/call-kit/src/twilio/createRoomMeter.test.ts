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
    const measure = createRoomMeter();
    const speaker = (ana: number, ben: number) =>
      measure([report('ana', { level: ana }), report('ben', { level: ben })], owner).speakerId;
    expect(speaker(100, 200)).toBeNull();
    expect(speaker(9_000, 200)).toBe('ana');
    expect(speaker(8_000, 8_500)).toBe('ana');
    expect(speaker(0, 0)).toBe('ana');
    expect(speaker(0, 12_000)).toBe('ben');
  });

  it('is nobody any more after leaving', () => {
    const measure = createRoomMeter();
    measure([report('ana', { level: 9_000 })], owner);
    expect(measure([report('ben')], owner).speakerId).toBeNull();
  });
});

describe('the quality of a connection', () => {
  it('falls with packets lost since the last time, and with the round-trip time', () => {
    const measure = createRoomMeter();
    const take = (stats: object) => measure([report('ana', stats)], owner).quality.get('ana');
    const quality = (stats: object) => {
      const level = take(stats);
      // Half a second is too short for a share: nothing changes before the next whole one.
      expect(take({ lost: 1_000 })).toBe(level);
      return level;
    };
    expect(quality({ received: 100 })).toBe(5);
    expect(quality({ received: 195, lost: 5 })).toBe(3);
    expect(quality({ received: 295, lost: 5 })).toBe(5);
    expect(quality({ received: 395, lost: 5, time: 300 })).toBe(3);
    expect(quality({ received: 445, lost: 55 })).toBe(1);
  });

  it('is unknown of people whose tracks nobody owns', () => {
    expect(createRoomMeter()([report('ana')], () => undefined).quality.size).toBe(0);
  });
});
