import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { JobExecution } from './createJobExecution.ts';
import type { JobDefinition, RepeatedJob } from './Jobs.ts';
import { type JobRow, takeJobs } from './jobRows.ts';

/** What a lane is run with. */
export type LaneOptions = {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  execution: JobExecution;
  definition: JobDefinition<unknown>;
  /** How its one job is repeated; undefined for jobs that are added. */
  repeats: RepeatedJob | undefined;
  /** Names what this process takes. */
  lease: string;
  /** For how long it is taken, in milliseconds. */
  leaseMs: number;
  /** Whether jobs are taken. */
  isWorking: () => boolean;
};

/** A kind of jobs, and what this process does of it. */
export type Lane = {
  definition: JobDefinition<unknown>;
  repeats: RepeatedJob | undefined;
  /** Looks for jobs that are due, and takes those that there are places for. */
  wake: () => void;
  /** Ids of the jobs that run. */
  runningIds: () => string[];
  /** Resolves when nothing is looked for and nothing runs. */
  whenIdle: () => Promise<void>;
  /** Clears what would look again later. */
  stop: () => void;
};

/** Pauses that have a timer of their own, and what is added to them, as timers are not exact. */
const [longestTimerMs, timerSlackMs] = [60_000, 2];

/** Takes the jobs of one kind and runs them, as many at a time as there are places. */
export function createLane(options: LaneOptions): Lane {
  const { db, clock, log, execution, definition, repeats, lease, leaseMs, isWorking } = options;
  const { kind, concurrency, perOwner } = definition;
  const running = new Map<string, { row: JobRow; end: Promise<void> }>();
  const timers = new Set<NodeJS.Timeout>();
  // Work never belongs to the request, nor to its open transaction, that happened to wake it.
  const outside = AsyncLocalStorage.snapshot();
  let looking: Promise<void> | undefined;
  let isCalled = false;

  /** Looks again when the pause of a job is over; long pauses are left to the sweep. */
  function wakeIn(ms: number): void {
    if (!isWorking() || ms > longestTimerMs) return;
    // A timer for each: the job of a later one is not due yet when an earlier one fires.
    const timer = setTimeout(() => {
      timers.delete(timer);
      wake();
    }, ms + timerSlackMs).unref();
    timers.add(timer);
  }

  function begin(row: JobRow): void {
    const run = async (): Promise<void> => {
      if (repeats) return execution.runRepeated(repeats, row);
      const afterMs = await execution.runOnce(definition, row);
      if (afterMs !== undefined) wakeIn(afterMs);
    };
    const end = run()
      .catch((error: unknown) => log.error({ err: error, job: row.kind }, 'a job could not be ended'))
      .then(() => {
        running.delete(row.id);
        // A place is free, and a turn of its owner.
        if (!repeats) wake();
      });
    running.set(row.id, { row, end });
  }

  async function takeDue(): Promise<void> {
    do {
      isCalled = false;
      if (repeats?.isNeeded && !(await repeats.isNeeded())) return;
      const rows = [...running.values()].map(({ row }) => row);
      const count = concurrency - rows.length;
      if (count <= 0 || !isWorking()) return;
      // What failed before may do so again, and slowly: it never holds more than half of the places.
      const retries = Math.ceil(concurrency / 2) - rows.filter(({ attempts }) => attempts > 1).length;
      const now = clock();
      const until = new Date(now.getTime() + leaseMs);
      const owned = rows.map(({ id, ownerId }) => ({ id, ownerId }));
      const wanted = { kind, now, until, lease, count, retries, perOwner, running: owned };
      for (const row of await takeJobs(db, wanted)) begin(row);
    } while (isCalled);
  }

  function wake(): void {
    if (!isWorking()) return;
    isCalled = true;
    looking ??= outside(takeDue)
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be taken'))
      .then(() => {
        looking = undefined;
        // A call that came while the last statement ran must not be lost.
        if (isCalled && running.size < concurrency) wake();
      });
  }

  return {
    definition,
    repeats,
    wake,
    runningIds: () => [...running.keys()],
    whenIdle: async () => {
      while (looking || running.size > 0) {
        await looking;
        await Promise.all([...running.values()].map(({ end }) => end));
      }
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
