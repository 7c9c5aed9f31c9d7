import type { EndpointData, endpoints } from '@franca/contract';
import type { ProcessorEvent } from '../../ports/PaymentProcessor.ts';
import type { Plans } from './createPlans.ts';
import type { Subscriptions } from './createSubscriptions.ts';
import type { Gift } from './giftCodes.ts';

/** The card on file as its owner sees it. */
type Customer = NonNullable<EndpointData<typeof endpoints.users.me>['customer']>;

/** Plans, as the other domains use them. */
export type Billing = Pick<Plans, 'find'> & {
  /** The card on file of a person. */
  findCustomer: (userId: string) => Promise<Customer | null>;
  /** All payments, refunds and gifts of a person, newest first. */
  paymentsOf: Subscriptions['allPayments'];
  /** Cancels the plan of an account that is being deleted and lets the payment processor forget the person; may be done again. */
  forgetPerson: (userId: string) => Promise<void>;
  /** Makes one gift code. */
  makeGiftCode: (gift: Gift) => Promise<string | undefined>;
  /** Something happened at the processor; looks at it there, however late or often this is called. */
  onProcessorEvent: (event: ProcessorEvent) => Promise<void>;
  /** What the job does every minute: finishes open purchases, renews and ends plans, sends mails. */
  runDue: () => Promise<void>;
  /** Resolves when this process is sending no mail any more. */
  whenMailsIdle: () => Promise<void>;
  /** What the job does every day: forgets what is older than ten months. */
  forgetOld: () => Promise<void>;
  /**
   * Catches up with what happened while no server ran; called before the server listens. What ended is ended when it
   * returns, what the processor has to be asked for follows.
   */
  start: () => Promise<void>;
};
