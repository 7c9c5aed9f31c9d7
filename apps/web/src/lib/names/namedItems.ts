import type { CountryCode, LanguageItem } from '@franca/contract';
import { uiLanguages } from '@franca/languages';

/** One name to choose: the server's word as value, the word of the interface language as label. */
export interface NamedItem {
  /** The name as the server knows it. */
  value: string;
  /** The name as the reader knows it. */
  label: string;
  /** Other names by which a search finds it: the server's English one and, of a language, its own. */
  keywords: readonly string[];
}

function named(
  names: Intl.DisplayNames,
  locale: string,
  value: string,
  code: string | null | undefined,
): NamedItem {
  // English is the server's own language: its words stay as they are.
  const label = (locale.startsWith('en') || !code ? null : names.of(code)) ?? value;
  return { value, label, keywords: [value] };
}

/** The name of a language in itself, such as "español"; undefined where it is not known. */
const ownName = (code: string): string | undefined =>
  new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);

const ownNames = new Map<string, string | undefined>();

/** Making a table of names is slow, and the list is named at every change of a form. */
function knownOwnName(code: string): string | undefined {
  if (!ownNames.has(code)) ownNames.set(code, ownName(code));
  return ownNames.get(code);
}

const byLabel = (locale: string) => (left: NamedItem, right: NamedItem) =>
  left.label.localeCompare(right.label, locale);

/** Languages by name, in the words and the order of the interface language. */
export function languageItems(languages: readonly LanguageItem[], locale: string): NamedItem[] {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return languages
    .map(({ name, code }) => {
      const item = named(names, locale, name, code);
      const own = code ? knownOwnName(code) : undefined;
      return own && own !== name ? { ...item, keywords: [name, own] } : item;
    })
    .sort(byLabel(locale));
}

/** The languages that Franca has texts in, by tag: each in its own words, and found by its English name and that of the interface language. */
export function ownLanguageItems(locale: string): NamedItem[] {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return uiLanguages.map(({ tag, nativeName, englishName }) => ({
    value: tag,
    label: nativeName,
    keywords: [englishName, names.of(tag) ?? englishName],
  }));
}

/** Countries by name, in the words and the order of the interface language; the codes tie the two lists (docs/behaviour/registration.md, Reference lists). */
export function countryItems(
  countries: readonly string[],
  codes: readonly CountryCode[],
  locale: string,
): NamedItem[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const codeOf = new Map(codes.map(({ name, code }) => [name, code]));
  return countries.map((name) => named(names, locale, name, codeOf.get(name))).sort(byLabel(locale));
}
