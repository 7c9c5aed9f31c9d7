import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const server = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'apps/server');

/** Builds the server before the first journey, so that journeys never run an older one; takes half a second. */
export default async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: server });
}
