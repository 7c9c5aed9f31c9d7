import { claimJob } from '../db/claimJob.ts';
import type { Core } from './Core.ts';

/** Part of the pause between two runs during which no other process may run the job; the timers are not exact. */
const claimedShare = 0.9;

/** What else is said about a job. */
export type RepeatOptions = {
  /** Asked before a run is claimed: a job that runs often need not write when nothing is to be done. */
  isNeeded?: () => Promise<boolean>;
};

/**
 * Runs a job now and then until the app closes; a failed run is logged, the next one comes all the same. Where several
 * processes share a database, one of them runs it each time.
 */
export function repeat(
  core: Core,
  name: string,
  everyMs: number,
  job: () => Promise<void>,
  { isNeeded }: RepeatOptions = {},
): void {
  const { database, clock } = core;
  let running: Promise<void> | undefined;

  async function runClaimed(): Promise<void> {
    if (isNeeded && !(await isNeeded())) return;
    const now = clock();
    const until = new Date(now.getTime() + everyMs * claimedShare);
    if (database.kind === 'pglite' || (await claimJob(database.db, { name, now, until }))) await job();
  }

  const run = (): void => {
    running ??= runClaimed()
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
