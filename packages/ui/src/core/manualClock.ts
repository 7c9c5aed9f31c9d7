import type { Clock } from './Clock.ts';

/** A clock that only moves when `advance` is called. */
export interface ManualClock extends Clock {
  /** Moves time forward, calling what becomes due in its order. */
  advance(milliseconds: number): void;
}

/** Makes a clock that stands still at `start` (milliseconds since 1970). */
export function manualClock(start = 1_700_000_000_000): ManualClock {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    schedule: (callback, milliseconds) => {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const due = timers.filter((timer) => timer.at <= end).sort((left, right) => left.at - right.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = due.at;
        due.callback();
      }
      now = end;
    },
  };
}
