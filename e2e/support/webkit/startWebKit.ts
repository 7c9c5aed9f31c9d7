import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/cluster/freePort.ts';
import { endProgram } from './startScreen.ts';
import { openPage, type WebDriverPage } from './webDriver.ts';

async function untilReady(driver: string, findProblem: () => string | undefined): Promise<void> {
  for (;;) {
    const problem = findProblem();
    if (problem !== undefined) throw new Error(`WebKitWebDriver ended before it was ready: ${problem}.`);
    const isReady = await fetch(`${driver}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Opens a browser of its own, with cookies and storage that nobody else has. A driver has one session at a time, so each has a
 * driver too; closing the page ends both.
 *
 * @param browser path of WebKitGTK's browser for tests
 * @param environment variables by which it finds a screen
 */
export async function startWebKit(
  browser: string,
  environment: Readonly<Record<string, string>>,
): Promise<WebDriverPage> {
  const home = await mkdtemp(join(tmpdir(), 'franca-webkit-'));
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'C.UTF-8',
      // There is no graphics card, and no tool for people who cannot see the window.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ...environment,
    },
    stdio: 'ignore',
  });
  let problem: string | undefined;
  child.on('error', ({ message }) => {
    problem = message;
  });
  child.on('exit', (code) => {
    problem ??= `exit code ${code}`;
  });
  const end = async () => {
    if (child.pid !== undefined) await endProgram(child);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const driver = `http://127.0.0.1:${port}`;
    await untilReady(driver, () => problem);
    const page = await openPage(driver, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    const close = async () => {
      await page.close().catch(() => undefined);
      await end();
    };
    return { ...page, close };
  } catch (error) {
    await end();
    throw error;
  }
}
