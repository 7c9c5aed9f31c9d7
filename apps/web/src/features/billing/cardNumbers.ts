import { endpoints } from '@franca/contract';
import type { FormSchema } from '../../lib/forms/schemaForm.ts';
import type { TextKey } from '../../strings/texts.ts';
import type { CardNumbers } from './CardEntry.ts';

/** The card form as it is typed; the number is grouped, and an empty choice is the placeholder. */
export type CardForm = Record<keyof CardNumbers, string>;

/** A form that nobody has filled. */
export const emptyCard: CardForm = { card_number: '', expire_month: '', expire_year: '', cvc: '' };

/** Brands by the first digits of the number, with the lengths of the groups in which the card shows it. */
const brands = [
  { name: 'Visa', begins: /^4/, groups: [4, 4, 4, 4, 3] },
  { name: 'Mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, groups: [4, 4, 4, 4] },
  { name: 'American Express', begins: /^3[47]/, groups: [4, 6, 5] },
  { name: 'Diners Club', begins: /^3(0|6|8)/, groups: [4, 6, 4, 5] },
  { name: 'Discover', begins: /^(6011|64[4-9]|65)/, groups: [4, 4, 4, 4, 3] },
  { name: 'JCB', begins: /^35(2[89]|[3-8])/, groups: [4, 4, 4, 4, 3] },
  { name: 'UnionPay', begins: /^62/, groups: [4, 4, 4, 4, 3] },
] as const;

/** The digits of what was typed or pasted, also of Arabic and Persian ones. */
export function digitsOf(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');
}

const brandOf = (digits: string) => brands.find(({ begins }) => begins.test(digits));

/** Name of the brand of a card, as far as its first digits tell. */
export function brandName(number: string): string | undefined {
  return brandOf(digitsOf(number))?.name;
}

/** The digits of a card number in the groups that its brand prints; 19 digits at most. */
export function groupNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  const groups: string[] = [];
  let place = 0;
  for (const length of brandOf(digits)?.groups ?? [4, 4, 4, 4, 3]) {
    if (place < digits.length) groups.push(digits.slice(place, place + length));
    place += length;
  }
  return [...groups, digits.slice(place)].filter(Boolean).join(' ');
}

/** Whether the last digit is the check digit of the others (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** What can be wrong with a card before the server has seen it. */
export const cardFaults = {
  number: 'billing.cardNumberWrong',
  month: 'billing.monthMissing',
  year: 'billing.yearMissing',
  expired: 'errors.card_expired',
  cvc: 'billing.cvcWrong',
} as const satisfies Record<string, TextKey>;

const { shape } = endpoints.billing.createCardToken.body;

/** Whether a month, in UTC, is over. */
function isPast(month: string, year: string): boolean {
  const given = { month: shape.expire_month.safeParse(month), year: shape.expire_year.safeParse(year) };
  if (!given.month.success || !given.year.success) return false;
  return Date.UTC(given.year.data, given.month.data) <= Date.now();
}

/**
 * The card form against the contract, and what the contract leaves to the server: the check digit, and that the month is
 * not past. The messages are keys of {@link cardFaults}.
 */
export const cardSchema: FormSchema<CardNumbers> = {
  safeParse: (values) => {
    const typed = values as CardForm;
    const card = { ...typed, card_number: digitsOf(typed.card_number), cvc: digitsOf(typed.cvc) };
    const result = endpoints.billing.createCardToken.body.safeParse(card);
    const wrong = new Set(result.success ? [] : result.error.issues.map(({ path }) => path[0]));
    const issues: { path: [keyof CardForm]; message: keyof typeof cardFaults }[] = [];
    if (wrong.has('card_number') || !hasCheckDigit(card.card_number))
      issues.push({ path: ['card_number'], message: 'number' });
    if (wrong.has('expire_month')) issues.push({ path: ['expire_month'], message: 'month' });
    if (wrong.has('expire_year')) issues.push({ path: ['expire_year'], message: 'year' });
    else if (isPast(card.expire_month, card.expire_year))
      issues.push({ path: ['expire_year'], message: 'expired' });
    if (wrong.has('cvc')) issues.push({ path: ['cvc'], message: 'cvc' });
    return result.success && issues.length === 0
      ? { success: true, data: result.data }
      : { success: false, error: { issues } };
  },
};
