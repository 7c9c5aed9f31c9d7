import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPresence } from './createPresence.ts';

describe('presence', () => {
  const onLeave = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    onLeave.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins with the first socket and ends a grace after the last', () => {
    const presence = createPresence({ graceMs: 5000, onLeave });
    expect([presence.arrive('ana'), presence.arrive('ana')]).toEqual([true, false]);
    presence.depart('ana');
    vi.advanceTimersByTime(60_000);
    expect(presence.isOnline('ana')).toBe(true);
    presence.depart('ana');
    vi.advanceTimersByTime(4999);
    expect([presence.isOnline('ana'), onLeave.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect(presence.isOnline('ana')).toBe(false);
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('ana');
  });

  it('goes on over a reload within the grace, without coming anew', () => {
    const presence = createPresence({ graceMs: 5000, onLeave });
    presence.arrive('ana');
    presence.depart('ana');
    vi.advanceTimersByTime(3000);
    expect(presence.arrive('ana')).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(presence.isOnline('ana')).toBe(true);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('tells nobody after it was stopped, whenever the last sockets close', () => {
    const presence = createPresence({ graceMs: 5000, onLeave });
    for (const person of ['ana', 'bea']) presence.arrive(person);
    presence.depart('ana');
    presence.stop();
    presence.depart('bea');
    vi.advanceTimersByTime(60_000);
    expect(onLeave).not.toHaveBeenCalled();
  });
});
