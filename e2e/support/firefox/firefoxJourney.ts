import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../tools/bootstrap/system.mjs';
import { test as journey } from '../journey.ts';
import { startSound } from './startSound.ts';

/** A camera and a microphone that Firefox makes up, which nobody is asked about, and connections within this machine. */
const preferences = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'media.autoplay.default': 0,
  'intl.accept_languages': 'en-AU, en',
};

/** Long enough for a machine that is busy with other things. */
const timeout = 60_000;

/** Firefox reports a socket that was refused, or ended with its page, as an error in the page; Chromium logs it, and `watchPage` ignores it. */
const isSocketReport = (error: unknown): boolean =>
  /can’t establish a connection to the server at wss?:|The connection to wss?:\S* was interrupted/.test(
    String(error),
  );

/** What a journey in Firefox is given. */
interface FirefoxFixtures {
  /** Opens a page with cookies and storage of its own. Errors and requests to other hosts fail the journey. */
  openFirefox: () => Promise<Page>;
}

/** Playwright's `test` with Franca's server and the Firefox of this machine, which is driven by WebDriver BiDi. */
export const test = journey.extend<FirefoxFixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const executablePath = findFirefox();
      if (!executablePath) throw new Error('Firefox was not found. Run npm test, which installs it.');
      const sound = await startSound();
      try {
        const firefox = await puppeteer.launch({
          browser: 'firefox',
          executablePath,
          extraPrefsFirefox: preferences,
          env: { ...process.env, ...sound.environment },
        });
        await use(firefox);
        await firefox.close();
      } finally {
        await sound.stop();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openFirefox: async ({ firefox, server }, use, testInfo) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async () => {
      const page = await (await firefox.createBrowserContext()).newPage({ type: 'window' });
      pages.push(page);
      page.setDefaultTimeout(timeout);
      await page.setViewport({ width: 1280, height: 800 });
      page.on('pageerror', (error) => {
        if (!isSocketReport(error)) faults.push(`error in the page: ${String(error)}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server.url) && !/^(data|blob):/.test(url))
          faults.push(`request to another host: ${url}`);
      });
      await page.goto(`${server.url}/login`);
      // Journeys read the interface in English, whatever language a person has.
      await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ language: 'en' })));
      return page;
    });
    for (const [at, page] of pages.entries()) {
      if (testInfo.status !== testInfo.expectedStatus)
        await page.screenshot({ path: testInfo.outputPath(`person-${at + 1}.png`) });
      await page.browserContext().close();
    }
    journey.expect(faults).toEqual([]);
  },
});

const selectorOf = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

/**
 * The element with a role and an accessible name, once it can be seen. Brings the page to the front: one behind another draws
 * no frames, which waiting for what is visible needs, and gets no keys.
 */
export async function find(page: Page, role: string, name: string): Promise<ElementHandle> {
  await page.bringToFront();
  const found = await page.waitForSelector(selectorOf(role, name), { visible: true });
  if (!found) throw new Error(`There is no ${role} "${name}".`);
  return found;
}

/** Presses a button by its accessible name with the keyboard: a click needs one that stands still for some frames. */
export async function press(page: Page, name: string): Promise<void> {
  await (await find(page, 'button', name)).focus();
  await page.keyboard.press('Enter');
}

/** Pages behind another one draw nothing, so nothing waits for a frame of theirs. */
export const untilTrue = { polling: 100 };

/** Waits until a part of the page, by its selector, shows words. */
export async function shows(page: Page, selector: string, words: string): Promise<void> {
  await page.waitForFunction(
    (query, text) => [...document.querySelectorAll(query)].some((part) => part.textContent.includes(text)),
    untilTrue,
    selector,
    words,
  );
}
