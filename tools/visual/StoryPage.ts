import type { Browser, CDPSession, Page, Request } from 'playwright';
import { type Mode, modes } from '../../.storybook/modes.ts';
import { findNativeParts } from './inPage/findNativeParts.ts';
import { findViolations, type Violation } from './inPage/findViolations.ts';
import { setStage } from './inPage/setStage.ts';
import { showNext } from './inPage/showNext.ts';
import { steadyClock } from './inPage/steadyClock.ts';
import { storyArea } from './inPage/storyArea.ts';
import { watchRemains } from './inPage/watchRemains.ts';
import { type Picture, readPicture } from './Picture.ts';

const viewport = { width: 1024, height: 640 };
const now = Date.UTC(2026, 2, 14, 10, 24);
const longTimer = 1000;

// The rules of axe that are on by default and look at more than elements, attributes and visibility.
const appearanceRules = [
  'avoid-inline-spacing',
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
] as const;

// Not how long things take, but after how long nothing more will come.
const patience = 120_000;

/** A page of the browser that shows one story after the other. */
export class StoryPage {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #address: string;
  readonly #loading = new Set<Request>();

  private constructor(page: Page, devtools: CDPSession, address: string) {
    this.#page = page;
    this.#devtools = devtools;
    this.#address = address;
    page.on('request', (request) => this.#loading.add(request));
    page.on('requestfinished', (request) => this.#loading.delete(request));
    page.on('requestfailed', (request) => this.#loading.delete(request));
  }

  /** Opens a page for the Storybook at an address. */
  static async open(browser: Browser, address: string): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport,
      locale: 'en-AU',
      timezoneId: 'UTC',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // Storybook knows this name and then neither runs nor waits for animations.
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150 StorybookTestRunner',
    });
    context.setDefaultTimeout(patience);
    await context.addInitScript(steadyClock, now);
    await context.addInitScript(watchRemains);
    await context.addInitScript(setStage, longTimer);
    const page = await context.newPage();
    return new StoryPage(page, await context.newCDPSession(page), address);
  }

  /** Opens a story in a new document, waits until its play function has ended, and returns what failed, in words. */
  async show(storyId: string): Promise<string[]> {
    const { theme, direction } = modes['light ltr'];
    const globals = `a11y.manual:!true;theme:${theme};direction:${direction}`;
    const query = new URLSearchParams({ viewMode: 'story', id: storyId, globals });
    this.#loading.clear();
    await this.#page.goto(`${this.#address}iframe.html?${query}`, { waitUntil: 'commit' });
    return this.#problems();
  }

  /**
   * Shows a story in the document of the last one and returns what failed, in words; undefined where that one has left
   * something behind.
   */
  async showNext(storyId: string): Promise<string[] | undefined> {
    const remains = await this.#page
      .evaluate(showNext, { storyId, globals: modes['light ltr'] })
      .catch((error: Error) => [error.message]);
    return remains.length > 0 ? undefined : this.#problems();
  }

  async #problems(): Promise<string[]> {
    const ended = await this.#page
      .waitForFunction(() => window.francaStage?.ended, undefined)
      .then((handle) => handle.jsonValue())
      .catch(() => 'never' as const);
    const problems = await this.#page.evaluate(() => window.francaStage.problems);
    if (ended === 'never') return [...problems, 'The story did not end within two minutes.'];
    return ended === 'error' && problems.length === 0 ? ['The story failed.'] : problems;
  }

  /** Shows the open story in a mode. */
  async setMode(mode: Mode): Promise<void> {
    await this.#page.evaluate((globals) => window.francaStage.show(globals), modes[mode]);
  }

  /** Waits until nothing moves, and nothing is being loaded. */
  async waitUntilStill(): Promise<void> {
    do await this.#page.evaluate(() => window.francaStage.waitUntilStill());
    while (this.#loading.size > 0);
  }

  /** What axe finds in the open story. */
  async findViolations(): Promise<Violation[]> {
    const isReady = await this.#page.evaluate(() => 'axe' in window);
    if (!isReady) await this.#page.addScriptTag({ url: `${this.#address}axe.js` });
    return this.#page.evaluate(findViolations, appearanceRules);
  }

  /** What the system draws in the open story, in words. */
  findNativeParts(): Promise<string[]> {
    return this.#page.evaluate(findNativeParts);
  }

  /** A picture of what the open story shows. */
  async takePicture(): Promise<Picture> {
    const area = await this.#page.evaluate(storyArea, 8);
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...area, scale: 1 },
      captureBeyondViewport: area.y + area.height > viewport.height,
    });
    return readPicture(Buffer.from(data, 'base64'));
  }
}
