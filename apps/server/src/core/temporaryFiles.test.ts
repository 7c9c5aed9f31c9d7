import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTemporaryFolder, removeLeftTemporaryFiles } from './temporaryFiles.ts';

let directory: string;
// Other servers of this machine that start meanwhile remove what is left in the usual place.
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'franca-test-temporary-'));
  vi.stubEnv('TMPDIR', directory);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

it('those of a process that was killed are removed, also where another process has its id', async () => {
  const own = await makeTemporaryFolder();
  // An id that no system gives, and this process as it was before.
  const left = ['franca-temporary-99999999-0', `franca-temporary-${process.pid}-0`].map((name) =>
    join(tmpdir(), name),
  );
  for (const folder of left) {
    await mkdir(join(folder, 'files-1'), { recursive: true });
    await writeFile(join(folder, 'files-1', 'uploaded'), 'words');
  }
  expect(await removeLeftTemporaryFiles()).toBe(2);
  expect([...left, own].filter(existsSync)).toEqual([own]);
});
