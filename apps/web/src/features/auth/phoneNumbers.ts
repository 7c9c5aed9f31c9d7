import { cleanPhone } from '@franca/languages/text';

/** A number that was written with its country code. */
export interface OwnCountryNumber {
  /** Whose number it is (ISO 3166-1 alpha-2). */
  readonly country: string;
  /** The number without the country code, in groups as it is read there. */
  readonly number: string;
}

/** A plus sign, or what stands for it: two zeros, and 011 in North America. */
const beginsAbroad = /^(?:\+|00|011)\d/;

/**
 * The country and the rest of a number that names its country itself; null for any other, also while it is not complete.
 * `chosen` is the country whose way of dialling abroad counts. The numbering plans are loaded with the first such number.
 */
export async function readOwnCountry(typed: string, chosen: string): Promise<OwnCountryNumber | null> {
  const digits = cleanPhone(typed);
  if (!beginsAbroad.test(digits)) return null;
  const plans = await import('libphonenumber-js/min');
  const from = plans.isSupportedCountry(chosen) ? chosen : 'AU';
  const candidates = digits.startsWith('00') ? [`+${digits.slice(2)}`, digits] : [digits];
  const found = candidates
    .map((candidate) => plans.parsePhoneNumberFromString(candidate, from))
    .find((number) => number?.isValid());
  if (!found) return null;
  const code = found.countryCallingCode;
  // 011 is the beginning of numbers inside other countries, Turin's for one.
  if (digits.startsWith('011') && code === plans.getCountryCallingCode(from)) return null;
  // Of countries that share a code, the number does not always say which.
  const country =
    found.country ??
    [from, ...plans.getCountries()].find((each) => plans.getCountryCallingCode(each) === code);
  if (country === undefined) return null;
  return {
    country,
    number: found
      .formatInternational()
      .slice(code.length + 1)
      .trim(),
  };
}

/** What was typed, without the digits that no number has room for. */
export function withoutSurplus(typed: string, most: number): string {
  let left = most + (/^00/.test(cleanPhone(typed)) ? 2 : 0);
  return typed.replace(/\p{Nd}/gu, (digit) => {
    left -= 1;
    return left >= 0 ? digit : '';
  });
}
