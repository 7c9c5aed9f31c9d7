import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Folders with a file of texts for each language; English stands beside the others, or one folder above. */
const folders = [
  'apps/web/src/strings',
  'apps/web/src/strings/errorTexts',
  'apps/web/src/strings/landing',
  'packages/ui/src/strings/languages',
  'packages/chat-kit/src/strings/languages',
  'packages/call-kit/src/strings/languages',
];

/** Every sentence in what a file of texts exports, however deep. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

async function readSentences(file: string): Promise<string[]> {
  return sentencesIn({ ...(await import(pathToFileURL(file).href)) });
}

/** English sentences of Franca's own whose words are others in a language: apps, kits and landing page. */
export async function foreignSentences(language: string): Promise<readonly string[]> {
  const own = new Set<string>();
  const english = new Set<string>();
  for (const folder of folders) {
    const path = join(root, folder);
    for (const sentence of await readSentences(join(path, `${language}.ts`))) own.add(sentence);
    const isApart = folder.endsWith('/languages');
    const names = await readdir(isApart ? dirname(path) : path);
    for (const name of names.filter((file) => /^en(Lazy)?\.ts$/.test(file))) {
      const file = join(isApart ? dirname(path) : path, name);
      for (const sentence of await readSentences(file)) english.add(sentence);
    }
  }
  // A sentence of gaps alone could be anything.
  return [...english].filter(
    (sentence) => !own.has(sentence) && /[A-Za-z]{2}/.test(sentence.replace(/\{\w+\}/g, '')),
  );
}

/** Runs in the page before all else: notes which of the sentences are on the screen in any frame. */
function noteForeignWords(sentences: readonly string[]): void {
  const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const patterns = sentences.map((sentence) =>
    sentence
      .split(/\{\w+\}/)
      .map(quote)
      .join('.+'),
  );
  const foreign = new RegExp(`^(?:${patterns.join('|')})$`, 's');
  const found = new Set<string>();
  Object.assign(window, { foreignWords: found });

  const note = (text: string | null | undefined, element: Element): void => {
    const words = text?.trim();
    if (!words || !foreign.test(words)) return;
    // What people have written themselves, in whatever language, and names of languages in their own letters.
    if (element.closest('[data-words], [dir=auto], [lang=en]:not(html)')) return;
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.add(words);
  };
  const look = (): void => {
    if (!document.body) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, nodeValue } = node;
      if (parentElement && !/^(script|style|noscript)$/i.test(parentElement.tagName))
        note(nodeValue, parentElement);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        note(element.getAttribute(name), element);
  };
  let isWaiting = false;
  // Once before each frame in which something has changed: that is what is painted. No frame comes while sheets hold it back.
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      look();
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Watches every text that pages of a context paint, in a language other than English. To be called before the first page is opened. */
export async function watchWords(context: BrowserContext, language: string): Promise<void> {
  const sentences = await foreignSentences(language);
  await context.addInitScript(noteForeignWords, sentences);
}

/** The English sentences of our own that a page has painted since it was opened. */
export const foreignWordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { foreignWords: Set<string> }).foreignWords]);

/** Lets a page have no more than 50 kB/s, and nothing that was loaded before. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
