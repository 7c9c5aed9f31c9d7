import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from './startServer.ts';

const killScript = new URL('./killAtStatement.ts', import.meta.url).href;

/** A server on a directory of its own that can be killed in the middle of its work, and started again. */
export type KillableServer = {
  /** Its data directory. */
  directory: string;
  /** Where it answers now. */
  address: () => string;
  /** From now on: kills it so many statements after the next row that is inserted into a table. */
  killAt: (table: string, statements: number) => Promise<void>;
  /** Resolves with the signal, or the exit code, once it has ended, and starts it again, after `meanwhile`. */
  restarted: (meanwhile?: () => Promise<void>) => Promise<number | NodeJS.Signals | null>;
  /** Ends it as an operator does; resolves with its exit code. */
  stop: () => Promise<number | NodeJS.Signals | null>;
  /** Ends it and removes its directory. */
  dispose: () => Promise<void>;
};

/** Starts such a server, with further variables of its environment, and waits until it is ready. */
export async function startKillable(environment: Record<string, string> = {}): Promise<KillableServer> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-crash-'));
  const file = join(directory, 'kill-at-statement');
  let server: ServerProcess;
  let address = '';

  async function start(): Promise<void> {
    const NODE_OPTIONS = `--import=${killScript}`;
    server = startServer({ DATA_DIR: directory, TRANSLATE_ENGINES: 'phrases', NODE_OPTIONS, ...environment });
    address = await server.ready;
  }
  await start();

  return {
    directory,
    address: () => address,
    killAt: (table, statements) => writeFile(file, `${table} ${statements}`),
    restarted: async (meanwhile) => {
      const signal = await server.exited;
      await rm(file, { force: true });
      await meanwhile?.();
      await start();
      return signal;
    },
    stop: () => {
      server.child.kill('SIGTERM');
      return server.exited;
    },
    dispose: async () => {
      server.child.kill('SIGKILL');
      await server.exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
