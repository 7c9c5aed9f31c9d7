import type { CountryCode, LanguageItem } from '@franca/contract';
import { countryItems, languageItems, type NamedItem } from './namedItems.ts';

/** The reader's words for where people come from, which the server names in its own. */
export interface OriginNames {
  /** A country; unknown ones keep their name. */
  readonly country: (name: string) => string;
  /** An accent, such as "English (Australia)": its language and its country, each as far as it is known. */
  readonly accent: (name: string) => string;
}

const labelsOf = (items: readonly NamedItem[]) => new Map(items.map(({ value, label }) => [value, label]));

/** Names countries and accents in the words of the interface language. */
export function originNames(
  languages: readonly LanguageItem[],
  codes: readonly CountryCode[],
  locale: string,
): OriginNames {
  const countries = labelsOf(
    countryItems(
      codes.map(({ name }) => name),
      codes,
      locale,
    ),
  );
  const spoken = labelsOf(languageItems(languages, locale));
  const country = (name: string): string => countries.get(name) ?? name;
  return {
    country,
    accent: (name) => {
      const [, language, place] = /^(.+) \((.+)\)$/u.exec(name) ?? [];
      if (language === undefined || place === undefined) return spoken.get(name) ?? name;
      return `${spoken.get(language) ?? language} (${country(place)})`;
    },
  };
}
