import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import { claimedShare, createJobExecution } from './createJobExecution.ts';
import { createLane, type Lane } from './createLane.ts';
import type { JobDefinition, JobQueue, JobResult, JobRunner, RepeatedJob } from './Jobs.ts';
import {
  cancelJobs,
  forgetGivenUp,
  insertJobs,
  releaseLeases,
  renewLeases,
  selectDueKinds,
} from './jobRows.ts';

/** What jobs are run with. */
export type JobsOptions = {
  database: Pick<DatabaseHandle, 'db' | 'kind'>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** A number from 0 to 1, for the part of pauses that is left to chance. */
  random?: () => number;
  /** After which a process that does not renew what it took counts as crashed, in milliseconds. */
  leaseMs?: number;
};

/** How often is looked for what another process left, or added without having a free place for it. */
const sweepEveryMs = 15_000;
/** Sweeps between two looks at repeated jobs. */
const sweepsPerMinute = 4;
const dayMs = 86_400_000;
/** How long dead letters are kept, for whoever looks for the reason. */
const keepGivenUpMs = 30 * dayMs;

/** Runs the jobs of a database: taken under a lease, by owners in turn, tried again after a pause, given up in the end. */
export function createJobs(options: JobsOptions): JobRunner {
  const { database, clock, log, random = Math.random, leaseMs = 30_000 } = options;
  const { db } = database;
  const execution = createJobExecution({ db, clock, log, random });
  const lease = randomUUID();
  const lanes = new Map<string, Lane>();
  const timers = new Set<NodeJS.Timeout>();
  let state: 'idle' | 'working' | 'stopped' = 'idle';
  let sweeps = 0;
  let renewing: NodeJS.Timeout | undefined;

  const inMs = (ms: number): Date => new Date(clock().getTime() + ms);

  async function sweep(): Promise<void> {
    const looksAtRepeated = sweeps % sweepsPerMinute === 0;
    sweeps += 1;
    for (const kind of await selectDueKinds(db, clock())) {
      const lane = lanes.get(kind);
      if (lane && (!lane.repeats || (looksAtRepeated && !lane.repeats.isNeeded))) lane.wake();
    }
  }

  async function renew(): Promise<void> {
    const ids = [...lanes.values()].flatMap((lane) => lane.runningIds());
    if (ids.length > 0) await renewLeases(db, { ids, lease, until: inMs(leaseMs) });
  }

  function every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
    const run = () =>
      work().catch((error: unknown) => log.error({ err: error }, 'jobs could not be looked for'));
    return setInterval(run, ms).unref();
  }

  function addLane(definition: JobDefinition<unknown>, repeats?: RepeatedJob): Lane {
    if (lanes.has(definition.kind)) throw new Error(`Two jobs are called "${definition.kind}".`);
    const isWorking = () => state === 'working';
    const lane = createLane({ db, clock, log, execution, definition, repeats, lease, leaseMs, isWorking });
    lanes.set(definition.kind, lane);
    return lane;
  }

  function define<Data>(definition: JobDefinition<Data>): JobQueue<Data> {
    const { kind } = definition;
    // The data of a kind are written by `add` alone.
    const lane = addLane(definition as JobDefinition<unknown>);
    return {
      add: (tx, added) => {
        const now = clock();
        return insertJobs(
          tx,
          added.map((job) => ({ ...job, kind, dueAt: job.dueAt ?? now, createdAt: now })),
        );
      },
      put: (tx, job) => {
        const now = clock();
        return insertJobs(tx, [{ ...job, kind, dueAt: job.dueAt ?? now, createdAt: now }], {
          replaces: true,
        });
      },
      wake: lane.wake,
      cancel: async ({ ownerIds, subject }) =>
        (await cancelJobs(db, { kind, ownerIds, subject })) as { data: Data; attempts: number }[],
      runDue: () => {
        lane.wake();
        return lane.whenIdle();
      },
      whenIdle: lane.whenIdle,
    };
  }

  function repeat(job: RepeatedJob): void {
    const { kind } = job;
    const retry = { attempts: Number.POSITIVE_INFINITY, firstPauseMs: 0, longestPauseMs: 0 };
    const run = async (): Promise<JobResult> => ({ status: 'done' });
    addLane({ kind, concurrency: 1, perOwner: 1, retry, run }, job);
  }

  async function start(): Promise<void> {
    const now = clock();
    if (database.kind === 'pglite') await releaseLeases(db, now);
    const repeated = [...lanes.values()].flatMap((lane) => (lane.repeats ? [lane] : []));
    await insertJobs(
      db,
      repeated.map(({ definition: { kind }, repeats }) => {
        const dueAt = inMs((repeats?.everyMs ?? 0) * claimedShare);
        return { kind, key: 'repeated', data: {}, dueAt, createdAt: now };
      }),
    );
    state = 'working';
    for (const lane of repeated) {
      if (lane.repeats?.isNeeded) timers.add(every(lane.repeats.everyMs, async () => lane.wake()));
    }
    timers.add(every(sweepEveryMs, sweep));
    renewing = every(leaseMs / 3, renew);
    await sweep();
  }

  repeat({
    kind: 'removal of jobs that were given up',
    everyMs: dayMs,
    run: () => forgetGivenUp(db, { now: clock(), before: inMs(-keepGivenUpMs) }),
  });

  return {
    define,
    repeat,
    start,
    stop: () => {
      state = 'stopped';
      for (const timer of timers) clearInterval(timer);
      for (const lane of lanes.values()) lane.stop();
    },
    whenIdle: async () => {
      await Promise.all([...lanes.values()].map((lane) => lane.whenIdle()));
      if (state === 'stopped') clearInterval(renewing);
    },
  };
}
