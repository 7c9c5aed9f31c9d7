import type { CallMember } from './CallMember.ts';

/** What a message of kind `call` records. */
export interface CallDetails {
  /** Whether it was a video call. */
  readonly isVideo: boolean;
  /** The members that the record names, with their seconds. */
  readonly members: readonly CallMember[];
}
