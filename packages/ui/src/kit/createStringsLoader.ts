import { findUiLanguage, type UiLanguage } from '@franca/languages';
import { useEffect, useSyncExternalStore } from 'react';
import { createListenerSet } from '../core/createListenerSet.ts';
import type { Strings } from '../i18n/Strings.ts';
import { useLocale } from '../i18n/useLocale.ts';

/** The languages of a kit that are fetched; English comes with the kit. */
export type OtherLanguage = Exclude<UiLanguage, 'en'>;

/** English, and the languages that have been loaded; until then one of them shows English. */
export type LoadedStrings<English, Other = English> = { readonly en: English } & Partial<
  Record<OtherLanguage, Other>
>;

/** The texts of a kit, of which only English comes with its code. */
export interface StringsLoader<English, Other> {
  /** What has been loaded; give it to `createTextHook`. */
  readonly strings: LoadedStrings<English, Other>;
  /**
   * Fetches the texts for an interface language (BCP 47). Await it before the first render to avoid a moment of English;
   * a language the kit does not have, and a failed download, leave it at English.
   */
  readonly load: (tag: string) => Promise<void>;
  /** What has been loaded, with more English: that of parts which bring their own English along. */
  readonly extend: <More extends Strings>(more: More) => LoadedStrings<English & More, Other>;
  /** Calls back when a language has been loaded; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A number that grows when a language has been loaded. */
  readonly getVersion: () => number;
}

/**
 * Keeps the texts of a kit and fetches languages one by one, so that a page in one language does not carry all.
 *
 * @param en the English texts
 * @param importTexts imports the texts of a language. An address with the tag in it finds the file of a further language by
 *   itself: Vite and esbuild turn it into one import for each file of the folder
 * @example
 * const loader = createStringsLoader(en, async (language) => (await import(`./languages/${language}.ts`))[language]);
 * const useLoadedText = createTextHook('call', loader.strings);
 * export const useChatText = () => { useLoadedStrings(loader); return useLoadedText(); };
 */
export function createStringsLoader<English extends Strings, Other extends Strings = English>(
  en: English,
  importTexts: (language: OtherLanguage) => Promise<Other>,
): StringsLoader<English, Other> {
  const strings: { en: English } & Partial<Record<OtherLanguage, Strings>> = { en };
  const { subscribe, notify } = createListenerSet();
  const loading = new Map<string, Promise<void>>();
  let version = 0;
  const getVersion = () => version;

  const load = (tag: string): Promise<void> => {
    const language = findUiLanguage(tag);
    if (!language || language === 'en') return Promise.resolve();
    const running = loading.get(language);
    if (running) return running;
    const promise = importTexts(language).then(
      (loaded) => {
        strings[language] = loaded;
        version += 1;
        notify();
      },
      // Offline: the next component that needs the language tries again.
      () => void loading.delete(language),
    );
    loading.set(language, promise);
    return promise;
  };

  return {
    strings: strings as LoadedStrings<English, Other>,
    // Languages that are loaded later are found through the prototype.
    extend: (more) => Object.create(strings, { en: { value: { ...en, ...more }, enumerable: true } }),
    load,
    subscribe,
    getVersion,
  };
}

type AnyLoader = Pick<StringsLoader<Strings, Strings>, 'load' | 'subscribe' | 'getVersion'>;

function useFetched({ load, subscribe, getVersion }: AnyLoader, tag: string): void {
  useSyncExternalStore(subscribe, getVersion, getVersion);
  useEffect(() => {
    void load(tag);
  }, [load, tag]);
}

/** Fetches the texts of a language (BCP 47) and returns them; undefined until they have come, and for English. */
export function useLanguage<Other>(
  loader: StringsLoader<Strings<never>, Other>,
  tag: string,
): Other | undefined {
  useFetched(loader, tag);
  const language = findUiLanguage(tag);
  return language === undefined || language === 'en' ? undefined : loader.strings[language];
}

/** Fetches the texts of the interface language, and renders again when they have been loaded. */
export function useLoadedStrings(loader: AnyLoader): void {
  useFetched(loader, useLocale());
}
