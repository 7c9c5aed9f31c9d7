import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../test/createTestDatabase.ts';
import { watchDatabase } from './watchDatabase.ts';

const onStill = vi.fn();
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onStill.mockClear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const watch = (ask: () => Promise<unknown>) => stops.push(watchDatabase({ ask, onStill }));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('reports once a database that does not respond for 30 seconds', async () => {
  watch(() => new Promise(() => undefined));
  await pass(34);
  expect(onStill).not.toHaveBeenCalled();
  await pass(120);
  expect(onStill.mock.calls).toEqual([[new Error('The database did not respond for 30 s.')]]);
});

it('lets a database be slow, and away', async () => {
  let respond = (): void => undefined;
  const ask = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        respond = resolve;
      }),
  );
  watch(ask);
  for (let round = 0; round < 5; round += 1) {
    await pass(25);
    respond();
  }
  expect(ask).toHaveBeenCalledTimes(5);
  watch(() => Promise.reject(new Error('connection refused')));
  await pass(24);
  respond();
  await pass(25);
  expect(onStill).not.toHaveBeenCalled();
});

it('reports one whose connections are all taken by what nobody ends', async () => {
  vi.useRealTimers();
  const database = await createTestDatabase();
  const { db, close } = await database.open();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const taken = Array.from({ length: 10 }, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await held;
    }),
  );
  stops.push(watchDatabase({ ask: () => db.execute(sql`select 1`), onStill, limitMs: 60 }));
  await expect.poll(() => onStill.mock.calls.length, { timeout: 10_000 }).toBe(1);
  release();
  await Promise.all(taken);
  await close();
  await database.drop();
});
