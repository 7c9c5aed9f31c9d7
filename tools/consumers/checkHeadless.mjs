import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from './checkDocs.mjs';

const execute = promisify(execFile);

/** Runs a conversation and a call in a program that has no React: the example of the README, and the cores of both kits. */
export async function checkHeadless(report, app) {
  const sample = codeOf('packages/chat-kit/README.md', 'sendAndRead');
  writeFileSync(join(app, 'sample.ts'), sample);
  const run = (file) =>
    execute(process.execPath, [file], { cwd: app, timeout: 60_000 }).then(
      () => '',
      ({ stderr, message }) => stderr || message,
    );
  const complaint = await run('main.ts');
  report.check('a program without React holds a conversation and a call', complaint === '', complaint);
  const refusal = await run('required.cjs');
  report.check('a program in CommonJS can load the packages', refusal === '', refusal);
}
