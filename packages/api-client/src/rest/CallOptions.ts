/** What a single call may say beside its input. */
export interface CallOptions {
  /** Gives the call up; it then fails with code `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds until this call fails with code `timeout`. */
  readonly timeout?: number;
  /** A token for this call only, for example the registration token of a verification. */
  readonly token?: string;
}
