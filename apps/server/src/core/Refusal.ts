import { type ErrorCode, errorCodes } from '@franca/contract';

/** More about a refusal than its code says. */
export type RefusalOptions = {
  /** Sentences that replace the code's own one, e.g. one per wrong field. */
  sentences?: string[];
  /** Whole seconds after which asking again makes sense; sent as `Retry-After`. */
  retryAfter?: number;
};

/** An expected "no": thrown by services and routes, sent as the contract's error envelope. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  readonly sentences: string[];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    const sentences = options.sentences ?? [errorCodes[code].sentence];
    super(sentences[0]);
    this.code = code;
    this.status = errorCodes[code].status;
    this.sentences = sentences;
    this.retryAfter = options.retryAfter;
  }
}
