/** Follows a gap-free sequence whose numbers may arrive late, twice or out of order. */
export interface SequenceTracker {
  /** The last number up to which nothing is missing. */
  readonly last: () => number;
  /** Whether a later number is known than the last contiguous one. */
  readonly hasGap: () => boolean;
  /** Notes that this number's content has arrived; numbers already covered are ignored. */
  readonly add: (seq: number) => void;
  /** Everything up to this number has arrived, for example because a page was loaded. */
  readonly coverUpTo: (seq: number) => void;
  /** The server has reached this number, whether or not it has arrived here. */
  readonly announce: (seq: number) => void;
}

/** Makes a tracker that starts with nothing received. */
export function createSequenceTracker(): SequenceTracker {
  let last = 0;
  let head = 0;
  const ahead = new Set<number>();

  const absorb = (): void => {
    while (ahead.delete(last + 1)) last += 1;
  };

  return {
    last: () => last,
    hasGap: () => head > last,
    add: (seq) => {
      head = Math.max(head, seq);
      if (seq > last) ahead.add(seq);
      absorb();
    },
    coverUpTo: (seq) => {
      head = Math.max(head, seq);
      last = Math.max(last, seq);
      for (const known of ahead) if (known <= last) ahead.delete(known);
      absorb();
    },
    announce: (seq) => {
      head = Math.max(head, seq);
    },
  };
}
