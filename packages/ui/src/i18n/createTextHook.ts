import { chooseUiLanguage, type UiLanguage } from '@franca/languages';
import { use, useCallback } from 'react';
import { formatText } from './formatText.ts';
import { I18nContext } from './I18nContext.ts';
import type { Strings, TextValues } from './Strings.ts';

/** Answers the text of a key in the interface language, its gaps filled. */
export type TextFunction<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * Makes the `useText` hook of a package from its strings files. Languages it does not have fall back to English;
 * texts given to the provider go before its own.
 *
 * @example export const useText = createTextHook({ en, ar, it, vi });
 */
export function createTextHook<Key extends string>(
  all: { readonly en: Strings<Key> } & Partial<Record<UiLanguage, Strings<Key>>>,
): () => TextFunction<Key> {
  return () => {
    const { locale, strings } = use(I18nContext);
    return useCallback(
      (key, values) => {
        const own = all[chooseUiLanguage([locale])] ?? all.en;
        return formatText(strings[key] ?? own[key], values, locale);
      },
      [locale, strings],
    );
  };
}
