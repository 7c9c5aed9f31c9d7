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

  it('answers dates as text, as drizzle expects', async () => {
    const { rows } = await client.query("select date '2024-02-29' as day", [], { rowMode: 'array' });
    expect(rows).toEqual([['2024-02-29']]);
  });

  it('rejects everything after its end', async () => {
    const other = new PgliteClient(await PgliteThread.start({}));
    await other.close();
    await expect(other.query('select 1')).rejects.toThrow('The database is closed.');
  });
});
