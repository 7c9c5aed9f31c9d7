import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processStart } from '../db/processStart.ts';
import { plainHash } from './hashes.ts';

const prefix = 'franca-temporary-';

/** Names a process, so that a later one with the same id is another one. */
const nameOf = (pid: number): string => `${prefix}${pid}-${plainHash(processStart(pid) ?? '').slice(0, 12)}`;

/** Makes a folder for temporary files; whoever asked for it removes it, or the next start does. */
export async function makeTemporaryFolder(): Promise<string> {
  const own = join(tmpdir(), nameOf(process.pid));
  await mkdir(own, { recursive: true, mode: 0o700 });
  return mkdtemp(join(own, 'files-'));
}

/** Removes the temporary files of processes that have died; returns how many folders there were. */
export async function removeLeftTemporaryFiles(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    const [, pid] = /^franca-temporary-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || name === nameOf(Number(pid))) continue;
    // Those of another account of this machine are not ours to remove.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).then(
      () => (removed += 1),
      () => undefined,
    );
  }
  return removed;
}
