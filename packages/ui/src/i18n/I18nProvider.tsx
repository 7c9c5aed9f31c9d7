import type { Direction } from '@franca/languages';
import { directionOf } from '@franca/languages';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../kit/createStringsLoader.ts';
import { uiStringsLoader } from '../strings/uiStringsLoader.ts';
import { I18nContext } from './I18nContext.ts';
import type { ProvidedStrings } from './KitStrings.ts';

/** Props of {@link I18nProvider}. */
export interface I18nProviderProps {
  /** BCP 47 tag of the interface language, such as `vi` or `ar-EG`. */
  locale: string;
  /** Writing direction; derived from the locale when left out. */
  direction?: Direction;
  /** Texts that take the place of the built-in ones, by package and key: `{ ui: { close: 'Shut' } }`. */
  strings?: ProvidedStrings;
  /** The part of the interface that speaks this language. */
  children: ReactNode;
}

const none: ProvidedStrings = {};

/**
 * Sets language and direction of the components below, and fetches the texts of the language; until they have come, and where
 * there are none, those are English. Renders no element.
 */
export function I18nProvider({
  locale,
  direction = directionOf(locale),
  strings = none,
  children,
}: I18nProviderProps) {
  const loaded = useLanguage(uiStringsLoader, locale);
  const value = useMemo(
    () => ({ locale, direction, strings: { ...strings, ui: { ...loaded, ...strings.ui } } }),
    [locale, direction, strings, loaded],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}
