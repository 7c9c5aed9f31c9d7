import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '../../apps/server/test/startServer.ts';

/** A server that is killed again and again, on one directory. */
export type Killed = {
  /** Its data directory. */
  readonly directory: string;
  /** Where it answers now. */
  readonly address: () => string;
  /** Kills it after some milliseconds, and starts it again; resolves once it is ready. */
  readonly killAfter: (milliseconds: number) => Promise<void>;
  /** Temporary folders that killed servers left, and later ones did not remove. */
  readonly leftFolders: () => Promise<string[]>;
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>;
  /** Ends it, and removes its directory. */
  readonly dispose: () => Promise<void>;
};

/** Starts such a server, as it was built. */
export async function openKilled(): Promise<Killed> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-kills-'));
  let server: ServerProcess;
  let address = '';
  const killed = new Set<string>();
  async function start(): Promise<void> {
    server = startServer({ DATA_DIR: directory, TRANSLATE_ENGINES: 'phrases' }, 'dist/main.js');
    address = await server.ready;
  }
  await start();
  return {
    directory,
    address: () => address,
    killAfter: async (milliseconds) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      killed.add(String(server.child.pid));
      server.child.kill('SIGKILL');
      await server.exited;
      await start();
    },
    leftFolders: async () => {
      const names = await readdir(tmpdir());
      return names.filter((name) => killed.has(/^franca-temporary-(\d+)-/.exec(name)?.[1] ?? ''));
    },
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.exited;
    },
    dispose: async () => {
      server.child.kill('SIGKILL');
      await server.exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Every file of the storage, by its key; a name that ends with `.part` is one that was never finished. */
export async function storedFiles(directory: string): Promise<string[]> {
  const entries = await readdir(join(directory, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
