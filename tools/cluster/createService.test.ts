import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createService } from './createService.ts';
import type { Service } from './Service.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A program that goes on when it is asked to end, unless it listens. */
async function startProgram({
  listens,
  longestStop,
}: {
  listens: boolean;
  longestStop?: number;
}): Promise<Service> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-service-'));
  ends.push(() => rm(directory, { recursive: true }));
  const handler = listens ? 'process.exit(0)' : "console.log('asked')";
  const service = createService({
    name: 'Program',
    url: '',
    log: join(directory, 'program.log'),
    command: process.execPath,
    args: [
      '-e',
      `process.on('SIGTERM', () => ${handler}); setInterval(() => {}, 1000); console.log('ready');`,
    ],
    isReady: (printed) => printed.includes('ready'),
    longestStop,
  });
  ends.push(service.kill);
  await service.start();
  return service;
}

const isThere = (pid: number | undefined): boolean => {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
};

it.each([true, false])(
  'a service is gone after its longest time to end, whether it listens (%s) or not',
  async (listens) => {
    const service = await startProgram({ listens, longestStop: 300 });
    const pid = service.pid();
    expect(isThere(pid)).toBe(true);
    await service.stop();
    expect(isThere(pid)).toBe(false);
    expect(service.pid()).toBeUndefined();
  },
);

it('a service that has been stopped can be started again', async () => {
  const service = await startProgram({ listens: false, longestStop: 300 });
  await service.stop();
  await service.start();
  expect(isThere(service.pid())).toBe(true);
});
