import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService } from '../../../tools/cluster/createService.ts';
import { findProgram } from '../../../tools/cluster/findProgram.ts';
import { freePort } from '../../../tools/cluster/freePort.ts';
import { openPage, type WebDriverPage } from './webDriver.ts';

/** Milliseconds after which a driver that does not end is killed, with its browser. */
const longestStop = 10_000;

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
  const driver = `http://127.0.0.1:${port}`;
  const service = createService({
    name: 'WebKitWebDriver',
    url: driver,
    log: join(home, 'driver.log'),
    command: findProgram('WebKitWebDriver'),
    args: [`--port=${port}`, '--host=127.0.0.1'],
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'C.UTF-8',
      // There is no graphics card, and no screen reader.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ...environment,
    },
    isReady: () =>
      fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    longestStop,
  });
  const end = async () => {
    await service.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await service.start();
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
