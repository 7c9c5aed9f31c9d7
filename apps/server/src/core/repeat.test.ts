import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';
import { claimJob } from '../db/claimJob.ts';
import { repeat } from './repeat.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.dispose());

it('gives a job to one of all that ask, and to one again when its time is over', async () => {
  const { db } = app.core.database;
  const claims = (now: Date) => {
    const claim = { name: 'sweep', now, until: new Date(now.getTime() + 1000) };
    return Promise.all(Array.from({ length: 8 }, () => claimJob(db, claim)));
  };
  const start = new Date('2026-01-01T00:00:00Z');
  expect((await claims(start)).filter(Boolean)).toHaveLength(1);
  expect((await claims(new Date(start.getTime() + 999))).filter(Boolean)).toHaveLength(0);
  expect((await claims(new Date(start.getTime() + 1000))).filter(Boolean)).toHaveLength(1);
});

it('runs a job again and again on one of the processes, also after a failure', async () => {
  const runs: number[] = [];
  app.nodes.forEach(({ core }, node) => {
    repeat({ ...core, clock: () => new Date() }, 'test', 50, async () => {
      runs.push(node);
      if (runs.length === 1) throw new Error('Once.');
    });
  });
  const began = Date.now();
  await vi.waitFor(() => expect(runs.length).toBeGreaterThanOrEqual(5), { timeout: 20_000, interval: 5 });
  // No more often than one process would: each run keeps the others from it for nine tenths of the pause.
  expect(runs.length).toBeLessThanOrEqual((Date.now() - began) / 45 + 1);
  expect(app.logged()).toContain('a repeated job failed');
});
