/** One member's part in a finished call. */
export interface CallMember {
  /** The member's id. */
  readonly userId: string;
  /** Time in the call in seconds, or null when the record holds none. */
  readonly seconds: number | null;
}
