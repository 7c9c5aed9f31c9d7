import { fallbackLanguage, findUiLanguage, type UiLanguage } from '@franca/languages';
import { formatText, loadUiStrings, type Text, type TextFunction, type TextValues } from '@franca/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { en, type PageStrings } from './en.ts';
import { loadShownKitTexts } from './kitTextLoaders.ts';
import type { ShownTexts } from './ShownTexts.ts';

/** Keys of sections of texts: section and name. */
export type KeyOf<Sections> = {
  [Section in keyof Sections & string]: `${Section}.${keyof Sections[Section] & string}`;
}[keyof Sections & string];

/** A key of the texts that the pages begin with, such as `auth.sendCode`. */
export type TextKey = KeyOf<typeof en>;

/** The files of every language but English, which is always loaded. */
const files = import.meta.glob<Partial<Record<UiLanguage, PageStrings>>>(['./??.ts', '!./en.ts']);

async function loadStrings(language: UiLanguage): Promise<PageStrings> {
  const { [language]: strings } = (await files[`./${language}.ts`]?.()) ?? {};
  if (!strings)
    throw new Error(`The pages have no texts in "${language}": src/strings/${language}.ts is missing.`);
  return strings;
}

/** The texts of the interface, also for code outside React. */
export const texts = createStore<ShownTexts>()(() => ({ language: fallbackLanguage, strings: en }));

/** The text of a key in the texts that are shown. */
export function textOf({ language, strings }: ShownTexts, key: string, values?: TextValues): string {
  const [section, name] = key.split('.') as [keyof PageStrings, string];
  const words: Readonly<Record<string, Text>> | undefined = strings[section];
  return formatText(words?.[name] ?? key, values, language);
}

/** The text of a key in the language that is shown now; inside components {@link useText} follows a change. */
export const translate: TextFunction<TextKey> = (key, values) => textOf(texts.getState(), key, values);

const byTexts = new WeakMap<ShownTexts, TextFunction<TextKey>>();

/** The texts that are shown; rendered in advance they are those of the page's language, not the first ones. */
export const useTexts = (): ShownTexts =>
  useSyncExternalStore(texts.subscribe, texts.getState, texts.getState);

/** The texts of the pages in the interface language. */
export function useText(): TextFunction<TextKey> {
  const shown = useTexts();
  const known = byTexts.get(shown);
  if (known) return known;
  const text: TextFunction<TextKey> = (key, values) => textOf(shown, key, values);
  byTexts.set(shown, text);
  return text;
}

const english: ShownTexts = { language: 'en', strings: en };

/** The texts of a language; English where they cannot be loaded, and where a machine has not translated them yet. */
async function loadTexts(wanted: string): Promise<ShownTexts> {
  const own = findUiLanguage(wanted);
  if (own === 'en') return english;
  try {
    if (own) {
      const [strings] = await Promise.all([loadStrings(own), loadUiStrings(own), loadShownKitTexts(own)]);
      return { language: own, strings };
    }
    const { keptTexts } = await import('./machineLanguage.ts');
    return (await keptTexts(wanted)) ?? english;
  } catch {
    return english;
  }
}

function show(shown: ShownTexts): void {
  if (shown.kits || texts.getState().language !== shown.language) texts.setState(shown, true);
}

/** Loads the texts of a language and shows them; returns the language that is shown. */
export async function showLanguage(wanted: string): Promise<string> {
  const loaded = await loadTexts(wanted);
  show(loaded);
  return loaded.language;
}

/**
 * Loads the texts of a language and shows them. Returns the language that is shown, or null while the first one is
 * loading; English where the texts cannot be loaded.
 *
 * @param wanted BCP 47 tag; null while it is not known, which leaves what is shown as it is
 */
export function useShownLanguage(wanted: string | null): string | null {
  const { language } = useTexts();
  const [isReady, setReady] = useState(wanted === language);
  useEffect(() => {
    if (wanted === null) return;
    let isCurrent = true;
    void loadTexts(wanted).then((loaded) => {
      if (!isCurrent) return;
      show(loaded);
      setReady(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return isReady ? language : null;
}
