import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { processStart } from './processStart.ts';

/** Another living process already uses the embedded database. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';

  constructor(directory: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `The data directory ${directory} is in use by ${holder}. Two servers on one embedded database would ` +
        'destroy it: stop the other one, or give this one its own DATA_DIR or a DATABASE_URL.',
    );
  }
}

type Holder = { pid: number; start: string };

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function tryCreate(file: string, holder: Holder): boolean {
  // Written aside and linked, so that nobody ever reads a half-written lock; link fails when the name exists.
  const aside = `${file}.${holder.pid}`;
  writeFileSync(aside, JSON.stringify(holder));
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(holder: Holder): boolean {
  return processStart(holder.pid) === holder.start;
}

/** Moves a dead process's lock away; gives it back if another process renewed it in between. */
function removeStale(file: string, stale: Holder | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && (moved.pid !== stale?.pid || moved.start !== stale.start)) {
    try {
      linkSync(aside, file);
    } catch {
      // Somebody else holds it by now: the next attempt sees that.
    }
  }
  rmSync(aside, { force: true });
}

/** Removes what processes left beside the lock that died while they took it. */
function removeLeft(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const pid = Number(name.split('.').at(-1));
    if (pid && processStart(pid) === undefined) rmSync(join(dirname(file), name), { force: true });
  }
}

/**
 * Takes the lock file for this process and returns the way to release it. A lock is taken over only when the
 * process that wrote it is gone (process id and start time, never by age).
 * Throws `DirectoryInUseError` naming the holder otherwise.
 */
export function acquireLock(file: string, directory: string): () => void {
  const own: Holder = { pid: process.pid, start: processStart(process.pid) ?? '' };
  for (let attempt = 0; attempt < 20; attempt++) {
    if (tryCreate(file, own)) {
      removeLeft(file);
      return () => {
        const holder = readHolder(file);
        if (holder?.pid === own.pid && holder.start === own.start) rmSync(file, { force: true });
      };
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw new DirectoryInUseError(directory, holder.pid);
    removeStale(file, holder);
  }
  throw new DirectoryInUseError(directory, undefined);
}
