import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createService } from './createService.ts';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';
import type { Service } from './Service.ts';

/** A Redis of the system on a free loopback port; it keeps nothing, as the servers keep nothing in it that must last. */
export async function createRedis({ directory }: { directory: string }): Promise<Service> {
  await mkdir(directory, { recursive: true });
  const port = await freePort();
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory];
  return createService({
    name: 'Redis',
    url: `redis://127.0.0.1:${port}`,
    log: join(directory, 'redis.log'),
    command: findProgram('redis-server'),
    args: [...place, '--save', '', '--appendonly', 'no'],
    isReady: (printed) => printed.includes('Ready to accept connections'),
  });
}
