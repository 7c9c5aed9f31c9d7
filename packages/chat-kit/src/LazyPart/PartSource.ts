import type { FunctionComponent, ReactNode } from 'react';

/** A component on its way; null when its file did not come. */
export type Coming<Props> = Promise<FunctionComponent<Props> | null>;

/** Where a part comes from, and what is done when it does not come. */
export interface PartSource<Props> {
  /** The try that is waited for, or that succeeded; null when the next who asks is to fetch. */
  asked: Coming<Props> | null;
  /** Fetches the part, or joins the try that is under way. */
  readonly ask: () => Coming<Props>;
  /** Closes what was opened; null for decoration; without it the sentence stands in the place of the part. */
  readonly giveUp: ((props: Props) => void) | null | undefined;
  /** What the sentence must not displace. */
  readonly beside: ((props: Props) => ReactNode) | undefined;
}
