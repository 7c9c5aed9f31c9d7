import type { FunctionComponent, ReactNode } from 'react';

/** One try to fetch a part. */
export interface PartTry<Props> {
  /** Ends when the part is here, and when it does not come. */
  readonly end: Promise<void>;
  /** The part; null when it did not come, and not there before the end. */
  Part?: FunctionComponent<Props> | null;
}

/** Where a part comes from, and what is done when it does not come. */
export interface PartSource<Props> {
  /** The try that is under way, or that succeeded; null when the next who asks is to fetch. */
  asked: PartTry<Props> | null;
  /** Fetches the part, or joins the try that is under way. */
  readonly ask: () => PartTry<Props>;
  /** Closes what was opened; null for decoration; without it the sentence stands in the place of the part. */
  readonly giveUp: ((props: Props) => void) | null | undefined;
  /** What the sentence must not displace. */
  readonly beside: ((props: Props) => ReactNode) | undefined;
}
