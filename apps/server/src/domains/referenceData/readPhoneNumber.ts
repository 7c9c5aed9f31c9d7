import {
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** The parts of a phone number as the wire names them. */
type Phone = { dial_code: string; phone_number: string };

const countriesOf = Map.groupBy(getCountries(), (country) => getCountryCallingCode(country));

const partsOf = (number: PhoneNumber): Phone => ({
  dial_code: number.countryCallingCode,
  phone_number: number.nationalNumber,
});

/** A number with its own country code: `+44…`, or `00…` as people write the plus sign. */
function ofAnyCountry(typed: string): PhoneNumber | undefined {
  const international = typed.startsWith('00') ? `+${typed.slice(2)}` : typed;
  if (!international.startsWith('+')) return undefined;
  const number = parsePhoneNumberFromString(international);
  // Two zeros may also be the beginning of what is dialled inside a country, or of its own way out.
  return number && (typed.startsWith('+') ? number.isPossible() : number.isValid()) ? number : undefined;
}

/**
 * Reads a phone number by the numbering plan of its country: a zero that belongs to it is there, also when the caller left
 * it out, and what is dialled inside the country alone is not. A number with its own country code changes the dial code.
 * What fits no plan stays what it is, without leading zeros.
 */
export function readPhoneNumber({ dial_code, phone_number: typed }: Phone): Phone {
  const own = ofAnyCountry(typed);
  if (own) return partsOf(own);
  const bare = typed.replace(/^\+?0*/, '');
  const countries = countriesOf.get(dial_code as never) ?? [];
  const read = [typed, `0${bare}`, bare].flatMap((digits) =>
    countries.flatMap((country) => parsePhoneNumberFromString(digits, country) ?? []),
  );
  const valid = read.filter((number) => number.isValid());
  // Codes go to mobile phones; Gabon's old numbers, of seven digits, look like its new ones without their zero.
  const isMobileWithZero = (number: PhoneNumber) =>
    number.nationalNumber.startsWith('0') && number.getType() === 'MOBILE';
  const best = valid.find(isMobileWithZero) ?? valid[0];
  return best ? partsOf(best) : { dial_code, phone_number: bare };
}
