import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stallTimeout, withStallTimeout } from './withStallTimeout.ts';

/** Something that ends only when it is given up. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')));
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is watched', () => {
  it('is given up when nothing moves', async () => {
    const outcome = expect(withStallTimeout(hanging)).rejects.toThrow('given up');
    await vi.advanceTimersByTimeAsync(stallTimeout);
    await outcome;
  });

  it('goes on as long as something moves', async () => {
    let move = (): void => {};
    let isOver = false;
    const whole = withStallTimeout((signal, moved) => {
      move = moved;
      return hanging(signal);
    }).catch(() => {
      isOver = true;
    });
    for (let turn = 0; turn < 5; turn += 1) {
      await vi.advanceTimersByTimeAsync(stallTimeout - 1);
      move();
    }
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(stallTimeout);
    await whole;
    expect(isOver).toBe(true);
  });

  it('is given up by whoever wants it no more', async () => {
    const caller = new AbortController();
    const outcome = expect(withStallTimeout(hanging, caller.signal)).rejects.toThrow('given up');
    caller.abort();
    await outcome;
  });

  it('leaves no clock behind', async () => {
    expect(await withStallTimeout(async () => 'done')).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });
});
