import { chooseUiLanguage, type UiLanguage } from '@franca/languages';
import { use, useCallback } from 'react';
import { formatText } from './formatText.ts';
import { I18nContext } from './I18nContext.ts';
import type { StringsNamespace } from './KitStrings.ts';
import type { Strings, TextValues } from './Strings.ts';

/** Returns the text of a key in the interface language, its gaps filled. */
export type TextFunction<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * Makes the `useText` hook of a package from its strings files. Languages it does not have fall back to English; texts that
 * the provider has for the namespace take the place of its own.
 *
 * @param namespace of the package in `strings` of the provider; null for texts that are never replaced
 * @param all texts by language
 * @example export const useText = createTextHook('chat', { en, ar, it, vi });
 */
export function createTextHook<Key extends string>(
  namespace: StringsNamespace | null,
  all: { readonly en: Readonly<Strings<Key>> } & Partial<Record<UiLanguage, Readonly<Strings<Key>>>>,
): () => TextFunction<Key> {
  return () => {
    const { locale, strings } = use(I18nContext);
    const given: Partial<Strings> | undefined = namespace === null ? undefined : strings[namespace];
    return useCallback(
      (key, values) => {
        const own = all[chooseUiLanguage([locale])] ?? all.en;
        return formatText(given?.[key] ?? own[key], values, locale);
      },
      [locale, given],
    );
  };
}
