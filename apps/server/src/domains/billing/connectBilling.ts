import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { PaymentProcessor } from '../../ports/PaymentProcessor.ts';
import type { Users } from '../users/Users.ts';
import { connectPaymentWebhook } from './connectPaymentWebhook.ts';
import { createSubscriptions, type Subscriptions } from './createSubscriptions.ts';
import { type Gift, makeGiftCodes } from './giftCodes.ts';

const endEveryMs = 60_000;
const forgetEveryMs = 24 * 3_600_000;

/** Plans, as the other domains use them. */
export type Billing = Pick<Subscriptions, 'find'> & {
  /** Makes one gift code. */
  makeGiftCode: (gift: Gift) => Promise<string | undefined>;
  /** Ends what was over while no server ran; called before the server listens. */
  start: () => Promise<void>;
};

/** Builds plans over the core, registers their routes, and ends every minute those whose time is over. */
export function connectBilling(
  core: Core,
  { users, processor }: { users: Pick<Users, 'lockPlan' | 'changePlan'>; processor: PaymentProcessor },
): Billing {
  const { clock, database, route } = core;
  const subscriptions = createSubscriptions({ db: database.db, clock, users });
  const { checkOutByCode, cancelSubscription } = endpoints.billing;
  route(checkOutByCode, ({ userId, body }) => subscriptions.redeem(userId, body.code));
  route(cancelSubscription, ({ userId }) => subscriptions.cancel(userId));
  connectPaymentWebhook(core, { processor, onEvent: async () => undefined });
  const endDue = async (): Promise<void> => void (await subscriptions.endDue());
  repeat(core, 'end of plans', endEveryMs, endDue);
  repeat(core, 'removal of old plans', forgetEveryMs, subscriptions.forgetOld);
  return {
    find: subscriptions.find,
    makeGiftCode: async (gift) => (await makeGiftCodes(database.db, { ...gift, count: 1, now: clock() }))[0],
    start: endDue,
  };
}
