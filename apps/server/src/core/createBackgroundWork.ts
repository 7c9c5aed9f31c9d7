import type { Core } from './Core.ts';

/**
 * Runs work that goes on after the response to a request was sent. Errors are given to `onError`, and the server waits for what is
 * under way before it closes its database.
 */
export function createBackgroundWork(
  { onClose }: Pick<Core, 'onClose'>,
  onError: (error: unknown) => void,
): (work: Promise<unknown>) => void {
  const pending = new Set<Promise<void>>();
  onClose(async () => {
    await Promise.all(pending);
  });
  return (work) => {
    const tracked: Promise<void> = work.then(() => undefined, onError).finally(() => pending.delete(tracked));
    pending.add(tracked);
  };
}
