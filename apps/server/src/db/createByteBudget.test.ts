import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';
import { createByteBudget } from './createByteBudget.ts';

const bytesPerDay = 864_000;

describe('a byte budget', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.dispose());

  /** One process's view of the budget. */
  const open = () =>
    createByteBudget({
      db: app.core.database.db,
      clock: app.testClock.now,
      hash: (value) => value,
      name: 'test',
      bytesPerDay,
    });

  it('holds what its setting says, whichever process takes it, and comes back byte by byte', async () => {
    const [one, other] = [open(), open()];
    expect(await one.take('ana', 500_000)).toBe(0);
    expect(await other.take('ana', 364_000)).toBe(0);
    expect(await one.take('ana', 1000)).toBe(100);
    app.testClock.advance(99);
    expect(await one.take('ana', 1000)).toBe(1);
    app.testClock.advance(1);
    expect(await other.take('ana', 1000)).toBe(0);
  });

  it('is one for each subject', async () => {
    expect(await open().take('bea', bytesPerDay)).toBe(0);
    expect(await open().take('cem', bytesPerDay)).toBe(0);
  });

  it('grants what is there to as many as it is enough for, at the same moment', async () => {
    const budget = open();
    const waits = await Promise.all(Array.from({ length: 20 }, () => budget.take('dan', 100_000)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(8);
  });

  it('holds again what was given back, and never more than a day’s worth', async () => {
    const budget = open();
    await budget.take('eva', bytesPerDay);
    await budget.giveBack('eva', 400_000);
    expect(await budget.secondsUntil('eva', 400_000)).toBe(0);
    expect(await budget.secondsUntil('eva', 400_010)).toBe(1);
    await budget.giveBack('eva', 10 * bytesPerDay);
    expect(await budget.take('eva', bytesPerDay)).toBe(0);
    expect(await budget.take('eva', 10)).toBe(1);
  });

  it('refuses for a day what is more than a day’s worth', async () => {
    expect(await open().take('fay', bytesPerDay + 1)).toBe(86_400);
    expect(await open().take('fay', bytesPerDay)).toBe(0);
  });
});
