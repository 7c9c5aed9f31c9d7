import type { Clock } from '@franca/ui/core';

/** What a promise resolves with, or undefined where that takes longer than so many milliseconds. */
export function within<Value>(
  promise: Promise<Value>,
  clock: Clock,
  milliseconds: number,
): Promise<Value | undefined> {
  let cancel = (): void => {};
  const late = new Promise<undefined>((resolve) => {
    cancel = clock.schedule(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, late]).finally(cancel);
}
