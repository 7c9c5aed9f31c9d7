import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ProcessorUnavailable } from '../PaymentProcessor.ts';
import type { PaymentTest } from './PaymentTest.conformance.ts';

/** What remains of calls that were lost on their way, or whose answers were. */
export function describeLostCalls(test: PaymentTest): void {
  const { person, order } = test;
  describe('answers that do not come', () => {
    const losing = async (what: 'requests' | 'answers', call: () => Promise<unknown>): Promise<void> => {
      test.harness.lose(what);
      try {
        await expect(call()).rejects.toBeInstanceOf(ProcessorUnavailable);
      } finally {
        test.harness.restore();
      }
    };

    it.each(['requests', 'answers'] as const)('leave one charge when the %s are lost', async (what) => {
      const request = await order();
      await losing(what, () => test.harness.processor.charge(request));
      expect(await test.harness.reopen().charge(request)).toMatchObject({ status: 'paid' });
      expect(await test.harness.takenFrom(request.userId)).toBe(499);
    });

    it.each(['requests', 'answers'] as const)('leave one kept card when the %s are lost', async (what) => {
      const request = { ...person(), token: await test.harness.enter('pays') };
      await losing(what, () => test.harness.processor.keepCard(request));
      expect(await test.harness.reopen().keepCard(request)).toMatchObject({ status: 'kept' });
    });

    it.each(['requests', 'answers'] as const)('leave one refund when the %s are lost', async (what) => {
      const request = await order();
      await test.harness.processor.charge(request);
      const refund = { key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 200 };
      await losing(what, () => test.harness.processor.refund(refund));
      await test.harness.processor.refund(refund);
      expect(await test.harness.takenFrom(request.userId)).toBe(299);
    });
  });
}
