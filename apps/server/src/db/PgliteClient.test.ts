import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgliteClient } from './PgliteClient.ts';
import { PgliteThread } from './PgliteThread.ts';

describe('PgliteClient', () => {
  let client: PgliteClient;

  beforeAll(async () => {
    client = new PgliteClient(await PgliteThread.start({}));
  });
  afterAll(() => client.close());

  it('refuses a query that would wait for its own transaction for ever', async () => {
    const stuck = client.transaction(async () => client.query('select 1'));
    await expect(stuck).rejects.toThrow('use the query builder it was given');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('lets work that a transaction left behind run after its end', async () => {
    let late: Promise<unknown> | undefined;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await client.transaction(async () => {
      late = released.then(() => client.query('select 2 as two'));
    });
    release();
    expect(await late).toMatchObject({ rows: [{ two: 2 }] });
  });

  it('returns dates as text, as drizzle expects', async () => {
    const { rows } = await client.query("select date '2024-02-29' as day", [], { rowMode: 'array' });
    expect(rows).toEqual([['2024-02-29']]);
  });

  it('answers a statement that it keeps, however often and with whatever values', async () => {
    const kept = 'select $1::integer + 1 as next, $2::text as word';
    for (const [value, word] of [
      [1, 'one'],
      [41, null],
    ]) {
      expect((await client.query(kept, [value, word])).rows).toEqual([{ next: Number(value) + 1, word }]);
    }
  });

  it('keeps a statement over an error, and begins no transaction with a failed one', async () => {
    const divide = 'select 10 / $1::integer as part';
    await expect(client.query(divide, [0])).rejects.toMatchObject({ code: '22012' });
    expect((await client.query(divide, [5])).rows).toEqual([{ part: 2 }]);
    await expect(client.query('selekt 1')).rejects.toMatchObject({ code: '42601' });
    await expect(client.query('selekt 1')).rejects.toMatchObject({ code: '42601' });
    await client.exec('create table fits (name text)');
    const rolledBack = client.transaction(async (within) => {
      await within.query('insert into fits values ($1)', ['never']);
      await within.query(divide, [0]);
    });
    await expect(rolledBack).rejects.toMatchObject({ code: '22012' });
    await client.query('insert into fits values ($1)', ['once']);
    expect((await client.query('select name from fits')).rows).toEqual([{ name: 'once' }]);
  });

  it('keeps as many statements as are in use, and reads those anew that it gave up', async () => {
    const ask = (index: number) => client.query(`select $1::integer + ${index} as sum`, [1]);
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 300; index++) {
        expect((await ask(index)).rows).toEqual([{ sum: index + 1 }]);
      }
    }
    const { rows } = await client.query('select count(*)::integer as kept from pg_prepared_statements');
    expect(rows).toEqual([{ kept: 120 }]);
  });

  it('answers what was asked at once in its order, with what each of them wrote', async () => {
    await client.exec('create table steps (place serial, name text)');
    const add = (name: string) => client.query('insert into steps (name) values ($1)', [name]);
    const names = Array.from({ length: 20 }, (_, index) => `step ${index}`);
    await Promise.all(names.map(add));
    const { rows } = await client.query('select name from steps order by place');
    expect(rows).toEqual(names.map((name) => ({ name })));
  });

  it('rejects everything after its end', async () => {
    const other = new PgliteClient(await PgliteThread.start({}));
    await other.close();
    await expect(other.query('select 1')).rejects.toThrow('The database is closed.');
  });
});
