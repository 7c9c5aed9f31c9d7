/** One person's reaction to a message; a person has at most one. */
export interface Reaction {
  /** Who reacted. */
  readonly userId: string;
  /** The emoji. */
  readonly emoji: string;
}
