/** One option of a poll, for one reader. */
export interface PollOption {
  /** How many people chose it. */
  readonly count: number;
  /** Whether the viewer did. */
  readonly isOwn: boolean;
}

/**
 * Where a poll stands for one reader. Its words are the text of its message: the question on the first line, one option on each of the
 * others, so that they are translated and found like every text.
 */
export interface Poll {
  /** Whether one person can choose several options. */
  readonly isMultiple: boolean;
  /** Whether nobody learns who voted. */
  readonly isAnonymous: boolean;
  /** When it ends by itself, milliseconds since 1970; null for never. */
  readonly endsAt: number | null;
  /** When its author ended it, milliseconds since 1970; null while it runs. */
  readonly endedAt: number | null;
  /** How many people voted. */
  readonly voterCount: number;
  /** Its options, in the order of the lines. */
  readonly options: readonly PollOption[];
}
