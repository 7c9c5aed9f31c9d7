import { limits } from '@franca/contract';
import type { TextKey } from '../../strings/useText.ts';

const digits = /^\d+$/;
// The ordinary pattern: something, an @, a domain with a dot.
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with a phone number, as the key of its sentence; null when nothing is (spec 0 §5). */
export function phoneProblem(value: string): TextKey | null {
  if (!value.trim()) return 'phoneRequired';
  return digits.test(value.trim()) ? null : 'phoneDigits';
}

/** What is wrong with a verification code, as the key of its sentence (spec 0 §5). */
export function codeProblem(value: string): TextKey | null {
  if (!value) return 'codeRequired';
  return digits.test(value) ? null : 'codeDigits';
}

/** Whether the code enables Sign in: exactly six digits (spec 0 §5). */
export function isCompleteCode(value: string): boolean {
  return value.length === limits.verificationCode && codeProblem(value) === null;
}

/** What is wrong with an email address at sign-in, as the key of its sentence (spec 0 §5). */
export function emailProblem(value: string): TextKey | null {
  const address = value.trim();
  if (!address) return 'emailRequired';
  return emailPattern.test(address) && address.length <= limits.email ? null : 'emailInvalid';
}

/** The number as it is sent: a leading 0 is stripped (spec 0 §5). */
export function sentPhoneNumber(value: string): string {
  return value.trim().replace(/^0/, '');
}
