import { describe, expect, it } from 'vitest';
import { readCallTimes } from './readCallTimes.ts';

// The device is a minute ahead of the server.
const now = Date.parse('2026-01-01T12:01:20.000Z');
const info = {
  started_at: '2026-01-01T12:00:00.000Z',
  fresh_until: '2026-01-01T12:00:09.000Z',
  ring_until: '2026-01-01T12:00:35.000Z',
  sent_at: '2026-01-01T12:00:20.000Z',
  return_seconds: 25,
  running_since: null,
};

describe('the times of a call on a device whose clock is wrong', () => {
  it('let it ring until the server ends it, however late the person comes', () => {
    const times = readCallTimes({ info, entry: null, isRung: true, now });
    expect(times).toMatchObject({ startedAt: now, ringMs: 15_000 });
    const late = { ...info, sent_at: '2026-01-01T12:00:36.000Z' };
    expect(readCallTimes({ info: late, entry: null, isRung: true, now }).ringMs).toBe(0);
  });

  it('begin with the answer, or with the call of this device', () => {
    const timesOf = (entry: Parameters<typeof readCallTimes>[0]['entry']) =>
      readCallTimes({ info, entry, isRung: false, now }).startedAt;
    expect(timesOf({ type: 'accepted' })).toBe(now);
    expect(timesOf({ type: 'calling', startedAt: now - 5 })).toBe(now - 5);
  });

  it('are as long as the server says', () => {
    const { times } = readCallTimes({ info, entry: null, isRung: true, now });
    expect(times).toEqual({ unanswered: 35_000, ringFresh: 9_000, rejoin: 25_000 });
  });

  it('go on where they were for whoever comes back', () => {
    const running = { ...info, running_since: '2026-01-01T12:00:05.000Z' };
    const read = (from: typeof info | typeof running) =>
      readCallTimes({ info: from, entry: null, isRung: false, now }).runningSince;
    expect([read(running), read(info)]).toEqual([now - 15_000, undefined]);
  });

  it('are as old as the server says for whoever is not rung', () => {
    expect(readCallTimes({ info, entry: null, isRung: false, now }).startedAt).toBe(now - 20_000);
  });
});
