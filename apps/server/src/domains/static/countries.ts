import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { regionName } from './regionName.ts';

/** A country that people may choose, and the prefix of its phone numbers (docs/behaviour/registration.md, Reference lists). */
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
