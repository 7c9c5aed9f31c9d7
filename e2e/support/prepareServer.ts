import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { prepareDemo } from './server.ts';

const server = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'apps/server');

/**
 * Builds the server before the first journey, so that journeys never run an older one, and prepares the demo that they
 * begin with, which only the embedded database has.
 *
 * @returns what Playwright runs after the last journey
 */
export default async function prepareServer(): Promise<(() => Promise<void>) | undefined> {
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: server });
  return process.env.E2E_NODES === '2' ? undefined : prepareDemo();
}
