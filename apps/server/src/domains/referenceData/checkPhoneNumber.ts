import { validationSentences } from '@franca/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Refusal } from '../../core/Refusal.ts';
import { countries } from './countries.ts';
import { readPhoneNumber } from './readPhoneNumber.ts';

const dialCodes = new Set(countries.map((country) => country.dial_code));

/**
 * Throws `Refusal` when no country on the list has this dial code, or none of those that have it numbers of this length.
 * Whether a number is in use is not asked: the lists of those are out of date wherever numbers are given out anew.
 */
export function checkPhoneNumber(typed: { dial_code: string; phone_number: string }): void {
  const phone = readPhoneNumber(typed);
  if (!dialCodes.has(phone.dial_code)) {
    throw new Refusal('validation_failed', { sentences: [validationSentences.dialCodeUnknown] });
  }
  const number = parsePhoneNumberFromString(`+${phone.dial_code}${phone.phone_number}`);
  if (number?.countryCallingCode !== phone.dial_code || !number.isPossible()) {
    throw new Refusal('validation_failed', { sentences: [validationSentences.phoneLength] });
  }
}
