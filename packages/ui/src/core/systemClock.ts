import type { Clock } from './Clock.ts';

/** The real clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  schedule: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
