import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeBankCharges } from './payments/bankCharges.conformance.ts';
import { describeCards } from './payments/cards.conformance.ts';
import { describeCharges } from './payments/charges.conformance.ts';
import { describeLaterCharges } from './payments/laterCharges.conformance.ts';
import { describeLostCalls } from './payments/lostCalls.conformance.ts';
import { createPaymentTest, type PaymentProcessorHarness } from './payments/PaymentTest.conformance.ts';
import { describeRefunds } from './payments/refunds.conformance.ts';

export type { CardKind, PaymentProcessorHarness } from './payments/PaymentTest.conformance.ts';

/** Behaviour every {@link PaymentProcessor} shares; each adapter's test runs it. */
export function describePaymentProcessor(name: string, create: () => Promise<PaymentProcessorHarness>): void {
  describe(`${name} as a payment processor`, () => {
    let harness: PaymentProcessorHarness;
    beforeAll(async () => {
      harness = await create();
    });
    afterAll(() => harness.dispose());

    const test = createPaymentTest(() => harness);
    describeCards(test);
    describeCharges(test);
    describeBankCharges(test);
    describeLaterCharges(test);
    describeRefunds(test);
    describeLostCalls(test);

    it('reads nothing from a message that is not signed', async () => {
      const body = Buffer.from('{"type":"payment_intent.succeeded"}');
      expect(await harness.processor.readEvent?.({ body, headers: {} })).toBeUndefined();
    });
  });
}
