import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { BankStep, PaymentProcessor } from '../PaymentProcessor.ts';

/** What the cards of the suite do. */
export type CardKind =
  | 'pays'
  | 'asks_bank'
  | 'asks_bank_always'
  | 'declined'
  | 'expired'
  | 'declined_at_renewal';

/** What an adapter's test lends the suite. */
export type PaymentProcessorHarness = {
  processor: PaymentProcessor;
  /** The same processor in another process, or after a restart. */
  reopen: () => PaymentProcessor;
  /** A token that a person has just got by entering a card. */
  enter: (kind: CardKind) => Promise<string>;
  /** Answers the bank as the person does. */
  answerBank: (request: { key: string; step: BankStep; approve: boolean }) => Promise<void>;
  /** Cents that a person's cards have really paid, less what was paid back. */
  takenFrom: (userId: string) => Promise<number>;
  /** Loses the next calls: before they reach the processor, or their answers. */
  lose: (what: 'requests' | 'answers') => void;
  /** Ends the losses. */
  restore: () => void;
  dispose: () => Promise<void>;
};

/** What the parts of the suite share: the harness of the running test, and people with cards. */
export type PaymentTest = ReturnType<typeof createPaymentTest>;

/** @param harnessOf the harness, which the suite makes before its first test */
export function createPaymentTest(harnessOf: () => PaymentProcessorHarness) {
  const person = () => ({ userId: randomUUID(), key: `order-${randomUUID()}` });
  const order = async (kind: CardKind = 'pays', amountCents = 499) => ({
    ...person(),
    amountCents,
    source: { token: await harnessOf().enter(kind) },
    isPersonPresent: true,
  });
  const keep = async (kind: CardKind) => {
    const { key, userId } = person();
    const token = await harnessOf().enter(kind);
    return { key, userId, outcome: await harnessOf().processor.keepCard({ key, userId, token }) };
  };
  const keptCard = async (kind: CardKind = 'pays') => {
    const { userId, outcome } = await keep(kind);
    if (outcome.status !== 'kept') return expect.unreachable(outcome.status);
    return { userId, card: outcome.card };
  };
  return {
    get harness() {
      return harnessOf();
    },
    /** Somebody new, and the key of an operation. */
    person,
    /** A charge of somebody new, by a card that they have just entered. */
    order,
    /** Lets somebody new keep a card. */
    keep,
    /** The same, where keeping it must succeed. */
    keptCard,
  };
}

/** What the bank asks; fails where it asks nothing. */
export function askedStep(outcome: { status: string; step?: BankStep }): BankStep {
  if (!outcome.step) return expect.unreachable(outcome.status);
  return outcome.step;
}
