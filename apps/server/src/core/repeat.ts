import type { Core } from './Core.ts';
import type { RepeatedJob } from './jobs/Jobs.ts';

/**
 * Runs a job now and then, also across restarts, until the app closes; a failed run is logged, the next one comes all the
 * same. Where several processes share a database, one of them runs it each time.
 */
export function repeat(
  core: Pick<Core, 'jobs'>,
  kind: string,
  everyMs: number,
  run: () => Promise<void>,
  options: Pick<RepeatedJob, 'isNeeded'> = {},
): void {
  core.jobs.repeat({ kind, everyMs, run, ...options });
}
