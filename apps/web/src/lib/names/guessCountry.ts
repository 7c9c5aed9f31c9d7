import type { CountryCode } from '@franca/contract';
import { localeOf } from './localeOf.ts';

/** What a browser says of where somebody is. */
export interface BrowserOrigin {
  /** BCP 47 tags, the most wanted first, as `navigator.languages`. */
  readonly languages: readonly string[];
  /** IANA time zone, such as `Europe/Rome`. */
  readonly timeZone: string;
}

/** What this browser says of where its person is. */
export const browserOrigin = (): BrowserOrigin => ({
  languages: navigator.languages,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** One name for the names that a time zone has had, such as Asia/Saigon and Asia/Ho_Chi_Minh. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    // A browser names Etc/Unknown where its system says nothing, and does not take it back.
    return timeZone;
  }
}

/** Time zones of a country; none in browsers that do not know. */
function timeZonesOf(code: string): readonly string[] {
  const locale = localeOf(`und-${code}`) as
    | (Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] })
    | undefined;
  return locale?.getTimeZones?.() ?? locale?.timeZones ?? [];
}

/**
 * The country that somebody is probably in: of those with their dial code and in their time zone the one of the browser's
 * languages, else the one with the fewest time zones; else the country of the browser's first language.
 *
 * @param dialCode the dial code of their verified number, without `+`; null for none
 */
export function guessCountry(
  codes: readonly CountryCode[],
  { languages, timeZone }: BrowserOrigin,
  dialCode: string | null = null,
): CountryCode | undefined {
  const dialed = codes.filter(({ dial_code }) => dial_code === dialCode);
  if (dialed.length === 1) return dialed[0];
  const possible = dialed.length > 0 ? dialed : codes;
  const locales = languages.flatMap((tag) => localeOf(tag) ?? []);
  const regions = locales.flatMap(({ region }) => region ?? []);
  const byRegion = (among: readonly CountryCode[], wanted: readonly (string | undefined)[]) =>
    wanted.flatMap((region) => among.find(({ code }) => code === region) ?? [])[0];

  const zone = canonical(timeZone);
  const here = possible
    .map((country) => ({ country, zones: timeZonesOf(country.code) }))
    .filter(({ zones }) => zones.some((each) => each === timeZone || each === zone))
    .sort((one, other) => one.zones.length - other.zones.length)
    .map(({ country }) => country);
  return (
    byRegion(here, regions) ??
    here[0] ??
    byRegion(possible, regions) ??
    // A number of several countries has named one of them; without a number the language names one.
    byRegion(
      possible,
      locales.map((locale) => locale.maximize().region),
    )
  );
}
