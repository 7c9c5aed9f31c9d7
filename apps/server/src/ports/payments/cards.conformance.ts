import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askedStep, type PaymentTest } from './PaymentTest.conformance.ts';

/** How cards are kept and known. */
export function describeCards(test: PaymentTest): void {
  const { person, order, keep, keptCard } = test;
  describe('cards', () => {
    it('are kept without a charge, and known by their last digits', async () => {
      const { userId, outcome, key } = await keep('pays');
      expect(outcome).toMatchObject({ status: 'kept', card: { last4: expect.stringMatching(/^\d{4}$/) } });
      expect(await test.harness.processor.findCard({ key })).toEqual(outcome);
      expect(await test.harness.takenFrom(userId)).toBe(0);
    });

    it('have the same fingerprint whoever enters them, and another one has another', async () => {
      const [one, same, other] = [await keptCard(), await keptCard(), await keptCard('declined_at_renewal')];
      expect(one.card.fingerprint).not.toBe('');
      expect(same.card.fingerprint).toBe(one.card.fingerprint);
      expect(same.card.cardId).not.toBe(one.card.cardId);
      expect(other.card.fingerprint).not.toBe(one.card.fingerprint);
    });

    it('are kept once for a key, at the same moment too', async () => {
      const request = { ...person(), token: await test.harness.enter('pays') };
      const [one, other] = await Promise.all([
        test.harness.processor.keepCard(request),
        test.harness.reopen().keepCard(request),
      ]);
      expect(one.status).toBe('kept');
      expect(other).toEqual(one);
      expect(await test.harness.processor.keepCard(request)).toEqual(one);
    });

    it.each([
      ['declined', 'card_declined'],
      ['expired', 'card_expired'],
    ] as const)('that are %s are refused with %s', async (kind, reason) => {
      const { outcome, key } = await keep(kind);
      expect(outcome).toEqual({ status: 'declined', reason });
      expect(await test.harness.processor.findCard({ key })).toEqual(outcome);
    });

    it('are refused where the token is not one', async () => {
      const { processor } = test.harness;
      const outcome = await processor.keepCard({ ...person(), token: 'nonsense' });
      expect(outcome).toEqual({ status: 'declined', reason: 'card_invalid' });
    });

    it.each([true, false])('are kept when the person agrees at the bank: %s', async (approve) => {
      const { outcome, key } = await keep('asks_bank');
      const step = askedStep(outcome);
      expect(await test.harness.processor.findCard({ key })).toMatchObject({ status: 'action-required' });
      await test.harness.answerBank({ key, step, approve });
      const after = await test.harness.reopen().findCard({ key });
      expect(after).toMatchObject(
        approve
          ? { status: 'kept', card: { cardId: expect.any(String) } }
          : { status: 'declined', reason: 'card_declined' },
      );
    });

    it('of a key that was never seen are not known', async () => {
      expect(await test.harness.processor.findCard({ key: person().key })).toBeUndefined();
    });
  });

  describe('what is forgotten', () => {
    it('is a card, which cannot be charged any more; twice is as once', async () => {
      const { userId, card } = await keptCard();
      await test.harness.processor.forgetCard(card);
      await test.harness.processor.forgetCard(card);
      const request = { ...(await order()), userId, source: { cardId: card.cardId } };
      expect(await test.harness.processor.charge(request)).toMatchObject({ status: 'declined' });
    });

    it('is a person, who may begin again; what was paid can still be paid back', async () => {
      const request = await order();
      const first = await test.harness.processor.charge(request);
      if (first.status !== 'paid') return expect.unreachable(first.status);
      await test.harness.processor.forgetPerson(request);
      await test.harness.processor.forgetPerson(request);
      const source = { cardId: first.card.cardId };
      const later = { ...request, key: person().key, source, isPersonPresent: false };
      expect(await test.harness.processor.charge(later)).toMatchObject({ status: 'declined' });
      const again = { ...request, key: person().key, source: { token: await test.harness.enter('pays') } };
      expect(await test.harness.processor.charge(again)).toMatchObject({ status: 'paid' });
      await test.harness.processor.refund({
        key: `refund-${randomUUID()}`,
        chargeKey: request.key,
        amountCents: 499,
      });
      expect(await test.harness.processor.findCharge(request)).toMatchObject({ refundedCents: 499 });
    });
  });
}
