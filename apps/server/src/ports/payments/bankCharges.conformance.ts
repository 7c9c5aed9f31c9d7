import { describe, expect, it } from 'vitest';
import { askedStep, type PaymentTest } from './PaymentTest.conformance.ts';

/** How charges wait for the bank, and how they are given up. */
export function describeBankCharges(test: PaymentTest): void {
  const { order } = test;
  describe('charges', () => {
    it('wait for the bank and take nothing meanwhile; then they pay', async () => {
      const request = await order('asks_bank');
      const step = askedStep(await test.harness.processor.charge(request));
      expect(await test.harness.processor.charge(request)).toMatchObject({ status: 'action-required' });
      expect(await test.harness.takenFrom(request.userId)).toBe(0);
      await test.harness.answerBank({ key: request.key, step, approve: true });
      expect(await test.harness.processor.findCharge(request)).toMatchObject({
        status: 'paid',
        amountCents: 499,
      });
      expect(await test.harness.processor.charge(request)).toMatchObject({ status: 'paid' });
      expect(await test.harness.takenFrom(request.userId)).toBe(499);
    });

    it('are declined for good when the person refuses at the bank', async () => {
      const request = await order('asks_bank');
      const step = askedStep(await test.harness.processor.charge(request));
      await test.harness.answerBank({ key: request.key, step, approve: false });
      const refused = { status: 'declined', reason: 'card_declined' };
      expect(await test.harness.processor.findCharge(request)).toMatchObject(refused);
      await test.harness.answerBank({ key: request.key, step, approve: true });
      expect(await test.harness.processor.charge(request)).toEqual(refused);
      expect(await test.harness.takenFrom(request.userId)).toBe(0);
    });
  });

  describe('charges that are given up', () => {
    it('never pay, whatever the person answers the bank later', async () => {
      const request = await order('asks_bank');
      const step = askedStep(await test.harness.processor.charge(request));
      const given = await test.harness.processor.cancelCharge(request);
      expect(given).toMatchObject({ status: 'declined', amountCents: 499 });
      await test.harness.answerBank({ key: request.key, step, approve: true });
      expect(await test.harness.processor.charge(request)).toMatchObject({ status: 'declined' });
      expect(await test.harness.takenFrom(request.userId)).toBe(0);
    });

    it('stay paid where they were paid', async () => {
      const request = await order();
      await test.harness.processor.charge(request);
      expect(await test.harness.processor.cancelCharge(request)).toMatchObject({ status: 'paid' });
      expect(await test.harness.takenFrom(request.userId)).toBe(499);
    });

    it('are declined where they arrive only then', async () => {
      const request = await order();
      expect(await test.harness.processor.cancelCharge(request)).toMatchObject({ status: 'declined' });
      expect(await test.harness.reopen().charge(request)).toMatchObject({ status: 'declined' });
      expect(await test.harness.processor.findCharge(request)).toMatchObject({ status: 'declined' });
      expect(await test.harness.takenFrom(request.userId)).toBe(0);
    });

    it('are paid or given up, and never both', async () => {
      const request = await order();
      await Promise.all([
        test.harness.processor.charge(request),
        test.harness.reopen().cancelCharge(request),
      ]);
      const found = await test.harness.processor.findCharge(request);
      expect(await test.harness.takenFrom(request.userId)).toBe(found?.status === 'paid' ? 499 : 0);
      expect(['paid', 'declined']).toContain(found?.status);
    });
  });
}
