import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgres } from '../../../tools/cluster/createPostgres.ts';

/** A PostgreSQL that lives as long as one test run. */
export type PostgresServer = {
  /** Connection string without a database name. */
  url: string;
  /** Stops the server and removes its files. */
  stop: () => Promise<void>;
};

/** How it keeps what it is given. */
export type PostgresOptions = {
  /** Waits for the disk at each commit, as operators have it; off by default, which saves tests their waiting. */
  isDurable?: boolean;
};

/** Starts a real PostgreSQL on a free loopback port, on files of its own. */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-postgres-'));
  const server = await createPostgres({ directory, isDurable });
  await server.start();
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
