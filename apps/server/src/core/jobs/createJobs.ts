import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import { claimedShare, createJobExecution } from './createJobExecution.ts';
import type { JobDefinition, JobQueue, JobResult, JobRunner, RepeatedJob } from './Jobs.ts';
import {
  cancelJobs,
  forgetGivenUp,
  insertJobs,
  type JobRow,
  releaseLeases,
  renewLeases,
  selectDueKinds,
  takeJobs,
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
/** Pauses that have a timer of their own, and what is added to them, as timers are not exact. */
const [longestTimerMs, timerSlackMs] = [60_000, 2];
const dayMs = 86_400_000;
/** How long dead letters are kept, for whoever looks for the reason. */
const keepGivenUpMs = 30 * dayMs;

/** A kind of jobs, and what this process does of it. */
type Lane = {
  definition: JobDefinition<unknown>;
  repeats: RepeatedJob | undefined;
  running: Map<string, { row: JobRow; end: Promise<void> }>;
  looking: Promise<void> | undefined;
  isCalled: boolean;
};

/** Runs the jobs of a database: taken under a lease, by owners in turn, tried again after a pause, given up in the end. */
export function createJobs(options: JobsOptions): JobRunner {
  const { database, clock, log, random = Math.random, leaseMs = 30_000 } = options;
  const { db } = database;
  const execution = createJobExecution({ db, clock, log, random });
  const lease = randomUUID();
  const lanes = new Map<string, Lane>();
  const timers = new Set<NodeJS.Timeout>();
  // Work never belongs to the request, nor to its open transaction, that happened to wake it.
  const outside = AsyncLocalStorage.snapshot();
  let state: 'idle' | 'working' | 'stopped' = 'idle';
  let sweeps = 0;
  let renewing: NodeJS.Timeout | undefined;

  const inMs = (ms: number): Date => new Date(clock().getTime() + ms);

  /** Looks again when the pause of a job is over; long pauses are left to the sweep. */
  function wakeIn(lane: Lane, ms: number): void {
    if (state !== 'working' || ms > longestTimerMs) return;
    // A timer for each: the job of a later one is not due yet when an earlier one fires.
    const timer = setTimeout(() => {
      timers.delete(timer);
      wake(lane);
    }, ms + timerSlackMs).unref();
    timers.add(timer);
  }

  function begin(lane: Lane, row: JobRow): void {
    const { definition, repeats } = lane;
    const run = async (): Promise<void> => {
      if (repeats) return execution.runRepeated(repeats, row);
      const afterMs = await execution.runOnce(definition, row);
      if (afterMs !== undefined) wakeIn(lane, afterMs);
    };
    const end = run()
      .catch((error: unknown) => log.error({ err: error, job: row.kind }, 'a job could not be ended'))
      .then(() => {
        lane.running.delete(row.id);
        // A place is free, and a turn of its owner.
        if (!repeats) wake(lane);
      });
    lane.running.set(row.id, { row, end });
  }

  async function takeDue(lane: Lane): Promise<void> {
    const { kind, concurrency, perOwner } = lane.definition;
    do {
      lane.isCalled = false;
      if (lane.repeats?.isNeeded && !(await lane.repeats.isNeeded())) return;
      const rows = [...lane.running.values()].map(({ row }) => row);
      const count = concurrency - rows.length;
      if (count <= 0 || state !== 'working') return;
      // What failed before may do so again, and slowly: it never holds more than half of the places.
      const retries = Math.ceil(concurrency / 2) - rows.filter(({ attempts }) => attempts > 1).length;
      const running = rows.map(({ id, ownerId }) => ({ id, ownerId }));
      const now = clock();
      const until = inMs(leaseMs);
      const taken = await takeJobs(db, { kind, now, until, lease, count, retries, perOwner, running });
      for (const row of taken) begin(lane, row);
    } while (lane.isCalled);
  }

  function wake(lane: Lane): void {
    if (state !== 'working') return;
    lane.isCalled = true;
    lane.looking ??= outside(takeDue, lane)
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be taken'))
      .then(() => {
        lane.looking = undefined;
        // A call that came while the last statement ran must not be lost.
        if (lane.isCalled && lane.running.size < lane.definition.concurrency) wake(lane);
      });
  }

  async function sweep(): Promise<void> {
    const looksAtRepeated = sweeps % sweepsPerMinute === 0;
    sweeps += 1;
    for (const kind of await selectDueKinds(db, clock())) {
      const lane = lanes.get(kind);
      if (lane && (!lane.repeats || (looksAtRepeated && !lane.repeats.isNeeded))) wake(lane);
    }
  }

  async function renew(): Promise<void> {
    const ids = [...lanes.values()].flatMap(({ running }) => [...running.keys()]);
    if (ids.length > 0) await renewLeases(db, { ids, lease, until: inMs(leaseMs) });
  }

  function every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
    const run = () =>
      work().catch((error: unknown) => log.error({ err: error }, 'jobs could not be looked for'));
    return setInterval(run, ms).unref();
  }

  const whenIdle = async (lane: Lane): Promise<void> => {
    while (lane.looking || lane.running.size > 0) {
      await lane.looking;
      await Promise.all([...lane.running.values()].map(({ end }) => end));
    }
  };

  function addLane(definition: JobDefinition<unknown>, repeats?: RepeatedJob): Lane {
    if (lanes.has(definition.kind)) throw new Error(`Two jobs are called "${definition.kind}".`);
    const lane: Lane = { definition, repeats, running: new Map(), looking: undefined, isCalled: false };
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
      wake: () => wake(lane),
      cancel: async ({ ownerIds, subject }) =>
        (await cancelJobs(db, { kind, ownerIds, subject })) as { data: Data; attempts: number }[],
      runDue: () => {
        wake(lane);
        return whenIdle(lane);
      },
      whenIdle: () => whenIdle(lane),
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
      if (lane.repeats?.isNeeded) timers.add(every(lane.repeats.everyMs, async () => wake(lane)));
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
    },
    whenIdle: async () => {
      await Promise.all([...lanes.values()].map(whenIdle));
      if (state === 'stopped') clearInterval(renewing);
    },
  };
}
