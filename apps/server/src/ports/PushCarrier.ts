/**
 * What became of a push: `gone` where the device is registered no more, `refused` where trying again is useless.
 * `isAnswered` distinguishes a service that is busy from one that does not respond.
 */
export type PushOutcome =
  | { status: 'sent' }
  | { status: 'gone' }
  | { status: 'refused'; detail: string }
  | { status: 'failed'; detail: string; isAnswered: boolean; retryAfterMs?: number | undefined };

/** One push to one device. */
export type Push = {
  /** What the device was registered with, as its client sent it. */
  token: string;
  /** JSON of a `PushPayload` of the contract. */
  payload: string;
  /** Seconds after which nobody needs it any more. */
  ttlSeconds: number;
  /** Whether the device is woken for it. */
  isUrgent: boolean;
  /** What waits with the same tag for a device that is off is replaced. */
  tag: string;
};

/** Carries what is pushed to devices. Never rejects and never logs what is written in it. */
export type PushCarrier = {
  /** Name of the carrier. */
  readonly id: 'web-push' | 'fcm';
  /** What is one device: the same for every registration of it; undefined where the token is none of this carrier. */
  addressOf: (token: string) => string | undefined;
  /** Hands one push over. */
  send: (push: Push) => Promise<PushOutcome>;
  /** Gives up what is under way; later pushes answer `failed`. */
  close: () => Promise<void>;
};
