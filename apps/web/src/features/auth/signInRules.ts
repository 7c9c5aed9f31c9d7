import { emailPattern, limits, type validationSentences } from '@franca/contract';
import { cleanPhone } from '@franca/languages/text';

/** What is wrong with a field: the name of its sentence, `unnamed` for a rule without one, null when nothing is. */
export type BrokenRule = keyof typeof validationSentences | 'unnamed' | null;

/**
 * The rules of the sign-in's fields. They are those of the contract, written out so that the first page of Franca loads no
 * schema; the tests hold both together.
 */
export const signInRules = {
  /** A phone number without its dial code, or with it and a plus sign. */
  phone(typed: string): BrokenRule {
    const number = cleanPhone(typed);
    if (number === '') return 'phoneRequired';
    if (!/^\+?\d+$/.test(number)) return 'phoneDigits';
    if (number.replace(/^\+|^00/, '').length > limits.phoneNumber) return 'phoneLength';
    return /[1-9]/.test(number) ? null : 'phoneRequired';
  },

  /** The code that was sent. */
  code(typed: string): BrokenRule {
    const code = typed.trim();
    if (code === '') return 'codeRequired';
    if (!/^\d+$/.test(code)) return 'codeDigits';
    return code.length === limits.verificationCode ? null : 'unnamed';
  },

  /** An email address. */
  email(typed: string): BrokenRule {
    const address = typed.trim();
    if (address === '') return 'emailRequired';
    return address.length <= limits.email && emailPattern.test(address) ? null : 'emailInvalid';
  },
} as const;

/**
 * A phone number as it is sent: digits alone, without the zero that is for calls inside the country; where it belongs to the
 * number, the server restores it. Two zeros stand for the plus sign.
 */
export const sentNumber = (typed: string): string => cleanPhone(typed).replace(/^0(?!0)/, '');
