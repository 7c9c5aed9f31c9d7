import { findUiLanguage, type UiLanguage } from '@franca/languages';
import type { Strings } from '@franca/ui/i18n';
import { createListenerSet } from '../core/store/createListenerSet.ts';
import type { ChatStrings, FirstTextKey } from './ChatStrings.ts';
import { en } from './en.ts';

type OtherLocale = Exclude<UiLanguage, 'en'>;

/** English, and the languages that have arrived; one that is still on its way speaks English. */
export type LoadedStrings<English> = { readonly en: English } & Partial<Record<OtherLocale, ChatStrings>>;

/** The texts that are here; those of parts that come later are here in English only when the part is. */
export const loadedStrings: LoadedStrings<Strings<FirstTextKey>> = { en };

const loaders: Record<OtherLocale, () => Promise<ChatStrings>> = {
  ar: async () => (await import('./ar.ts')).ar,
  it: async () => (await import('./it.ts')).it,
  vi: async () => (await import('./vi.ts')).vi,
};

const listeners = createListenerSet();
const loading = new Map<string, Promise<void>>();
let version = 0;

/** Hears when a language has arrived. */
export const subscribeStrings: (listener: () => void) => () => void = listeners.subscribe;

/** A number that grows when a language has arrived. */
export function stringsVersion(): number {
  return version;
}

/**
 * Fetches the kit's texts for an interface language (BCP 47). Await it before the first render to avoid a moment of
 * English; a language the kit does not have, and a failed download, leave it at English.
 */
export function loadChatStrings(tag: string): Promise<void> {
  const locale = findUiLanguage(tag);
  if (!locale || locale === 'en') return Promise.resolve();
  let promise = loading.get(locale);
  if (!promise) {
    promise = loaders[locale]().then(
      (strings) => {
        loadedStrings[locale] = strings;
        version += 1;
        listeners.notify();
      },
      () => {
        // Offline: the next component that asks tries again.
        loading.delete(locale);
      },
    );
    loading.set(locale, promise);
  }
  return promise;
}
