import type { EndpointData, endpoints } from '@franca/contract';

/** Why a card did not pay; `declined` where the bank says no more. */
export type DeclineReason = 'card_invalid' | 'card_expired' | 'card_declined';

/** A card that the processor keeps; nothing here is enough to pay with. */
export type KeptCard = {
  /** The processor's name of the card, to charge it later. */
  cardId: string;
  /** Name of the holder, empty where the processor does not know it. */
  name: string;
  last4: string;
  /** The same for the same card number, whoever entered it. */
  fingerprint: string;
};

type PaymentAction = Extract<
  EndpointData<typeof endpoints.billing.checkOut>,
  { status: 'action_required' }
>['action'];
type WithoutId<Action> = Action extends unknown ? Omit<Action, 'action_id'> : never;

/** Other hosts that a page may load from, such as those of a processor's own form for the card. */
export type PageHosts = {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  image?: readonly string[];
  style?: readonly string[];
};

/** What the page needs to let the bank ask the person, as it is told; only the id of the operation is missing. */
export type BankStep = WithoutId<PaymentAction>;

/** Where the keeping of a card stands. */
export type CardOutcome =
  | { status: 'kept'; card: KeptCard }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'action-required'; step: BankStep };

/** Where a charge stands; only `paid` and `declined` are final. */
export type ChargeOutcome =
  | { status: 'paid'; chargeId: string; card: KeptCard }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'action-required'; step: BankStep }
  | { status: 'processing' };

/** A charge as the processor knows it, found by its key. */
export type KnownCharge = ChargeOutcome & { amountCents: number; refundedCents: number };

/** Something that happened at the processor, reported by a request of its own; may come late, twice, and in any order. */
export type ProcessorEvent =
  | { kind: 'charge-changed'; key: string }
  | { kind: 'card-changed'; key: string }
  | { kind: 'other' };

/** The processor gave no response: whether anything happened is not known, and is asked with the same key. */
export class ProcessorUnavailable extends Error {
  override name = 'ProcessorUnavailable';
}

/**
 * Takes money from cards. Everything that changes something at the processor carries a key: the same key is the same
 * operation, however often it is asked for, for ever; with another person or amount it is an Error. Numbers and security codes are neither kept nor logged.
 * Each function rejects with {@link ProcessorUnavailable} where no response came.
 */
export type PaymentProcessor = {
  /** Name of the processor. */
  readonly id: 'sandbox' | 'stripe';
  /** What the browser needs to collect a card, asked for anew by each form. */
  setup: () => EndpointData<typeof endpoints.billing.paymentSetup>;
  /** Keeps a card for later charges without charging it. `userId` names the customer. */
  keepCard: (request: { key: string; userId: string; token: string }) => Promise<CardOutcome>;
  /** Where the keeping of a card stands; undefined when the processor has never seen the key. */
  findCard: (request: { key: string }) => Promise<CardOutcome | undefined>;
  /**
   * Charges cents of AUD, once for each key. `source` is a token that the person has just entered, which is kept for
   * renewals too and is good for one key, or a card of this person that is kept. `isPersonPresent`: the bank may ask the person; otherwise it declines.
   */
  charge: (request: {
    key: string;
    userId: string;
    amountCents: number;
    source: { token: string } | { cardId: string };
    isPersonPresent: boolean;
  }) => Promise<ChargeOutcome>;
  /** Where a charge stands; undefined when the processor has never seen the key. */
  findCharge: (request: { key: string }) => Promise<KnownCharge | undefined>;
  /**
   * Gives up a charge that is not final, so that it can never pay; what it is after that. A key that the processor has
   * not seen yet is given up too: a request that arrives later is declined.
   */
  cancelCharge: (request: { key: string }) => Promise<KnownCharge>;
  /** Pays a charge back, in part or whole; rejects with an Error where that is more than is left of it. */
  refund: (request: { key: string; chargeKey: string; amountCents: number }) => Promise<{ refundId: string }>;
  /** Forgets a kept card, or everything about a person. */
  forgetCard: (request: { cardId: string }) => Promise<void>;
  forgetPerson: (request: { userId: string }) => Promise<void>;
  /**
   * Reads what the processor sends by itself; undefined when the signature is wrong or too old. Absent where the
   * processor sends nothing.
   */
  readEvent?: (request: {
    body: Buffer;
    headers: Readonly<Record<string, string | string[] | undefined>>;
  }) => Promise<ProcessorEvent | undefined>;
  /**
   * The sandbox's part of the browser's card form, absent with a real processor: turns the fields into a token.
   */
  createToken?: (card: {
    cardNumber: string;
    expireMonth: number;
    expireYear: number;
    cvc: string;
  }) => Promise<{ status: 'token'; token: string } | { status: 'declined'; reason: DeclineReason }>;
  /** The answer of the person to the sandbox's bank. */
  answerBank?: (request: { key: string; approve: boolean }) => Promise<void>;
};
