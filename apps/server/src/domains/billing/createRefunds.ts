import type { PaymentProcessor } from '../../ports/PaymentProcessor.ts';
import type { Plans } from './createPlans.ts';
import { findPurchase, type PurchaseRow, updatePurchase } from './purchaseRows.ts';

/** What refunds are made with. */
export type RefundsOptions = { plans: Plans; processor: PaymentProcessor };

/** Pays back what nobody wanted any more, and writes down what was paid back by whomever. */
export function createRefunds({ plans, processor }: RefundsOptions) {
  /** Writes down that so much of a charge has been paid back by now; once, however often it is said. */
  async function note({ id, userId }: PurchaseRow, refundedCents: number): Promise<void> {
    await plans.change(userId, async (change) => {
      const purchase = await findPurchase(change.tx, id);
      const cents = refundedCents - (purchase?.refundedCents ?? refundedCents);
      if (!purchase?.package || cents <= 0) return;
      const isAll = purchase.status === 'refunding' && refundedCents >= purchase.amountCents;
      const status = isAll ? 'refunded' : purchase.status;
      await updatePurchase(change.tx, id, { refundedCents, status });
      const [key, plan] = [`refunded ${id} ${refundedCents}`, purchase.package];
      const line = { key, package: plan, amountCents: -cents, purchaseId: id, last4: null };
      await change.note({ ...line, kind: 'refunded' });
      const facts = { package: plan, amountCents: cents, day: change.now.toISOString(), last4: null };
      await change.mail({ key, kind: 'refunded', facts });
    });
  }

  return {
    note,
    /** Pays a charge back, less what was paid back already. */
    pay: async (purchase: PurchaseRow): Promise<void> => {
      const { id, amountCents } = purchase;
      const known = await processor.findCharge({ key: id });
      const left = amountCents - (known?.refundedCents ?? 0);
      if (left > 0) await processor.refund({ key: `refund ${id}`, chargeKey: id, amountCents: left });
      await note(purchase, amountCents);
    },
  };
}
