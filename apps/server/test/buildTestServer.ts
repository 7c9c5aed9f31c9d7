import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverFolder } from '../src/core/serverFolder.ts';

const cache = join(serverFolder, '.cache');
const dayMs = 86_400_000;

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort())
    hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds the server from the present sources and returns the path of its program. Tests start some fifty processes, and a
 * built server takes half of the processor time to start. The folder is named after what is in it: runs beside each other
 * do not disturb one another, and Node finds the compiled code of an earlier run.
 */
export async function buildTestServer(): Promise<string> {
  const unfinished = join(cache, `unfinished-${process.pid}`);
  await promisify(execFile)(process.execPath, [join(serverFolder, 'build.mjs'), unfinished]);
  const folder = join(cache, `test-server-${await hashOf(unfinished)}`);
  for (const name of (await readdir(cache)).filter((one) => one.startsWith('test-server-'))) {
    const path = join(cache, name);
    if (path !== folder && Date.now() - (await stat(path)).mtimeMs > dayMs)
      await rm(path, { recursive: true, force: true });
  }
  if (existsSync(folder)) await rm(unfinished, { recursive: true });
  else await rename(unfinished, folder);
  return join(folder, 'main.js');
}
