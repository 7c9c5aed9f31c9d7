import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BankStep, type PaymentProcessor, ProcessorUnavailable } from './PaymentProcessor.ts';

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

/** Behaviour every {@link PaymentProcessor} shares; each adapter's test runs it. */
export function describePaymentProcessor(name: string, create: () => Promise<PaymentProcessorHarness>): void {
  describe(`${name} as a payment processor`, () => {
    let harness: PaymentProcessorHarness;
    beforeAll(async () => {
      harness = await create();
    });
    afterAll(() => harness.dispose());

    const person = () => ({ userId: randomUUID(), key: `order-${randomUUID()}` });
    const order = async (kind: CardKind = 'pays', amountCents = 499) => ({
      ...person(),
      amountCents,
      source: { token: await harness.enter(kind) },
      isPersonPresent: true,
    });
    const keep = async (kind: CardKind) => {
      const { key, userId } = person();
      const outcome = await harness.processor.keepCard({ key, userId, token: await harness.enter(kind) });
      return { key, userId, outcome };
    };
    const keptCard = async (kind: CardKind = 'pays') => {
      const { userId, outcome } = await keep(kind);
      if (outcome.status !== 'kept') return expect.unreachable(outcome.status);
      return { userId, card: outcome.card };
    };
    const askedStep = (outcome: { status: string; step?: BankStep }) => {
      if (!outcome.step) return expect.unreachable(outcome.status);
      return outcome.step;
    };

    describe('cards', () => {
      it('are kept without a charge, and known by their last digits', async () => {
        const { userId, outcome, key } = await keep('pays');
        expect(outcome).toMatchObject({ status: 'kept', card: { last4: expect.stringMatching(/^\d{4}$/) } });
        expect(await harness.processor.findCard({ key })).toEqual(outcome);
        expect(await harness.takenFrom(userId)).toBe(0);
      });

      it('have the same fingerprint whoever enters them, and another one has another', async () => {
        const [one, same, other] = [
          await keptCard(),
          await keptCard(),
          await keptCard('declined_at_renewal'),
        ];
        expect(one.card.fingerprint).not.toBe('');
        expect(same.card.fingerprint).toBe(one.card.fingerprint);
        expect(same.card.cardId).not.toBe(one.card.cardId);
        expect(other.card.fingerprint).not.toBe(one.card.fingerprint);
      });

      it('are kept once for a key, at the same moment too', async () => {
        const request = { ...person(), token: await harness.enter('pays') };
        const [one, other] = await Promise.all([
          harness.processor.keepCard(request),
          harness.reopen().keepCard(request),
        ]);
        expect(one.status).toBe('kept');
        expect(other).toEqual(one);
        expect(await harness.processor.keepCard(request)).toEqual(one);
      });

      it.each([
        ['declined', 'card_declined'],
        ['expired', 'card_expired'],
      ] as const)('that are %s are refused with %s', async (kind, reason) => {
        const { outcome, key } = await keep(kind);
        expect(outcome).toEqual({ status: 'declined', reason });
        expect(await harness.processor.findCard({ key })).toEqual(outcome);
      });

      it('are refused where the token is not one', async () => {
        const { processor } = harness;
        const outcome = await processor.keepCard({ ...person(), token: 'nonsense' });
        expect(outcome).toEqual({ status: 'declined', reason: 'card_invalid' });
      });

      it.each([true, false])('are kept when the person agrees at the bank: %s', async (approve) => {
        const { outcome, key } = await keep('asks_bank');
        const step = askedStep(outcome);
        expect(await harness.processor.findCard({ key })).toMatchObject({ status: 'action-required' });
        await harness.answerBank({ key, step, approve });
        const after = await harness.reopen().findCard({ key });
        expect(after).toMatchObject(
          approve
            ? { status: 'kept', card: { cardId: expect.any(String) } }
            : { status: 'declined', reason: 'card_declined' },
        );
      });

      it('of a key that was never seen are not known', async () => {
        expect(await harness.processor.findCard({ key: person().key })).toBeUndefined();
      });
    });

    describe('charges', () => {
      it('take the amount once and keep the card', async () => {
        const request = await order();
        const outcome = await harness.processor.charge(request);
        expect(outcome).toMatchObject({ status: 'paid', chargeId: expect.any(String) });
        expect(await harness.takenFrom(request.userId)).toBe(499);
        const found = await harness.reopen().findCharge(request);
        expect(found).toEqual({ ...outcome, amountCents: 499, refundedCents: 0 });
      });

      it('of the same key are the same charge: repeated, at once and in another process', async () => {
        const request = await order();
        const outcomes = await Promise.all([
          harness.processor.charge(request),
          harness.reopen().charge(request),
          harness.processor.charge(request),
        ]);
        expect(outcomes[0]?.status).toBe('paid');
        for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
        expect(await harness.reopen().charge(request)).toEqual(outcomes[0]);
        expect(await harness.takenFrom(request.userId)).toBe(499);
      });

      it('of a key with another amount or person are an error, and take nothing', async () => {
        const request = await order();
        await harness.processor.charge(request);
        await expect(harness.processor.charge({ ...request, amountCents: 999 })).rejects.toThrow(
          /another operation/,
        );
        const other = { ...request, userId: randomUUID() };
        await expect(harness.processor.charge(other)).rejects.toThrow(/another operation/);
        expect(await harness.takenFrom(request.userId)).toBe(499);
        expect(await harness.takenFrom(other.userId)).toBe(0);
      });

      it('take a token once', async () => {
        const request = await order();
        await harness.processor.charge(request);
        const again = { ...request, key: person().key };
        expect(await harness.processor.charge(again)).toEqual({ status: 'declined', reason: 'card_invalid' });
        expect(await harness.takenFrom(request.userId)).toBe(499);
      });

      it.each([
        ['declined', 'card_declined'],
        ['expired', 'card_expired'],
      ] as const)('of cards that are %s are refused with %s, for ever', async (kind, reason) => {
        const request = await order(kind);
        const refused = { status: 'declined', reason };
        expect(await harness.processor.charge(request)).toEqual(refused);
        expect(await harness.processor.charge(request)).toEqual(refused);
        expect(await harness.processor.findCharge(request)).toMatchObject({ ...refused, amountCents: 499 });
        expect(await harness.takenFrom(request.userId)).toBe(0);
      });

      it('charge a kept card later, without the person', async () => {
        const { userId, card } = await keptCard();
        const source = { cardId: card.cardId };
        const request = { key: person().key, userId, amountCents: 999, source, isPersonPresent: false };
        expect(await harness.processor.charge(request)).toMatchObject({
          status: 'paid',
          card: { last4: card.last4 },
        });
        expect(await harness.takenFrom(userId)).toBe(999);
      });

      it('charge the card of a first purchase later', async () => {
        const request = await order();
        const first = await harness.processor.charge(request);
        if (first.status !== 'paid') return expect.unreachable(first.status);
        const later = { key: person().key, source: { cardId: first.card.cardId }, isPersonPresent: false };
        expect(await harness.processor.charge({ ...request, ...later })).toMatchObject({ status: 'paid' });
        expect(await harness.takenFrom(request.userId)).toBe(998);
      });

      it("do not charge another person's card", async () => {
        const { card } = await keptCard();
        const request = { ...(await order()), source: { cardId: card.cardId } };
        expect(await harness.processor.charge(request)).toMatchObject({ status: 'declined' });
        expect(await harness.takenFrom(request.userId)).toBe(0);
      });

      it.each(['declined_at_renewal', 'asks_bank_always'] as const)(
        'of a kept card that %s are declined without the person',
        async (kind) => {
          const { key, userId, outcome } = await keep(kind);
          if (outcome.status === 'action-required')
            await harness.answerBank({ key, step: outcome.step, approve: true });
          const kept = await harness.processor.findCard({ key });
          if (kept?.status !== 'kept') return expect.unreachable(kept?.status);
          const source = { cardId: kept.card.cardId };
          const request = { key: person().key, userId, amountCents: 499, source, isPersonPresent: false };
          expect(await harness.processor.charge(request)).toEqual({
            status: 'declined',
            reason: 'card_declined',
          });
          expect(await harness.takenFrom(userId)).toBe(0);
        },
      );

      it('wait for the bank and take nothing meanwhile; then they pay', async () => {
        const request = await order('asks_bank');
        const step = askedStep(await harness.processor.charge(request));
        expect(await harness.processor.charge(request)).toMatchObject({ status: 'action-required' });
        expect(await harness.takenFrom(request.userId)).toBe(0);
        await harness.answerBank({ key: request.key, step, approve: true });
        expect(await harness.processor.findCharge(request)).toMatchObject({
          status: 'paid',
          amountCents: 499,
        });
        expect(await harness.processor.charge(request)).toMatchObject({ status: 'paid' });
        expect(await harness.takenFrom(request.userId)).toBe(499);
      });

      it('are declined for good when the person refuses at the bank', async () => {
        const request = await order('asks_bank');
        const step = askedStep(await harness.processor.charge(request));
        await harness.answerBank({ key: request.key, step, approve: false });
        const refused = { status: 'declined', reason: 'card_declined' };
        expect(await harness.processor.findCharge(request)).toMatchObject(refused);
        await harness.answerBank({ key: request.key, step, approve: true });
        expect(await harness.processor.charge(request)).toEqual(refused);
        expect(await harness.takenFrom(request.userId)).toBe(0);
      });

      it('of a key that was never seen are not known', async () => {
        expect(await harness.processor.findCharge({ key: person().key })).toBeUndefined();
      });
    });

    describe('charges that are given up', () => {
      it('never pay, whatever the person answers the bank later', async () => {
        const request = await order('asks_bank');
        const step = askedStep(await harness.processor.charge(request));
        const given = await harness.processor.cancelCharge(request);
        expect(given).toMatchObject({ status: 'declined', amountCents: 499 });
        await harness.answerBank({ key: request.key, step, approve: true });
        expect(await harness.processor.charge(request)).toMatchObject({ status: 'declined' });
        expect(await harness.takenFrom(request.userId)).toBe(0);
      });

      it('stay paid where they were paid', async () => {
        const request = await order();
        await harness.processor.charge(request);
        expect(await harness.processor.cancelCharge(request)).toMatchObject({ status: 'paid' });
        expect(await harness.takenFrom(request.userId)).toBe(499);
      });

      it('are declined where they arrive only then', async () => {
        const request = await order();
        expect(await harness.processor.cancelCharge(request)).toMatchObject({ status: 'declined' });
        expect(await harness.reopen().charge(request)).toMatchObject({ status: 'declined' });
        expect(await harness.processor.findCharge(request)).toMatchObject({ status: 'declined' });
        expect(await harness.takenFrom(request.userId)).toBe(0);
      });

      it('are paid or given up, and never both', async () => {
        const request = await order();
        await Promise.all([harness.processor.charge(request), harness.reopen().cancelCharge(request)]);
        const found = await harness.processor.findCharge(request);
        expect(await harness.takenFrom(request.userId)).toBe(found?.status === 'paid' ? 499 : 0);
        expect(['paid', 'declined']).toContain(found?.status);
      });
    });

    describe('refunds', () => {
      it('pay back in part and whole, each key once', async () => {
        const request = await order();
        await harness.processor.charge(request);
        const part = { key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 200 };
        const [one, other] = await Promise.all([
          harness.processor.refund(part),
          harness.reopen().refund(part),
        ]);
        expect(other).toEqual(one);
        expect(await harness.processor.refund(part)).toEqual(one);
        expect(await harness.takenFrom(request.userId)).toBe(299);
        await harness.processor.refund({ ...part, key: `refund-${randomUUID()}`, amountCents: 299 });
        expect(await harness.processor.findCharge(request)).toMatchObject({
          status: 'paid',
          refundedCents: 499,
        });
        expect(await harness.takenFrom(request.userId)).toBe(0);
      });

      it('never pay back more than was paid', async () => {
        const request = await order();
        await harness.processor.charge(request);
        const much = () => ({ key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 300 });
        const outcomes = await Promise.allSettled([
          harness.processor.refund(much()),
          harness.reopen().refund(much()),
        ]);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await harness.takenFrom(request.userId)).toBe(199);
      });

      it('need a charge that was paid', async () => {
        const request = await order('declined');
        await harness.processor.charge(request);
        const refund = { key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 1 };
        await expect(harness.processor.refund(refund)).rejects.toThrow();
        const unknown = { ...refund, chargeKey: person().key };
        await expect(harness.processor.refund(unknown)).rejects.toThrow();
      });
    });

    describe('what is forgotten', () => {
      it('is a card, which cannot be charged any more; twice is as once', async () => {
        const { userId, card } = await keptCard();
        await harness.processor.forgetCard(card);
        await harness.processor.forgetCard(card);
        const request = { ...(await order()), userId, source: { cardId: card.cardId } };
        expect(await harness.processor.charge(request)).toMatchObject({ status: 'declined' });
      });

      it('is a person, who may begin again; what was paid can still be paid back', async () => {
        const request = await order();
        const first = await harness.processor.charge(request);
        if (first.status !== 'paid') return expect.unreachable(first.status);
        await harness.processor.forgetPerson(request);
        await harness.processor.forgetPerson(request);
        const source = { cardId: first.card.cardId };
        const later = { ...request, key: person().key, source, isPersonPresent: false };
        expect(await harness.processor.charge(later)).toMatchObject({ status: 'declined' });
        const again = { ...request, key: person().key, source: { token: await harness.enter('pays') } };
        expect(await harness.processor.charge(again)).toMatchObject({ status: 'paid' });
        await harness.processor.refund({
          key: `refund-${randomUUID()}`,
          chargeKey: request.key,
          amountCents: 499,
        });
        expect(await harness.processor.findCharge(request)).toMatchObject({ refundedCents: 499 });
      });
    });

    describe('answers that do not come', () => {
      const losing = async (what: 'requests' | 'answers', call: () => Promise<unknown>): Promise<void> => {
        harness.lose(what);
        try {
          await expect(call()).rejects.toBeInstanceOf(ProcessorUnavailable);
        } finally {
          harness.restore();
        }
      };

      it.each(['requests', 'answers'] as const)('leave one charge when the %s are lost', async (what) => {
        const request = await order();
        await losing(what, () => harness.processor.charge(request));
        expect(await harness.reopen().charge(request)).toMatchObject({ status: 'paid' });
        expect(await harness.takenFrom(request.userId)).toBe(499);
      });

      it.each(['requests', 'answers'] as const)('leave one kept card when the %s are lost', async (what) => {
        const request = { ...person(), token: await harness.enter('pays') };
        await losing(what, () => harness.processor.keepCard(request));
        expect(await harness.reopen().keepCard(request)).toMatchObject({ status: 'kept' });
      });

      it.each(['requests', 'answers'] as const)('leave one refund when the %s are lost', async (what) => {
        const request = await order();
        await harness.processor.charge(request);
        const refund = { key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 200 };
        await losing(what, () => harness.processor.refund(refund));
        await harness.processor.refund(refund);
        expect(await harness.takenFrom(request.userId)).toBe(299);
      });
    });

    it('reads nothing from a message that is not signed', async () => {
      const body = Buffer.from('{"type":"payment_intent.succeeded"}');
      expect(await harness.processor.readEvent?.({ body, headers: {} })).toBeUndefined();
    });
  });
}
