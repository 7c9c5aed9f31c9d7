import { describe, expect, it, vi } from 'vitest';
import { createBackoff, createListenerSet, createQueue, formatLength, manualClock } from './index.ts';

describe('createBackoff', () => {
  it('doubles from the first pause to the longest, of which at most one half is left out', () => {
    const [least, most] = [0, 1].map((share) => createBackoff({ random: () => share }));
    expect([0, 1, 2, 3, 7, 40].map((attempts) => most?.(attempts))).toEqual([
      1_000, 1_000, 2_000, 4_000, 60_000, 60_000,
    ]);
    expect(least?.(3)).toBe(2_000);
  });

  it('takes pauses of its own', () => {
    const pause = createBackoff({ first: 10, longest: 15, random: () => 1 });
    expect([1, 2].map(pause)).toEqual([10, 15]);
  });
});

describe('createQueue', () => {
  it('runs one task at a time, in order, also after a failure', async () => {
    const queue = createQueue();
    const steps: string[] = [];
    const task =
      (name: string, fails = false) =>
      async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const first = queue(task('first', true));
    const second = queue(task('second'));
    await expect(first).rejects.toThrow('first');
    await expect(second).resolves.toBe('second');
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});

describe('createListenerSet', () => {
  it('calls every listener until it is removed, also when one removes itself', () => {
    const { subscribe, notify } = createListenerSet();
    const stays = vi.fn();
    const leave = subscribe(() => leave());
    subscribe(stays);
    notify();
    notify();
    expect(stays).toHaveBeenCalledTimes(2);
  });
});

describe('manualClock', () => {
  it('calls what becomes due in the order of its time, and not what was cancelled', () => {
    const clock = manualClock(0);
    const due: string[] = [];
    clock.schedule(() => due.push('late'), 20);
    clock.schedule(() => due.push(`early at ${clock.now()}`), 10);
    clock.schedule(() => due.push('cancelled'), 15)();
    clock.advance(20);
    expect(due).toEqual(['early at 10', 'late']);
  });
});

describe('formatLength', () => {
  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [61_500, '1:01'],
    [600_000, '10:00'],
    [3_599_999, '59:59'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
    [-5, '0:00'],
  ])('writes %i ms as %s', (milliseconds, shown) => {
    expect(formatLength(milliseconds)).toBe(shown);
  });
});
