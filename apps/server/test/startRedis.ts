import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedis } from '../../../tools/cluster/createRedis.ts';

/** A Redis that lives as long as one test run. */
export type RedisServer = {
  /** Address, `redis://127.0.0.1:port`. */
  url: string;
  /** Kills it with all that it holds, and starts it anew on the same port once `meanwhile` is done. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** Lets it answer nothing, without ending it, until `meanwhile` is done. */
  freeze: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Stops it and removes its files. */
  stop: () => Promise<void>;
};

/** Starts a real Redis on a free loopback port, which keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-redis-'));
  const server = await createRedis({ directory });
  await server.start();
  return {
    url: server.url,
    restart: async (meanwhile) => {
      await server.kill();
      await meanwhile?.();
      await server.start();
    },
    freeze: async (meanwhile) => {
      const pid = server.pid();
      if (pid === undefined) throw new Error('Redis does not run.');
      process.kill(pid, 'SIGSTOP');
      try {
        await meanwhile();
      } finally {
        process.kill(pid, 'SIGCONT');
      }
    },
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
