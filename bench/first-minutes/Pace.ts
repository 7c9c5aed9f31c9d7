import type { Locator, Page } from 'playwright';

/** Seconds for which a word is read: 238 words a minute (Brysbaert, 2019). */
export const wordSeconds = 60 / 238;

/**
 * Seconds of what a person does, by the keystroke-level model of Card, Moran and Newell (1980), for somebody who does not know
 * the screen: a decision before each press, and the pace of somebody who types little. Every word that comes into
 * the window is read once, which is more than people do.
 */
const seconds = { decide: 1.35, press: 1.1, key: 0.28, changeHands: 0.4, word: wordSeconds } as const;

/** What one screen of a walk took. */
export interface ScreenTime {
  /** What the person did there. */
  readonly screen: string;
  /** Words that were new in the window. */
  words: number;
  /** Presses. */
  presses: number;
  /** Keys. */
  keys: number;
  /** Seconds of reading, deciding, pressing and typing. */
  person: number;
  /** Seconds for which the person waited. */
  machine: number;
}

/** Texts that can be seen in the window now, each line of them by itself. */
const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('[aria-hidden=true], [inert], script, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right, width, height } = range.getBoundingClientRect();
      const isIn =
        bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 2 && height > 2;
      const middle = document.elementFromPoint(
        (left + right) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      );
      if (
        isIn &&
        parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        middle &&
        (parent.contains(middle) || middle.contains(parent))
      )
        found.push(text);
    }
    return found;
  });

const countWords = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

/** Walks through a page at the pace of a person, without waiting for it: what a step would take is added up. */
export class Pace {
  readonly #known = new Set<string>();
  readonly screens: ScreenTime[] = [];
  #isTyping = false;

  /** Comes to a screen, once what it shows is there, and reads what is new. */
  async look(screen: string, page: Page, isThere: Locator): Promise<void> {
    const began = performance.now();
    await isThere.first().waitFor();
    const machine = (performance.now() - began) / 1000;
    const texts = (await visibleTexts(page)).filter((text) => !this.#known.has(text));
    for (const text of texts) this.#known.add(text);
    const words = texts.reduce((sum, text) => sum + countWords(text), 0);
    this.screens.push({ screen, words, presses: 0, keys: 0, person: words * seconds.word, machine });
  }

  #now(): ScreenTime {
    const now = this.screens.at(-1);
    if (!now) throw new Error('Pace: look at a screen first.');
    return now;
  }

  /** Decides and presses `count` times what needs no waiting: an item of the desktop, a part of a field. */
  presses(count: number): void {
    const now = this.#now();
    now.presses += count;
    now.person += count * (seconds.decide + seconds.press) + (this.#isTyping ? seconds.changeHands : 0);
    this.#isTyping = false;
  }

  /** Decides, and presses something on the page. */
  async press(locator: Locator): Promise<void> {
    this.presses(1);
    await locator.first().click();
  }

  /** Types into a field that has the focus, or gets it by a press. */
  async type(locator: Locator, text: string, { isFocused = false } = {}): Promise<void> {
    if (!isFocused) this.presses(1);
    const now = this.#now();
    now.keys += text.length;
    now.person += seconds.changeHands + text.length * seconds.key;
    this.#isTyping = true;
    await locator.fill(text);
  }
}
