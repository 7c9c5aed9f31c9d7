import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PaymentTest } from './PaymentTest.conformance.ts';

/** How charges are paid back. */
export function describeRefunds(test: PaymentTest): void {
  const { person, order } = test;
  describe('refunds', () => {
    it('pay back in part and whole, each key once', async () => {
      const request = await order();
      await test.harness.processor.charge(request);
      const part = { key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 200 };
      const [one, other] = await Promise.all([
        test.harness.processor.refund(part),
        test.harness.reopen().refund(part),
      ]);
      expect(other).toEqual(one);
      expect(await test.harness.processor.refund(part)).toEqual(one);
      expect(await test.harness.takenFrom(request.userId)).toBe(299);
      await test.harness.processor.refund({ ...part, key: `refund-${randomUUID()}`, amountCents: 299 });
      expect(await test.harness.processor.findCharge(request)).toMatchObject({
        status: 'paid',
        refundedCents: 499,
      });
      expect(await test.harness.takenFrom(request.userId)).toBe(0);
    });

    it('never pay back more than was paid', async () => {
      const request = await order();
      await test.harness.processor.charge(request);
      const much = () => ({ key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 300 });
      const outcomes = await Promise.allSettled([
        test.harness.processor.refund(much()),
        test.harness.reopen().refund(much()),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await test.harness.takenFrom(request.userId)).toBe(199);
    });

    it('need a charge that was paid', async () => {
      const request = await order('declined');
      await test.harness.processor.charge(request);
      const refund = { key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 1 };
      await expect(test.harness.processor.refund(refund)).rejects.toThrow();
      const unknown = { ...refund, chargeKey: person().key };
      await expect(test.harness.processor.refund(unknown)).rejects.toThrow();
    });
  });
}
