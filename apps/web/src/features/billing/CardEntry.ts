import type { EndpointData, endpoints } from '@franca/contract';
import type { Ref } from 'react';

/** How cards are entered on this server. */
export type PaymentSetup = EndpointData<typeof endpoints.billing.paymentSetup>;

/** How far a purchase or a new card is. */
export type PaymentOutcome = EndpointData<typeof endpoints.billing.checkOut>;

/** The fields of a card, as the sandbox takes them; they never leave this page's memory but to the server. */
export interface CardNumbers {
  /** Digits without spaces. */
  readonly card_number: string;
  /** 1 to 12. */
  readonly expire_month: number;
  /** Four digits. */
  readonly expire_year: number;
  /** Three or four digits. */
  readonly cvc: string;
}

/** A card that somebody has entered: its fields in the sandbox, a token of the payment provider elsewhere. */
export type EnteredCard = CardNumbers | { readonly token: string };

/** What a page asks of the fields that collect a card. */
export interface CardEntryHandle {
  /**
   * The card, or null where something is missing or wrong: the fields then say what, and take the focus.
   *
   * @throws TextError, ApiError where the provider's script or the network failed
   */
  readonly collect: () => Promise<EnteredCard | null>;
}

/** Props of the fields that collect a card with one kind of setup. They stand inside the form of the page. */
export interface CardEntryProps<Provider extends PaymentSetup['provider']> {
  /** The server's payment provider. */
  setup: Extract<PaymentSetup, { provider: Provider }>;
  /** Hands the card out. */
  ref: Ref<CardEntryHandle>;
}

/** What the bank asks, by the way of asking. */
export type PaymentAction = Extract<PaymentOutcome, { status: 'action_required' }>['action'];
