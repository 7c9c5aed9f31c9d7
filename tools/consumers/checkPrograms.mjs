import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/paths.mjs';
import { codeOf } from './checkDocs.mjs';
import { startServer } from './startServer.mjs';

const execute = promisify(execFile);

/** The program of the README, with the lines that it says belong to its end. */
const greeting = (address) =>
  `${codeOf('packages/api-client/README.md', 'Hello from Node').replace("'http://127.0.0.1:4321'", `'${address}'`)}
stop();
release();
socket.close();
`;

/** Runs the programs of the documents of the client in Node against a server: the one of the README, and the one that answers. */
export async function checkPrograms(report, app) {
  const folder = mkdtempSync(join(tmpdir(), 'franca-programs-'));
  const env = { PORT: '0', DATA_DIR: folder };
  const { address, stop } = await startServer(root, ['apps/server/src/main.ts'], env, { isQuiet: true });
  const run = (file) =>
    execute(process.execPath, [file, address], { cwd: app, timeout: 120_000 }).then(
      () => '',
      ({ stderr, message }) => stderr || message,
    );
  try {
    writeFileSync(join(app, 'greeting.ts'), greeting(address));
    const refusal = await run('greeting.ts');
    report.check('the program of the README signs in, listens, sends and ends', refusal === '', refusal);
    writeFileSync(join(app, 'echo.ts'), codeOf('packages/api-client/guide/recipes.md', 'startEcho'));
    const complaint = await run('answers.ts');
    report.check(
      'the program that answers shows that it types, and answers once, also after a break',
      complaint === '',
      complaint,
    );
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
