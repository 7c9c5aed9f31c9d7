import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

const longNames = new Intl.DisplayNames('en', { type: 'region' });
const shortNames = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

/** Regions whose long name carries an explanation: `Hong Kong SAR China`, `Myanmar (Burma)`. */
const shortened = new Set(['HK', 'MO', 'MM', 'PS', 'CC']);

/** English name of a region by ISO 3166-1 code (`GB` → `United Kingdom`), the same wherever a country is named. */
export function regionName(code: string): string {
  return (shortened.has(code) ? shortNames : longNames).of(code) ?? code;
}

/** A country that people may choose, and the prefix of its phone numbers. */
export type Country = {
  /** ISO 3166-1 alpha-2 code in capitals, e.g. `VN`; flags go by it. */
  code: string;
  /** International dialling prefix without `+`, e.g. `84`. */
  dial_code: string;
  /** English name; the same in profiles and in both reference lists. */
  name: string;
};

/** Ascension and Tristan da Cunha have prefixes but no ISO code: they belong to Saint Helena. */
const withoutIsoCode = new Set(['AC', 'TA']);

/** Every country and territory with a phone prefix, by name. */
export const countries: readonly Country[] = getCountries()
  .filter((code) => !withoutIsoCode.has(code))
  .map((code) => ({ code, dial_code: getCountryCallingCode(code), name: regionName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
