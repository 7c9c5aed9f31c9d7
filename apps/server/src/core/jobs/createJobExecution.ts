import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import { onBehalfOf } from '../outside/outsidePatience.ts';
import type { Job, JobDefinition, JobResult, RepeatedJob, RetryPolicy } from './Jobs.ts';
import { changeJob, endJob, type JobRow } from './jobRows.ts';

/** Part of the pause between two runs of a repeated job during which it is not due; timers are not exact. */
export const claimedShare = 0.9;

/** Milliseconds until the next attempt: doubled each time, half of it left to chance so that retries spread. */
export function retryPause(retry: RetryPolicy, attempts: number, random: () => number): number {
  const full = Math.min(retry.longestPauseMs, retry.firstPauseMs * 2 ** Math.max(0, attempts - 1));
  return full / 2 + (full / 2) * random();
}

/** What {@link createJobExecution} needs. */
export type JobExecutionOptions = {
  db: DatabaseHandle['db'];
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** A number from 0 to 1, for the part of pauses that is left to chance. */
  random: () => number;
};

/** Runs jobs that were taken, and writes to their rows what came of it. */
export function createJobExecution({ db, clock, log, random }: JobExecutionOptions) {
  const inMs = (ms: number): Date => new Date(clock().getTime() + ms);

  async function giveUp(definition: JobDefinition<unknown>, row: JobRow, job: Job<unknown>, detail: string) {
    const { kind, onGivenUp } = definition;
    await onGivenUp?.(job);
    log.error({ job: kind, detail, attempts: row.attempts }, 'a job was given up');
    await changeJob(db, row, { failedAt: clock(), lease: null, problem: detail });
  }

  /** Writes a result; returns in how many milliseconds the job is due again, undefined: it is over. */
  async function store(
    definition: JobDefinition<unknown>,
    row: JobRow,
    job: Job<unknown>,
    result: JobResult,
  ): Promise<number | undefined> {
    const { retry } = definition;
    switch (result.status) {
      case 'done':
        await endJob(db, row);
        return undefined;
      case 'refused':
        await giveUp(definition, row, job, result.detail);
        return undefined;
      case 'postponed':
        await changeJob(db, row, { dueAt: inMs(result.afterMs), attempts: row.attempts - 1, lease: null });
        return result.afterMs;
      case 'failed': {
        if (row.attempts >= retry.attempts) {
          await giveUp(definition, row, job, result.detail);
          return undefined;
        }
        const pauseMs = Math.max(retryPause(retry, row.attempts, random), result.afterMs ?? 0);
        await changeJob(db, row, { dueAt: inMs(pauseMs), lease: null, problem: result.detail });
        return pauseMs;
      }
    }
  }

  return {
    /** Runs a job once; returns in how many milliseconds it is due again, undefined: it is over. */
    async runOnce(definition: JobDefinition<unknown>, row: JobRow): Promise<number | undefined> {
      const { kind, run } = definition;
      const { id, data, ownerId, attempts, expiresAt } = row;
      if (expiresAt && expiresAt <= clock()) {
        await endJob(db, row);
        return undefined;
      }
      const job: Job<unknown> = { id, data, ownerId, attempts, expiresAt, endIn: (tx) => endJob(tx, row) };
      const result = await onBehalfOf(ownerId ?? kind, () => run(job)).catch((error: unknown): JobResult => {
        log.error({ err: error, job: kind }, 'a job failed');
        return { status: 'failed', detail: error instanceof Error ? error.name : 'error' };
      });
      return store(definition, row, job, result);
    },

    /** Runs a repeated job; it is due again after its pause, whether it failed or not. */
    async runRepeated(repeats: RepeatedJob, row: JobRow): Promise<void> {
      const dueAt = inMs(repeats.everyMs * claimedShare);
      try {
        await onBehalfOf(repeats.kind, repeats.run);
        await changeJob(db, row, { dueAt, lease: null, attempts: 0, problem: null });
      } catch (error) {
        log.error({ err: error, job: repeats.kind }, 'a repeated job failed');
        const problem = error instanceof Error ? error.name : 'error';
        await changeJob(db, row, { dueAt, lease: null, problem });
      }
    },
  };
}

/** Runs jobs that were taken. */
export type JobExecution = ReturnType<typeof createJobExecution>;
