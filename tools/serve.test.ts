import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const starter = new URL('./bootstrap/serve.mjs', import.meta.url).href;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'franca-serve-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Serves a program that ends with these codes or signals in turn, and returns the end of the starter and what was printed. */
async function serveOnce(ends: readonly (number | string)[]) {
  const program = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(join(folder, 'starts'))}, 'x');
    const end = ${JSON.stringify(ends)}[readFileSync(${JSON.stringify(join(folder, 'starts'))}).length - 1];
    if (typeof end === 'number') process.exit(end);
    process.kill(process.pid, end);
    setInterval(() => undefined, 1000);`;
  const own = { command: process.execPath, args: ['-e', program], isRestarted: true };
  const script = `import { serve } from '${starter}'; process.exit(await serve([${JSON.stringify(own)}]));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, printed, starts: (await readFile(join(folder, 'starts'))).length };
}

describe('a program that is served', () => {
  it('is started again after each crash, later each time', async () => {
    const { code, printed, starts } = await serveOnce([70, 'SIGKILL', 0]);
    expect({ code, starts }).toEqual({ code: 0, starts: 3 });
    expect(printed.trim().split('\n')).toEqual([
      'The program ended with code 70; it starts again in 1 s.',
      'The program ended with SIGKILL; it starts again in 2 s.',
    ]);
  });

  it('is not started again where it said in a sentence why it cannot start', async () => {
    expect(await serveOnce([1])).toEqual({ code: 1, starts: 1, printed: '' });
  });
});

it('the unit of systemd starts it again for ever, later each time, up to half a minute', async () => {
  const unit = await readFile(
    fileURLToPath(new URL('../docs/operations/franca.service', import.meta.url)),
    'utf8',
  );
  const settings = new Map(unit.split('\n').map((line) => line.split('=', 2) as [string, string]));
  expect(Object.fromEntries(settings)).toMatchObject({
    Restart: 'always',
    RestartSec: '1',
    RestartSteps: '5',
    RestartMaxDelaySec: '30',
    // The default gives a service up after five starts within ten seconds.
    StartLimitIntervalSec: '0',
  });
});
