import { chatEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { repeat } from '../../core/repeat.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import {
  type PaymentProcessor,
  type ProcessorEvent,
  ProcessorUnavailable,
} from '../../ports/PaymentProcessor.ts';
import type { Users } from '../users/Users.ts';
import type { Billing } from './Billing.ts';
import { createBillingMails } from './billingMails.ts';
import { connectPaymentWebhook } from './connectPaymentWebhook.ts';
import { createPlanJobs } from './createPlanJobs.ts';
import { createPlans } from './createPlans.ts';
import { createPurchases } from './createPurchases.ts';
import { createSubscriptions } from './createSubscriptions.ts';
import { findCustomer } from './customers.ts';
import { makeGiftCodes } from './giftCodes.ts';
import { registerBillingRoutes } from './registerBillingRoutes.ts';

const dueEveryMs = 60_000;
const forgetEveryMs = 24 * 3_600_000;

/** What billing needs from the other domains and from the composition root. */
export type BillingDeps = {
  users: Pick<Users, 'lockPlan' | 'changePlan' | 'find' | 'me'>;
  processor: PaymentProcessor;
  mailer: Mailer;
  /** Called after a person's plan changed, for what others may do by it. */
  onPlanChange: (userId: string) => Promise<void>;
  /** Code of a language by the name that a profile shows. */
  codeOfLanguage: (name: string) => string;
};

/** Builds billing over the core: its routes, and its jobs, of which one process runs each. */
export function connectBilling(core: Core, deps: BillingDeps): Billing {
  const { clock, database, log, secret } = core;
  const { db } = database;
  const { processor, users } = deps;
  const publisher = core.sockets.publisher('/chat');
  const onError = (error: unknown): void => {
    if (error instanceof ProcessorUnavailable) log.warn('the payment processor does not answer');
    else log.error({ err: error }, 'a part of billing failed');
  };
  const isStopping = (): boolean => core.state.value === 'stopping';
  const mails = createBillingMails({ ...deps, db, jobs: core.jobs });
  const plans = createPlans({
    db,
    clock,
    users,
    onChange: (userId, plan) => {
      publisher.toUser(userId, chatEvents.planChanged, {}, plan);
      deps.onPlanChange(userId).catch(onError);
    },
    mails,
  });
  const purchases = createPurchases({ db, clock, plans, processor, secret, isStopping, onError });
  const subscriptions = createSubscriptions({ db, plans });
  const jobs = createPlanJobs({ db, clock, plans, purchases, mails, isStopping, onError });
  const setup = core.config.PLANS === 'on' ? processor.setup : () => ({ provider: 'none' }) as const;
  registerBillingRoutes(core.route, { processor, setup, users, purchases, subscriptions });
  const onProcessorEvent = async (event: ProcessorEvent): Promise<void> => {
    if (event.kind !== 'other') await purchases.onProcessorEvent(event.key);
  };
  connectPaymentWebhook(core, { processor, onEvent: onProcessorEvent });

  async function runDue(): Promise<void> {
    await purchases.completeOpen();
    // Where everything is open, nobody is charged for it.
    if (core.config.PLANS === 'on') {
      await jobs.announceEnds();
      await jobs.endDue();
      await jobs.renewDue();
    }
    await mails.runDue();
  }
  repeat(core, 'plans and payments', dueEveryMs, runDue);
  repeat(core, 'removal of old plans', forgetEveryMs, jobs.forgetOld);
  // Whatever an earlier run left open has no request at work on it.
  const catchUp = () => purchases.completeOpen({ isStart: true }).then(runDue);
  let catchingUp: Promise<void> | undefined;
  core.onClose(async () => catchingUp);

  return {
    find: plans.find,
    findCustomer: async (userId) => {
      const customer = await findCustomer(db, userId);
      return customer ? { name: customer.name, last4: customer.last4 } : null;
    },
    paymentsOf: subscriptions.allPayments,
    forgetPerson: async (userId) => {
      await subscriptions.cancel(userId).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.code === 'subscription_not_found')) throw error;
      });
      await purchases.forget(userId);
    },
    makeGiftCode: async (gift) => (await makeGiftCodes(db, { ...gift, count: 1, now: clock() }))[0],
    onProcessorEvent,
    runDue,
    whenMailsIdle: mails.whenIdle,
    forgetOld: jobs.forgetOld,
    start: async () => {
      if (core.config.PLANS === 'on') await jobs.endDue();
      catchingUp = catchUp().catch(onError);
    },
  };
}
