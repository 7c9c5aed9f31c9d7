import { emailPattern, limits, type validationSentences } from '@franca/contract';

/** What is wrong with a field: the name of its sentence, `unnamed` for a rule without one, null when nothing is. */
export type BrokenRule = keyof typeof validationSentences | 'unnamed' | null;

/** A phone number without what people write between its digits: spaces, dashes and brackets. */
const withoutSeparators = (typed: string): string => typed.replace(/[\s()\-\u2010-\u2015]/g, '');

/**
 * The rules of the sign-in's fields. They are those of the contract, written out so that the first page of Franca loads no
 * schema; the tests hold both together.
 */
export const signInRules = {
  /** A phone number without its dial code. */
  phone(typed: string): BrokenRule {
    const number = withoutSeparators(typed);
    if (number === '') return 'phoneRequired';
    if (!/^\d+$/.test(number)) return 'phoneDigits';
    if (number.length > limits.phoneNumber) return 'phoneLength';
    return /^0+$/.test(number) ? 'phoneRequired' : null;
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

/** A phone number as it is sent: digits alone; a leading zero is for calls inside the country. */
export const sentNumber = (typed: string): string => withoutSeparators(typed).replace(/^0+/, '');
