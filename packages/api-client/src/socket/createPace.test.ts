import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace } from './createPace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const pace = createPace();
  const started: number[] = [];
  const run = (count: number) => {
    for (let index = 0; index < count; index += 1) pace.run(() => started.push(index));
  };
  return { pace, started, run };
}

describe('the pace of many tasks', () => {
  it('is a hundred at once and ten each second, in their order', () => {
    const { started, run } = setUp();
    run(125);
    expect(started).toHaveLength(100);
    vi.advanceTimersByTime(1000);
    expect(started).toHaveLength(110);
    vi.advanceTimersByTime(2000);
    expect(started).toEqual(Array.from({ length: 125 }, (_, index) => index));
  });

  it('is the same for those that come again and again: a connection that comes and goes floods nobody', () => {
    const { pace, started, run } = setUp();
    for (let round = 1; round <= 20; round += 1) {
      pace.clear();
      run(500);
      vi.advanceTimersByTime(1000);
    }
    expect(started).toHaveLength(300);
  });

  it('waits as long as the server asks, once for all that it refused together, and goes on with one', () => {
    const { pace, started, run } = setUp();
    run(200);
    for (let index = 0; index < 40; index += 1) pace.refused(30_000);
    run(1);
    vi.advanceTimersByTime(29_000);
    expect(started).toHaveLength(100);
    vi.advanceTimersByTime(1000);
    expect(started).toHaveLength(101);
    pace.taken();
    vi.advanceTimersByTime(1000);
    expect(started).toHaveLength(111);
  });

  it('waits longer with each refusal, up to a minute, until something is taken', () => {
    const { pace, started, run } = setUp();
    run(200);
    const waits = [2, 4, 8, 16, 32, 60, 60];
    for (const seconds of waits) {
      const before = started.length;
      pace.refused(null);
      run(1);
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(started).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(started).toHaveLength(before + 1);
    }
    pace.taken();
    pace.refused(1000);
    run(1);
    const before = started.length;
    vi.advanceTimersByTime(2000);
    expect(started).toHaveLength(before + 1);
  });

  it('forgets what waits', () => {
    const { pace, started, run } = setUp();
    run(150);
    pace.clear();
    vi.advanceTimersByTime(60_000);
    expect(started).toHaveLength(100);
    expect(vi.getTimerCount()).toBe(0);
  });
});
