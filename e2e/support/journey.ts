import { chooseUiLanguage } from '@franca/languages';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { createWorlds, sharedWorld, type Worlds } from './createWorlds.ts';
import { offerSessions } from './people.ts';
import { pageOf } from './printPages.ts';
import { type RunningServer, startServer } from './server.ts';
import { startNodes } from './startNodes.ts';

/** How a browser context is opened for one person. */
export interface PersonOptions extends BrowserContextOptions {
  /** Whether the interface has the profile's language, as for people who have chosen none. Default: it has that of `locale`. */
  followsProfile?: boolean;
}

/** What every journey is given. */
export interface JourneyFixtures {
  /**
   * Opens a browser context of its own for one person. Errors and requests to other hosts fail the journey. The pages are
   * not kept for later: storing all of them takes a fifth of a journey, so those that need it ask for {@link keepsPages}.
   */
  openPerson: (options?: PersonOptions) => Promise<Page>;
  /** Journeys that name another world than the shared one have a server to themselves, with the demo as it begins. */
  world: string;
  /** Variables of that server's environment beside those of every journey; for worlds of their own. */
  settings: Record<string, string>;
  /** What Node runs as that server in place of the built one, from the root of the checkout; for worlds of their own. */
  program: readonly string[] | undefined;
  /** The real server of the journey's world, with demo data; with `E2E_NODES=2` it is two processes. */
  server: RunningServer;
}

/** What the journeys of a worker share. */
export interface WorkerFixtures {
  /** The servers of the worker. */
  worlds: Worlds;
}

/** Option of `openPerson` for browsers that open the pages without a network, too. */
export const keepsPages = { serviceWorkers: 'allow' } as const satisfies BrowserContextOptions;

/** Notes what goes wrong in a page: errors, and requests to other hosts than `origin`. */
export function watchPage(page: Page, origin: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`error in the page: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is logged by the browser itself, a lost room by the SDK of calls; journeys that provoke one check
    // the answer instead.
    const isNetwork =
      message.text().startsWith('Failed to load resource') ||
      /ERR_|WebSocket connection|group: signaling/.test(message.text());
    if (message.type() === 'error' && !isNetwork) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    const own = url.startsWith(origin) || /^(data|blob):/.test(url);
    if (!own) faults.push(`request to another host: ${url}`);
  });
}

/** Keeps what the pages of a failed journey show, as roles and names; `printPages.ts` prints it. */
async function attachPages(testInfo: TestInfo, pages: readonly Page[]): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const snapshot = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => `It could not be read: ${String(error)}`);
    const body = `${page.url()}\n${snapshot}`;
    await testInfo.attach(`${pageOf}${at + 1}`, { body, contentType: 'text/plain' });
  }
}

/** Runs in the page before all else: what the content policy refuses is an error in the console, also where code catches it. */
function reportRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`content policy: ${violatedDirective} refused ${blockedURI}`),
  );
}

/** Runs in the page before all else: chooses the interface language as the settings do, unless the journey has chosen one. */
function chooseLanguage(language: string): void {
  // An empty page has no storage.
  if (location.origin === 'null') return;
  if (localStorage.getItem('preferences') === null)
    localStorage.setItem('preferences', JSON.stringify({ language }));
}

/** Playwright's `test` with Franca's server and browsers that are watched. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  worlds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const worlds = createWorlds();
      await use(worlds);
      await worlds.dispose();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  world: [sharedWorld, { option: true }],
  settings: [{}, { option: true }],
  program: [undefined, { option: true }],
  server: [
    async ({ worlds, world, settings, program }, use) => {
      const isOnNodes = process.env.E2E_NODES === '2';
      const start = () => (isOnNodes ? startNodes(settings) : startServer(settings, program));
      await use(await worlds.open(world, start));
    },
    { timeout: 200_000 },
  ],
  openPerson: async ({ browser, server }, use, testInfo) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ followsProfile = false, ...options } = {}) => {
      const own = server.urls[contexts.length % server.urls.length] ?? server.url;
      const url = options.baseURL ?? own;
      const context = await browser.newContext({
        baseURL: url,
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      await context.addInitScript(reportRefusals);
      // The people of the demo have languages of their own: journeys read the interface in that of their browser.
      if (!followsProfile)
        await context.addInitScript(chooseLanguage, chooseUiLanguage([options.locale ?? 'en']));
      const page = await context.newPage();
      watchPage(page, url, faults);
      offerSessions(page, server.sessions);
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus)
      await attachPages(
        testInfo,
        contexts.flatMap((context) => context.pages()),
      );
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };
