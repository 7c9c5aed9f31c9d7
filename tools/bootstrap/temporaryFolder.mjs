import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
const prefix = 'franca-tests-';
const gigabyte = 2 ** 30;
const hourMs = 3_600_000;

/** Whether a program may be started from a folder: some systems forbid it for files in memory, and PostgreSQL is one. */
function mayRunFrom(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A run that was killed could not remove its folder, which takes memory. */
function removeLeft() {
  for (const name of readdirSync(inMemory).filter((one) => one.startsWith(prefix))) {
    const folder = join(inMemory, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > hourMs && !isAlive(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(folder, { recursive: true, force: true });
  }
}

function makeFolder(parent) {
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user where root starts it; the user has to pass, and sees nothing.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/**
 * Makes a folder for the temporary files of this process's children, and removes it when this process ends. It is in memory
 * where there is room: the suites make and remove the files of hundreds of databases and profiles of browsers, and an ext4
 * without a journal looks through what was just removed for each new file, which took an eighth of all processor time.
 *
 * @returns {string} its path
 */
export function makeTemporaryFolder() {
  if (!existsSync(inMemory)) return makeFolder(tmpdir());
  removeLeft();
  const { bavail, bsize } = statfsSync(inMemory);
  if (bavail * bsize < 2 * gigabyte || freemem() < 4 * gigabyte) return makeFolder(tmpdir());
  const folder = makeFolder(inMemory);
  return mayRunFrom(folder) ? folder : makeFolder(tmpdir());
}
