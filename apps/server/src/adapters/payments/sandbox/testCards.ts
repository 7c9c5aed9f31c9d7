import { randomInt } from 'node:crypto';
import type { DeclineReason } from '../../../ports/PaymentProcessor.ts';
import { isLuhnValid } from '../isLuhnValid.ts';

/** What a test card does. */
export type Behaviour =
  | 'pays'
  /** The bank asks when the card is entered, and agrees to what is charged later. */
  | 'asks_bank'
  /** The bank asks each time: without the person there it declines. */
  | 'asks_bank_always'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  | 'wrong_cvc'
  /** Pays when it is entered; whatever is charged later is declined. */
  | 'declined_at_renewal';

/** The documented test cards of Stripe, by their numbers. */
const testCards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '378282246310005': 'pays',
  '4000002500003155': 'asks_bank',
  '4000002760003184': 'asks_bank_always',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'wrong_cvc',
  '4000000000000341': 'declined_at_renewal',
};

/** The bank of Stripe's first test card: every number of it with the right check digit is a card of its own that pays. */
const ownBank = '424242';

/** What a card with this number does; undefined for every number that is not a test card. */
export function behaviourOf(number: string): Behaviour | undefined {
  const isOwn = number.length === 16 && number.startsWith(ownBank) && isLuhnValid(number);
  return testCards[number] ?? (isOwn ? 'pays' : undefined);
}

/** A number that nobody else was offered: a card begins one trial, and everybody shall be able to begin theirs. */
function drawNumber(): string {
  const begin = ownBank + String(randomInt(1_000_000_000)).padStart(9, '0');
  const ends = Array.from({ length: 10 }, (_, digit) => `${begin}${digit}`);
  return ends.find(isLuhnValid) ?? `${begin}0`;
}

/** Tokens that work without a form, by the test card that they stand for; they may be used again and again. */
export const testTokens: Readonly<Record<string, string>> = {
  tok_visa: '4242424242424242',
  tok_mastercard: '5555555555554444',
  tok_amex: '378282246310005',
  tok_chargeDeclined: '4000000000000002',
  tok_chargeDeclinedInsufficientFunds: '4000000000009995',
  tok_chargeDeclinedExpiredCard: '4000000000000069',
  tok_chargeDeclinedIncorrectCvc: '4000000000000127',
  tok_chargeCustomerFail: '4000000000000341',
  tok_threeDSecure2Required: '4000002760003184',
};

const otherCards = [
  { card_number: '4000002500003155', outcome: 'asks_bank' },
  { card_number: '4000000000000002', outcome: 'declined' },
  { card_number: '4000000000009995', outcome: 'insufficient_funds' },
  { card_number: '4000000000000069', outcome: 'expired' },
  { card_number: '4000000000000341', outcome: 'declined_at_renewal' },
] as const;

/** The cards that the form offers by one click; the one that pays is another one each time. */
export const offerCards = () => [
  { card_number: drawNumber(), outcome: 'pays' as const },
  ...otherCards.map((card) => ({ ...card })),
];

/** What happens when a card is used. */
export type Verdict = 'done' | 'action-required' | { declined: DeclineReason };

/** A use of a card: kept or charged just after it was entered, or charged later. */
export type CardUse = { isEntered: boolean; isPersonPresent: boolean };

const declines: Partial<Record<Behaviour, DeclineReason>> = {
  declined: 'card_declined',
  insufficient_funds: 'card_declined',
  expired: 'card_expired',
  wrong_cvc: 'card_invalid',
};

/** What a card of this behaviour does in this use. */
export function judge(behaviour: Behaviour, { isEntered, isPersonPresent }: CardUse): Verdict {
  const reason = declines[behaviour];
  if (reason) return { declined: reason };
  if (behaviour === 'declined_at_renewal' && !isEntered) return { declined: 'card_declined' };
  const asks = behaviour === 'asks_bank_always' || (behaviour === 'asks_bank' && isEntered);
  if (!asks) return 'done';
  return isPersonPresent ? 'action-required' : { declined: 'card_declined' };
}
