import type { Locator, Page } from '@playwright/test';
import { expect, test as journey, watchPage } from './journey.ts';
import { startLateEngine } from './lateEngine.ts';
import { type Account, openAccount } from './openAccount.ts';
import { messages } from './people.ts';
import { startServer } from './server.ts';

/** A long conversation of two people, and a browser in which one of them reads it. */
export interface ListStage {
  /** Where the server answers. */
  readonly url: string;
  /** Emma's browser. */
  readonly page: Page;
  /** Emma, who reads English. */
  readonly emma: Account;
  /** Omar, who writes Arabic. */
  readonly omar: Account;
  /** Their conversation. */
  readonly topicId: string;
  /** Client ids of the messages that were added to it, oldest first. */
  readonly chatIds: readonly string[];
  /** Opens the conversation anew, at its end. */
  open(topicId?: string): Promise<void>;
  /** Makes the translation of a message known, and asks for it as Emma. */
  translate(chatId: string): Promise<void>;
}

/** Messages that are added to the demo's. */
const count = 150;
const long = 'This translation came late, and it is much longer than the text it takes the place of. ';

const digits = ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'];

/** Text number `place`. Omar's are not in the phrase memory, so that at first nobody can translate them. */
function textOf(place: number): string {
  if (place % 2 === 1) return `Message number ${place} of the long talk`;
  // In words: what stands in digits is kept from engines.
  const number = [...String(place)].map((digit) => digits[Number(digit)]).join(' ');
  return `القافلة البعيدة ${number}`;
}

async function fill(emma: Account, omar: Account, topicId: string): Promise<string[]> {
  const chatIds: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const writer = place % 2 === 0 ? omar : emma;
    const text = place === 7 ? 'We met in the Café Müller, do you remember?' : textOf(place);
    chatIds.push((await writer.send(topicId, text)).chat_id);
  }
  return chatIds;
}

/** Playwright's `test` with a long conversation, made once for the whole file. */
export const test = journey.extend<object, { stage: ListStage }>({
  stage: [
    async ({ browser }, use) => {
      const engine = await startLateEngine();
      const server = await startServer({
        TRANSLATE_ENGINES: 'phrases,libretranslate',
        LIBRETRANSLATE_URL: engine.url,
      });
      const emma = await openAccount(server.url, 'Emma Clarke');
      const omar = await openAccount(server.url, 'Omar Hassan');
      const { _id: topicId } = await emma.topicWith(omar.id);
      const chatIds = await fill(emma, omar, topicId);
      const context = await browser.newContext({
        baseURL: server.url,
        // Tests hold answers back, which a worker of the page would not let them.
        serviceWorkers: 'block',
      });
      await context.addInitScript(
        ([token, id]) => {
          localStorage.setItem('sessionToken', token);
          localStorage.setItem('userId', id);
        },
        [emma.token, emma.id] as const,
      );
      const page = await context.newPage();
      const faults: string[] = [];
      watchPage(page, server.url, faults);
      await use({
        url: server.url,
        page,
        emma,
        omar,
        topicId,
        chatIds,
        open: async (other = topicId) => {
          // Pictures that are held back belong to what `load` waits for, where the app is quick enough to ask for them before.
          await page.goto(`/chat?topic=${other}`, { waitUntil: 'domcontentloaded' });
          await expect(messages(page).getByRole('article').last()).toBeVisible();
          await stillList(page);
        },
        translate: async (chatId) => {
          const place = chatIds.indexOf(chatId);
          engine.learn(textOf(place), `Number ${place}. ${long.repeat(3).trim()}`);
          await emma.call('POST', '/chat/translation', { topic_id: topicId, chat_id: chatId });
        },
      });
      await context.close();
      await server.dispose();
      await engine.close();
      expect(faults).toEqual([]);
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

export { expect };

/** The element that scrolls the messages. */
export const scroller = (page: Page): Locator => messages(page).locator('xpath=../..');

/** The row of a message. */
export const rowOf = (page: Page, key: string): Locator => page.locator(`[data-key="${key}"]`);

/** Waits until the list has not moved for six frames. */
export async function stillList(page: Page): Promise<void> {
  await scroller(page).evaluate(async (element) => {
    for (let still = 0, before = ''; still < 6; ) {
      await new Promise(requestAnimationFrame);
      const now = `${element.scrollHeight}/${element.scrollTop}`;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Turns the mouse wheel over the messages and waits until they have moved, unless they are at an end, and stand still. */
export async function turnWheel(page: Page, by: number): Promise<void> {
  const list = scroller(page);
  await list.hover();
  const moved = await list.evaluateHandle((element, wanted) => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const canMove = wanted < 0 ? scrollTop > 0 : scrollHeight - clientHeight - scrollTop > 1;
    const scroll = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
    return { done: canMove ? scroll : Promise.resolve() };
  }, by);
  await page.mouse.wheel(0, by);
  await moved.evaluate(({ done }) => done.then(() => undefined));
  await stillList(page);
}

/** Requests that a test holds back; see {@link delayRequests}. */
export interface DelayedRequests {
  /** Addresses of the requests that have been made, also of those that were let through. */
  readonly urls: readonly string[];
  /** How many are held now. */
  countHeld(): number;
  /** Lets the requests through that are held. */
  release(): void;
  /** Lets everything through from now on. */
  end(): Promise<void>;
}

/** Holds back requests whose address matches, until the test lets them through. */
export async function delayRequests(page: Page, address: RegExp): Promise<DelayedRequests> {
  const urls: string[] = [];
  const held = new Set<() => void>();
  const release = (): void => {
    for (const letThrough of held) letThrough();
    held.clear();
  };
  await page.route(address, async (route) => {
    await new Promise<void>((resolve) => {
      held.add(resolve);
      urls.push(route.request().url());
    });
    await route.continue();
  });
  return {
    urls,
    countHeld: () => held.size,
    release,
    end: async () => {
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

/** Distance of the newest message's end from the end of the list, in pixels. */
export const fromEnd = (page: Page): Promise<number> =>
  scroller(page).evaluate(
    ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
  );

/** Key and place of every rendered row, in pixels from the upper edge of the list. */
export const placesOf = (page: Page) =>
  scroller(page).evaluate((element) => {
    const edge = element.getBoundingClientRect().top;
    return [...element.querySelectorAll<HTMLElement>('[data-key]')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { key: row.dataset.key ?? '', top: top - edge, bottom: bottom - edge };
    });
  });
