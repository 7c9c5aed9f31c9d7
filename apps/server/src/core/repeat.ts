import type { Core } from './Core.ts';

/** Runs a job now and then until the app closes; a failed run is logged, the next one comes all the same. */
export function repeat(core: Core, name: string, everyMs: number, job: () => Promise<void>): void {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= job()
      .catch((error: unknown) => core.log.error({ err: error, job: name }, 'a repeated job failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  core.onClose(async () => {
    clearInterval(timer);
    await running;
  });
}
