import type { Clock } from '@franca/ui/core';

/** The longest time that a timer of a browser takes. */
const longest = 2 ** 31 - 1;

/** Calls back once a moment, milliseconds since 1970, has come by the clock; the returned function cancels. */
export function scheduleAt(clock: Clock, at: number, callback: () => void): () => void {
  let stop = (): void => {};
  const wait = (): void => {
    const left = at - clock.now();
    stop = clock.schedule(left <= longest ? () => callback() : wait, Math.min(Math.max(0, left), longest));
  };
  wait();
  return () => stop();
}
