import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../test/createTestClock.ts';
import { createTestDatabase } from '../../../test/createTestDatabase.ts';
import type { DatabaseHandle } from '../../db/Database.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { users } from '../../db/schema/users.ts';
import { retryPause } from './createJobExecution.ts';
import { createJobs, type JobsOptions } from './createJobs.ts';
import type { Job, JobDefinition, JobResult } from './Jobs.ts';

type Task = { name: string };

let database: DatabaseHandle;
let drop: () => Promise<void>;
let clock: ReturnType<typeof createTestClock>;
const logged: unknown[] = [];

beforeAll(async () => {
  const created = await createTestDatabase();
  database = await created.open();
  drop = created.drop;
});
beforeEach(async () => {
  clock = createTestClock();
  logged.length = 0;
  await database.db.delete(jobs);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const rows = () => database.db.select().from(jobs).where(eq(jobs.kind, 'task'));

async function person(): Promise<string> {
  const id = randomUUID();
  const form = { name: 'Ana', country: '', language: 'English', accent: '', gender: 'other' } as const;
  await database.db.insert(users).values({ id, ...form, createdAt: clock.now() });
  return id;
}

/** A process that runs tasks until they are ended by name. */
function createProcess(
  more: Partial<JobDefinition<Task>> = {},
  { kind = 'postgres', ...options }: Partial<JobsOptions> & { kind?: DatabaseHandle['kind'] } = {},
) {
  const begun: string[] = [];
  const ends = new Map<string, (result: JobResult) => void>();
  const runner = createJobs({
    database: { ...database, kind },
    clock: clock.now,
    log: { error: (...args: unknown[]) => void logged.push(args) },
    random: () => 1,
    ...options,
  });
  const queue = runner.define<Task>({
    kind: 'task',
    concurrency: 4,
    perOwner: 1,
    retry: { attempts: 3, firstPauseMs: 60_000, longestPauseMs: 100_000 },
    run: ({ data: { name } }: Job<Task>) => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
    ...more,
  });
  return {
    runner,
    queue,
    begun,
    end: (name: string, result: JobResult = { status: 'done' }) => ends.get(name)?.(result),
    hasBegun: (...names: string[]) =>
      vi.waitFor(() => expect(begun.toSorted()).toEqual(names.toSorted()), { timeout: 10_000 }),
    add: async (name: string, ownerId?: string) => {
      // Each is due after the one before.
      clock.advance(0.01);
      await queue.add(database.db, [{ data: { name }, ...(ownerId && { ownerId }) }]);
    },
  };
}

const always = (result: JobResult) => ({ run: async () => result });

describe('jobs', () => {
  it('are done once, and leave nothing', async () => {
    const one = createProcess(always({ status: 'done' }));
    await one.add('a');
    await one.runner.start();
    await one.queue.runDue();
    expect(await rows()).toEqual([]);
  });

  it('give owners turns: one whose jobs never end holds up nobody else', async () => {
    const [ana, bea] = [await person(), await person()];
    const { runner, add, hasBegun, end } = createProcess();
    for (let index = 1; index <= 20; index += 1) await add(`ana ${index}`, ana);
    for (let index = 1; index <= 2; index += 1) await add(`bea ${index}`, bea);
    await runner.start();
    await hasBegun('ana 1', 'bea 1');
    end('bea 1');
    await hasBegun('ana 1', 'bea 1', 'bea 2');
    end('bea 2');
    end('ana 1');
    await hasBegun('ana 1', 'bea 1', 'bea 2', 'ana 2');
    runner.stop();
    end('ana 2');
    await runner.whenIdle();
  });

  it('leave half of the places to first attempts', async () => {
    const { runner, add, hasBegun, end } = createProcess();
    for (const name of ['a', 'b', 'c']) await add(name);
    await database.db.update(jobs).set({ attempts: 1 });
    for (const name of ['d', 'e', 'f']) await add(name);
    await runner.start();
    await hasBegun('a', 'b', 'd', 'e');
    end('d');
    await hasBegun('a', 'b', 'd', 'e', 'f');
    runner.stop();
    for (const name of ['a', 'b', 'e', 'f']) end(name);
    await runner.whenIdle();
  });

  it('are tried again after longer and longer pauses, then kept as dead letters with the reason', async () => {
    const given: string[] = [];
    const { runner, queue, add } = createProcess({
      ...always({ status: 'failed', detail: 'busy' }),
      onGivenUp: async ({ data }) => void given.push(data.name),
    });
    await add('a');
    await runner.start();
    await queue.runDue();
    for (const [attempts, pauseMs] of [
      [1, 60_000],
      [2, 100_000],
    ] as const) {
      const [row] = await rows();
      expect(row).toMatchObject({ attempts, lease: null, problem: 'busy', failedAt: null });
      expect(Math.round(((row?.dueAt.getTime() ?? 0) - clock.now().getTime()) / 1000)).toBe(pauseMs / 1000);
      clock.advance(pauseMs / 1000);
      await queue.runDue();
    }
    expect((await rows())[0]).toMatchObject({ attempts: 3, problem: 'busy', failedAt: expect.any(Date) });
    expect(given).toEqual(['a']);
    expect(logged).toEqual([[{ job: 'task', detail: 'busy', attempts: 3 }, 'a job was given up']]);
    clock.advance(86_400);
    await queue.runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 3 });
    runner.stop();
  });

  it('that throw are tried again, and those that are postponed have lost no attempt', async () => {
    const results: (() => Promise<JobResult>)[] = [
      async () => ({ status: 'postponed', afterMs: 5000 }),
      async () => {
        throw new TypeError('Once.');
      },
    ];
    const run = () => (results.shift() ?? (async () => ({ status: 'done' }) as const))();
    const { runner, queue, add } = createProcess({ run });
    await add('a');
    await runner.start();
    await queue.runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 0, lease: null });
    clock.advance(5);
    await queue.runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 1, problem: 'TypeError' });
    clock.advance(60);
    await queue.runDue();
    expect(await rows()).toEqual([]);
    runner.stop();
  });

  it('are each tried again when their own pause is over', async () => {
    const begun: string[] = [];
    const { runner, add } = createProcess({
      run: async ({ data: { name } }) => {
        begun.push(name);
        if (begun.filter((each) => each === name).length > 1) return { status: 'done' };
        return { status: 'postponed', afterMs: name === 'soon' ? 20 : 120 };
      },
    });
    await add('soon');
    await add('later');
    await runner.start();
    // Long before anybody looks for what was left.
    await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 8000 });
    expect(begun).toHaveLength(4);
    runner.stop();
  });

  it('of a process that was killed are taken up after their lease, at once where no other process can be', async () => {
    const killed = createProcess();
    await killed.add('a');
    await killed.runner.start();
    await killed.hasBegun('a');
    killed.runner.stop();
    const other = createProcess();
    await other.runner.start();
    await other.queue.whenIdle();
    expect(other.begun).toEqual([]);
    clock.advance(31);
    other.queue.wake();
    await other.hasBegun('a');
    // What the first one notes about it now changes nothing.
    killed.end('a', { status: 'refused', detail: 'late' });
    await killed.runner.whenIdle();
    expect((await rows())[0]).toMatchObject({ attempts: 2, failedAt: null });
    other.runner.stop();
    const only = createProcess({}, { kind: 'pglite' });
    await only.runner.start();
    await only.hasBegun('a');
    only.runner.stop();
    only.end('a');
    other.end('a');
    await Promise.all([only.runner.whenIdle(), other.runner.whenIdle()]);
    expect(await rows()).toEqual([]);
  });

  it('are taken by one of several processes', async () => {
    const begun: string[] = [];
    const run = async ({ data }: Job<Task>): Promise<JobResult> => {
      begun.push(data.name);
      return { status: 'done' };
    };
    const processes = [createProcess({ run }), createProcess({ run })];
    const names = Array.from({ length: 30 }, (_, index) => `${index}`);
    for (const name of names) await processes[0]?.add(name);
    await Promise.all(processes.map(({ runner }) => runner.start()));
    await vi.waitFor(
      async () => {
        await Promise.all(processes.map(({ queue }) => queue.runDue()));
        expect(await rows()).toEqual([]);
      },
      { timeout: 10_000 },
    );
    expect(begun.toSorted()).toEqual(names.toSorted());
    for (const { runner } of processes) runner.stop();
  });

  it('with a key wait once, and begin anew after one was given up', async () => {
    const { runner, queue } = createProcess(always({ status: 'refused', detail: 'never' }));
    const add = (name: string) => queue.add(database.db, [{ key: 'k', data: { name } }]);
    await add('first');
    await add('second');
    expect((await rows()).map(({ data }) => data)).toEqual([{ name: 'first' }]);
    await runner.start();
    await queue.runDue();
    expect((await rows())[0]?.failedAt).not.toBeNull();
    await add('third');
    expect((await rows())[0]).toMatchObject({ data: { name: 'third' }, attempts: 0, failedAt: null });
    runner.stop();
  });

  it('with a key are put in the place of the one that waits, also of one that has begun', async () => {
    const { runner, queue, begun, hasBegun, end } = createProcess();
    const put = (name: string, seconds: number) =>
      queue.put(database.db, {
        ...{ key: 'k', data: { name } },
        dueAt: new Date(clock.now().getTime() + seconds * 1000),
      });
    await put('first', 3600);
    await put('second', 60);
    await runner.start();
    await queue.runDue();
    expect(begun).toEqual([]);
    clock.advance(61);
    queue.wake();
    await hasBegun('second');
    await put('third', 60);
    // What the one that runs notes now is not noted at the other one.
    end('second');
    await queue.whenIdle();
    expect((await rows()).map(({ data, attempts }) => [data, attempts])).toEqual([[{ name: 'third' }, 0]]);
    runner.stop();
  });

  it('that expired are not done, and those that were cancelled end without their effect', async () => {
    const owner = await person();
    const ended: boolean[] = [];
    const { runner, queue, begun, end, hasBegun } = createProcess({
      run: async (job) => {
        begun.push(job.data.name);
        await new Promise<void>((resolve) => ends.push(resolve));
        ended.push(await database.db.transaction((tx) => job.endIn(tx)));
        return { status: 'done' };
      },
    });
    const ends: (() => void)[] = [];
    const expiresAt = new Date(clock.now().getTime() - 1);
    await queue.add(database.db, [
      { data: { name: 'late' }, expiresAt },
      { data: { name: 'a' }, ownerId: owner, subject: 'about' },
    ]);
    await runner.start();
    await hasBegun('a');
    expect(await queue.cancel({ ownerIds: [owner], subject: 'about' })).toEqual([
      { data: { name: 'a' }, attempts: 1 },
    ]);
    for (const resolve of ends) resolve();
    end('a');
    await queue.whenIdle();
    expect(ended).toEqual([false]);
    expect(await rows()).toEqual([]);
    runner.stop();
  });

  it('go with their owner', async () => {
    const owner = await person();
    const { add } = createProcess();
    await add('a', owner);
    await database.db.delete(users).where(eq(users.id, owner));
    expect(await rows()).toEqual([]);
  });

  it('wait for a random part of their pause', () => {
    const retry = { attempts: 9, firstPauseMs: 1000, longestPauseMs: 3000 };
    expect([1, 2, 3].map((attempts) => retryPause(retry, attempts, () => 0))).toEqual([500, 1000, 1500]);
    expect([1, 2, 3].map((attempts) => retryPause(retry, attempts, () => 1))).toEqual([1000, 2000, 3000]);
  });
});

describe('a repeated job', () => {
  const kinds = ['sweep', 'rare'];
  const dueRows = () => database.db.select().from(jobs).where(inArray(jobs.kind, kinds));

  it('runs on one process each time, after a failure too, and its time outlives the process', async () => {
    const runs: string[] = [];
    const start = async (name: string) => {
      const { runner } = createProcess();
      runner.repeat({
        kind: 'sweep',
        everyMs: 3_600_000,
        run: async () => {
          runs.push(name);
          if (runs.length === 1) throw new RangeError('Once.');
        },
      });
      await runner.start();
      await runner.whenIdle();
      runner.stop();
    };
    await start('too early');
    expect(runs).toEqual([]);
    clock.advance(3600);
    await Promise.all([start('one'), start('other')]);
    expect(runs).toHaveLength(1);
    expect(await dueRows()).toMatchObject([{ problem: 'RangeError', attempts: 1, lease: null }]);
    clock.advance(3600);
    await start('next');
    expect(runs.at(-1)).toBe('next');
    expect(await dueRows()).toMatchObject([{ problem: null, attempts: 0 }]);
  });

  it('is not claimed while it is not needed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let isNeeded = false;
      const run = vi.fn(async () => undefined);
      const { runner } = createProcess();
      runner.repeat({ kind: 'rare', everyMs: 3000, run, isNeeded: async () => isNeeded });
      await runner.start();
      clock.advance(3);
      vi.advanceTimersByTime(3000);
      await runner.whenIdle();
      expect(run).not.toHaveBeenCalled();
      isNeeded = true;
      vi.advanceTimersByTime(3000);
      await runner.whenIdle();
      expect(run).toHaveBeenCalledTimes(1);
      runner.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('needs a name of its own', () => {
    const { runner } = createProcess();
    const job = { kind: 'sweep', everyMs: 1, run: async () => undefined };
    runner.repeat(job);
    expect(() => runner.repeat(job)).toThrow('Two jobs are called "sweep".');
  });
});

it('removes dead letters with their use, and others after a month', async () => {
  const now = clock.now();
  const failed = { kind: 'task', data: {}, dueAt: now, createdAt: now, failedAt: now };
  await database.db.insert(jobs).values([failed, { ...failed, expiresAt: new Date(now.getTime() + 60_000) }]);
  const left = async (seconds: number) => {
    clock.advance(seconds);
    await database.db.update(jobs).set({ dueAt: sql`due_at - interval '40 days'` });
    const { runner } = createProcess();
    await runner.start();
    await runner.whenIdle();
    runner.stop();
    return (await rows()).length;
  };
  expect(await left(0)).toBe(2);
  expect(await left(61)).toBe(1);
  expect(await left(31 * 86_400)).toBe(0);
});
