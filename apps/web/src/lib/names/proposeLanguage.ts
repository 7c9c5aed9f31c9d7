import type { CountryCode, LanguageItem } from '@franca/contract';
import { localeOf } from './localeOf.ts';

/** A language of the reference list and one of its accents, by their names; empty where there is none. */
export interface ProposedLanguage {
  /** Name of the language. */
  readonly language: string;
  /** Name of the accent. */
  readonly accent: string;
}

/** The language of the list that a tag asks for: with its script where the list tells scripts apart. */
function languageOf(tag: string, languages: readonly LanguageItem[]): LanguageItem | undefined {
  const locale = localeOf(tag)?.maximize();
  if (!locale) return undefined;
  const { language, script } = locale;
  // Both kinds of Norwegian and the two of them together are one entry of the list.
  const code = language === 'no' || language === 'nn' ? 'nb' : language;
  return (
    languages.find((each) => each.code === `${code}-${script}`) ??
    languages.find((each) => each.code === code)
  );
}

/** The accent of a language in a country, else its most common one; empty where the language has none. */
export function proposeAccent(language: LanguageItem | undefined, country: string): string {
  const accents = language?.accents ?? [];
  return accents.find((accent) => accent.endsWith(`(${country})`)) ?? accents[0] ?? '';
}

/** The language that is spoken most in a country, with its accent there. */
export function proposeLanguage(
  country: CountryCode | undefined,
  languages: readonly LanguageItem[],
): ProposedLanguage {
  const found = country && languageOf(`und-${country.code}`, languages);
  return { language: found?.name ?? '', accent: proposeAccent(found, country?.name ?? '') };
}

/** The first of the browser's languages that the list has, with its accent in the country. */
export function guessLanguage(
  wanted: readonly string[],
  country: string,
  languages: readonly LanguageItem[],
): ProposedLanguage {
  for (const tag of wanted) {
    const found = languageOf(tag, languages);
    if (found) return { language: found.name, accent: proposeAccent(found, country) };
  }
  return { language: '', accent: '' };
}
