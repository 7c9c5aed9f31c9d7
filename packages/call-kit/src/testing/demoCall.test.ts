import { manualClock } from '@franca/ui/core';
import { expect, it, vi } from 'vitest';
import { demoCall } from './demoCall.ts';

it('goes on with the time of the machine', () => {
  vi.useFakeTimers();
  const { clock } = demoCall().session;
  const tick = vi.fn();
  clock.schedule(tick, 1_000);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(tick).toHaveBeenCalledOnce();
});

it('stands still with a clock that a test moves', () => {
  const clock = manualClock();
  expect(demoCall({ clock }).session.clock).toBe(clock);
});
