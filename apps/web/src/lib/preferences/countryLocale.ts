import { localeOf } from '../names/localeOf.ts';

/**
 * The interface language as it is written in the reader's country, which the browser's languages name (BCP 47): `en-IT` for
 * English in Italy. Without a country it is the language alone.
 */
export function countryLocale(
  language: string,
  wanted: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const region = wanted.map((tag) => localeOf(tag)?.region).find((found) => found !== undefined);
  return region === undefined ? language : new Intl.Locale(language, { region }).toString();
}
