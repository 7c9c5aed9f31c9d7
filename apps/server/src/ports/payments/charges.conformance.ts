import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PaymentTest } from './PaymentTest.conformance.ts';

/** How a card is charged once, while the person is there. */
export function describeCharges(test: PaymentTest): void {
  const { person, order } = test;
  describe('charges', () => {
    it('take the amount once and keep the card', async () => {
      const request = await order();
      const outcome = await test.harness.processor.charge(request);
      expect(outcome).toMatchObject({ status: 'paid', chargeId: expect.any(String) });
      expect(await test.harness.takenFrom(request.userId)).toBe(499);
      const found = await test.harness.reopen().findCharge(request);
      expect(found).toEqual({ ...outcome, amountCents: 499, refundedCents: 0 });
    });

    it('of the same key are the same charge: repeated, at once and in another process', async () => {
      const request = await order();
      const outcomes = await Promise.all([
        test.harness.processor.charge(request),
        test.harness.reopen().charge(request),
        test.harness.processor.charge(request),
      ]);
      expect(outcomes[0]?.status).toBe('paid');
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
      expect(await test.harness.reopen().charge(request)).toEqual(outcomes[0]);
      expect(await test.harness.takenFrom(request.userId)).toBe(499);
    });

    it('of a key with another amount or person are an error, and take nothing', async () => {
      const request = await order();
      await test.harness.processor.charge(request);
      await expect(test.harness.processor.charge({ ...request, amountCents: 999 })).rejects.toThrow(
        /another operation/,
      );
      const other = { ...request, userId: randomUUID() };
      await expect(test.harness.processor.charge(other)).rejects.toThrow(/another operation/);
      expect(await test.harness.takenFrom(request.userId)).toBe(499);
      expect(await test.harness.takenFrom(other.userId)).toBe(0);
    });

    it('take a token once', async () => {
      const request = await order();
      await test.harness.processor.charge(request);
      const again = { ...request, key: person().key };
      expect(await test.harness.processor.charge(again)).toEqual({
        status: 'declined',
        reason: 'card_invalid',
      });
      expect(await test.harness.takenFrom(request.userId)).toBe(499);
    });

    it.each([
      ['declined', 'card_declined'],
      ['expired', 'card_expired'],
    ] as const)('of cards that are %s are refused with %s, for ever', async (kind, reason) => {
      const request = await order(kind);
      const refused = { status: 'declined', reason };
      expect(await test.harness.processor.charge(request)).toEqual(refused);
      expect(await test.harness.processor.charge(request)).toEqual(refused);
      expect(await test.harness.processor.findCharge(request)).toMatchObject({
        ...refused,
        amountCents: 499,
      });
      expect(await test.harness.takenFrom(request.userId)).toBe(0);
    });

    it('of a key that was never seen are not known', async () => {
      expect(await test.harness.processor.findCharge({ key: person().key })).toBeUndefined();
    });
  });
}
