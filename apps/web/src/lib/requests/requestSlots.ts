import { createStore } from 'zustand/vanilla';

/** The body of a response that says why a request failed. */
export interface FailureBody {
  readonly success: false;
  /** Sentences in English, the first one for the person. */
  readonly errors: readonly string[];
  /** Machine code of the failure. */
  readonly code: string;
}

/** How the last request of a slot stands, and the body of its response. */
export type RequestSlot =
  | { readonly state: 'idle' | 'pending' }
  | { readonly state: 'success'; readonly data: unknown }
  | { readonly state: 'error'; readonly body: FailureBody };

/** The requests whose state is kept: verification of an emailed link, the two forms of the landing page, and those of a plan. */
export type SlotName =
  | 'verifyEmailCode'
  | 'subscribe'
  | 'appointment'
  | 'checkOut'
  | 'getTrial'
  | 'cancelSubscription';

const idle: RequestSlot = { state: 'idle' };

/** State of the requests of sign-in, checkout and landing page (docs/behaviour/local-data.md, State of requests). */
export const requestSlots = createStore<Readonly<Record<SlotName, RequestSlot>>>()(() => ({
  verifyEmailCode: idle,
  subscribe: idle,
  appointment: idle,
  checkOut: idle,
  getTrial: idle,
  cancelSubscription: idle,
}));
