import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findWebKit } from '../../../tools/bootstrap/system.mjs';
import { test as journey } from '../journey.ts';
import { type Screen, startScreen } from './startScreen.ts';
import { startWebKit } from './startWebKit.ts';
import { type ElementReference, keys, type WebDriverPage } from './webDriver.ts';

/** What a journey in WebKit is given. */
interface WebKitFixtures {
  /**
   * Opens a browser of its own on the sign-in page. Errors in the page fail the journey, but for those that a document has before the
   * first script that the journey runs there: nothing listens for them until then.
   */
  openWebKit: () => Promise<WebDriverPage>;
}

/** Playwright's `test` with Franca's server and the WebKit of this machine, which is driven by W3C WebDriver. */
export const test = journey.extend<WebKitFixtures, { display: Screen }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const display = await startScreen();
      await use(display);
      await display.stop();
    },
    { scope: 'worker' },
  ],
  openWebKit: async ({ display, server }, use, testInfo) => {
    const pages: WebDriverPage[] = [];
    const faults: string[] = [];
    await use(async () => {
      const browser = findWebKit();
      if (!browser) throw new Error('WebKitGTK was not found. Run npm test, which installs it.');
      const page = await startWebKit(browser, display.environment);
      pages.push(page);
      await page.goto(`${server.url}/login`);
      // Journeys read the interface in English, whatever language a person has.
      await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ language: 'en' })));
      return page;
    });
    for (const [at, page] of pages.entries()) {
      if (testInfo.status !== testInfo.expectedStatus)
        await page
          .screenshot()
          .then((picture) => writeFile(testInfo.outputPath(`person-${at + 1}.png`), picture))
          .catch(() => undefined);
      faults.push(...(await page.faults().catch((error: unknown) => [String(error)])));
      await page.close();
    }
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Elements that may have a role; which of them has the name is found out in the page. */
const candidates = {
  button: 'button, [role=button]',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=email], [role=textbox]',
} as const;

/** The first element to be seen of those that may have a name. Runs in the page. */
function findInPage(selector: string, name: string): HTMLElement | undefined {
  const namesOf = (element: HTMLElement): readonly (string | null | undefined)[] => [
    element.getAttribute('aria-label'),
    ...[...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent),
    element.textContent,
  ];
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      namesOf(element).some((text) => text?.trim() === name),
  );
}

/** The element with a role and an accessible name, as WebKit computes them, once it can be seen. */
export async function find(
  page: WebDriverPage,
  role: keyof typeof candidates,
  name: string,
): Promise<ElementReference> {
  let found: ElementReference | null = null;
  const look = async (): Promise<string> => {
    found = await page.evaluateElement(findInPage, candidates[role], name);
    if (!found) return 'nothing';
    // It may be gone meanwhile.
    return Promise.all([page.roleOf(found), page.nameOf(found)]).then(
      ([is, called]) => `${is} “${called}”`,
      String,
    );
  };
  await expect.poll(look).toBe(`${role} “${name}”`);
  if (!found) throw new Error(`There is no ${role} "${name}".`);
  return found;
}

/** Presses a button by its accessible name, with the keyboard. */
export async function press(page: WebDriverPage, name: string): Promise<void> {
  const button = await find(page, 'button', name);
  await page.evaluate((element) => (element as unknown as HTMLElement).focus(), button);
  await page.press([keys.Enter]);
}

/** Waits until a part of the page, by its selector, shows words. */
export const shows = (page: WebDriverPage, selector: string, words: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          (query) => [...document.querySelectorAll(query)].map(({ textContent }) => textContent).join('\n'),
          selector,
        ),
      { message: `“${words}” in ${selector}` },
    )
    .toContain(words);

/** Waits until the page has a path. */
export const isAt = (page: WebDriverPage, path: string): Promise<void> =>
  expect.poll(async () => new URL(await page.url()).pathname).toBe(path);

/** Opens the conversation with somebody from the chat list, whose rows move while people come online: by a key. */
export async function openChat(page: WebDriverPage, name: string): Promise<void> {
  const row = () =>
    page.evaluate((wanted) => {
      const found = [...document.querySelectorAll('[data-fr-part=chat-list] button')].find(
        ({ textContent }) => textContent.startsWith(wanted),
      );
      if (found instanceof HTMLElement) found.focus();
      return found !== undefined;
    }, name);
  await expect.poll(row, { message: `a row of ${name}` }).toBe(true);
  await page.press([keys.Enter]);
  await find(page, 'textbox', 'Write a message');
}

/** Writes a message and sends it with Enter. */
export async function write(page: WebDriverPage, text: string): Promise<void> {
  await page.typeInto(await find(page, 'textbox', 'Write a message'), text);
  await page.press([keys.Enter]);
}

/** Opens the menu of the newest message with a key and chooses from it by arrow keys. */
export async function chooseFromMenu(
  page: WebDriverPage,
  name: string,
  arrow: string = keys.ArrowDown,
): Promise<void> {
  await page.evaluate(() => {
    const rows = document.querySelectorAll<HTMLElement>('[role=feed] article');
    rows[rows.length - 1]?.focus();
  });
  await page.press([keys.Enter]);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null))
    .toBe(true);
  const passed: string[] = [];
  for (let item = await focused(); !item.startsWith(name); item = await focused()) {
    if (passed.length === 20) throw new Error(`There is no “${name}” in the menu: ${passed.join(', ')}.`);
    passed.push(item);
    await page.press([arrow]);
  }
  await page.press([keys.Enter]);
}
