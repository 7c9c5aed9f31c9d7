import { expect, it, vi } from 'vitest';
import { createBreakers } from '../../core/createBreakers.ts';
import type { Job, JobDefinition, JobQueue } from '../../core/jobs/Jobs.ts';
import type { Database } from '../../db/Database.ts';
import type { PushCarrier } from '../../ports/PushCarrier.ts';
import { createPushJobs } from './createPushJobs.ts';
import type { PushData } from './PushData.ts';

it('a push whose service is left alone reads nothing of its message', async () => {
  const now = new Date('2026-03-14T15:00:00Z');
  const clock = () => now;
  const device = { id: 'device', carrier: 'web-push', address: 'https://push.example/1', token: '{}' };
  const db = { select: () => ({ from: () => ({ where: async () => [device] }) }) } as unknown as Database;
  const definitions: JobDefinition<PushData>[] = [];
  const define = <Data>(definition: JobDefinition<Data>): JobQueue<Data> => {
    definitions.push(definition as unknown as JobDefinition<PushData>);
    return {} as JobQueue<Data>;
  };
  const breakers = createBreakers({ clock, failures: 3, pauseMs: 30_000 });
  for (let time = 0; time < 3; time += 1) breakers.report('push.example', false);
  const [write, send] = [vi.fn(), vi.fn()];
  const carriers = [{ id: 'web-push', send } as unknown as PushCarrier];
  createPushJobs({ db, clock, jobs: { define }, carriers, breakers, write, messageLifeMs: 60_000 });
  const expiresAt = new Date(now.getTime() + 60_000);
  const job = { data: { deviceId: 'device', messageId: 'message' }, expiresAt } as Job<PushData>;
  expect(await definitions[0]?.run(job)).toMatchObject({ status: 'failed', afterMs: 30_000 });
  expect(write).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
