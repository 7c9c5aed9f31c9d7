import { describe, expect, it } from 'vitest';
import type { PaymentTest } from './PaymentTest.conformance.ts';

/** How kept cards are charged without the person. */
export function describeLaterCharges(test: PaymentTest): void {
  const { person, order, keep, keptCard } = test;
  describe('charges', () => {
    it('charge a kept card later, without the person', async () => {
      const { userId, card } = await keptCard();
      const source = { cardId: card.cardId };
      const request = { key: person().key, userId, amountCents: 999, source, isPersonPresent: false };
      expect(await test.harness.processor.charge(request)).toMatchObject({
        status: 'paid',
        card: { last4: card.last4 },
      });
      expect(await test.harness.takenFrom(userId)).toBe(999);
    });

    it('charge the card of a first purchase later', async () => {
      const request = await order();
      const first = await test.harness.processor.charge(request);
      if (first.status !== 'paid') return expect.unreachable(first.status);
      const later = { key: person().key, source: { cardId: first.card.cardId }, isPersonPresent: false };
      expect(await test.harness.processor.charge({ ...request, ...later })).toMatchObject({ status: 'paid' });
      expect(await test.harness.takenFrom(request.userId)).toBe(998);
    });

    it("do not charge another person's card", async () => {
      const { card } = await keptCard();
      const request = { ...(await order()), source: { cardId: card.cardId } };
      expect(await test.harness.processor.charge(request)).toMatchObject({ status: 'declined' });
      expect(await test.harness.takenFrom(request.userId)).toBe(0);
    });

    it.each(['declined_at_renewal', 'asks_bank_always'] as const)(
      'of a kept card that %s are declined without the person',
      async (kind) => {
        const { key, userId, outcome } = await keep(kind);
        if (outcome.status === 'action-required')
          await test.harness.answerBank({ key, step: outcome.step, approve: true });
        const kept = await test.harness.processor.findCard({ key });
        if (kept?.status !== 'kept') return expect.unreachable(kept?.status);
        const source = { cardId: kept.card.cardId };
        const request = { key: person().key, userId, amountCents: 499, source, isPersonPresent: false };
        expect(await test.harness.processor.charge(request)).toEqual({
          status: 'declined',
          reason: 'card_declined',
        });
        expect(await test.harness.takenFrom(userId)).toBe(0);
      },
    );
  });
}
