import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';
import type { Database } from './Database.ts';
import { databaseProblem, rowsOf } from './Database.ts';
import { settings } from './schema/settings.ts';

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => undefined).catch((error) => error);

describe('the database, whichever it is', () => {
  let app: TestApp;
  let db: Database;

  beforeAll(async () => {
    app = await createTestApp();
    db = app.core.database.db;
  });
  afterAll(() => app.dispose());

  const storedValue = async (key: string): Promise<string | undefined> => {
    const [row] = await db.select().from(settings).where(eq(settings.key, key));
    return row?.value;
  };

  it('keeps what a transaction wrote', async () => {
    await db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'kept', value: 'yes' });
    });
    expect(await storedValue('kept')).toBe('yes');
  });

  it('reads and plans a statement once', async () => {
    const kept = await db.transaction(async (tx) => {
      for (const one of [1, 2, 3]) await tx.execute(sql`select ${one}::integer + 41 as sum`);
      const ours = '%+ 41 as sum';
      return rowsOf(tx, sql`select statement from pg_prepared_statements where statement like ${ours}`);
    });
    expect(kept).toHaveLength(1);
  });

  it('forgets what a failed transaction wrote', async () => {
    const failed = db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'forgotten', value: 'yes' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await storedValue('forgotten')).toBeUndefined();
  });

  it('runs transactions and queries that were started at once without mixing them', async () => {
    await db.insert(settings).values({ key: 'counter', value: '0' });
    const increment = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(settings).where(eq(settings.key, 'counter')).for('update');
        const value = String(Number(row?.value) + 1);
        await tx.update(settings).set({ value }).where(eq(settings.key, 'counter'));
      });
    const reads = Array.from({ length: 10 }, () => storedValue('counter'));
    await Promise.all([...Array.from({ length: 10 }, increment), ...reads]);
    expect(await storedValue('counter')).toBe('10');
  });

  it('rolls an inner transaction back without the outer one', async () => {
    await db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'outer', value: 'yes' });
      const inner = tx.transaction(async (nested) => {
        await nested.insert(settings).values({ key: 'inner', value: 'yes' });
        throw new Error('only the inner one');
      });
      await inner.catch(() => undefined);
    });
    expect([await storedValue('outer'), await storedValue('inner')]).toEqual(['yes', undefined]);
  });

  it('returns rows of raw SQL in one shape', async () => {
    expect(await rowsOf(db, sql`select 1 as one, 'x' as letter`)).toEqual([{ one: 1, letter: 'x' }]);
  });

  it('names the violated constraint', async () => {
    await db.insert(settings).values({ key: 'single', value: 'a' });
    const error = await caught(db.insert(settings).values({ key: 'single', value: 'b' }));
    expect(databaseProblem(error)).toEqual({ code: '23505', constraint: 'settings_pkey' });
  });

  it('distinguishes a bad value from a broken server', async () => {
    const error = await caught(db.execute(sql`select ${'not a uuid'}::uuid`));
    expect(databaseProblem(error)?.code).toBe('22P02');
    expect(databaseProblem(new Error('something else'))).toBeUndefined();
  });
});
