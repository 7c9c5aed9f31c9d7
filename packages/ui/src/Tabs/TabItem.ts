import type { ReactNode } from 'react';

/** One tab. */
export interface TabItem {
  /** Names the tab in `value`. */
  id: string;
  /** The word on the tab. */
  label: ReactNode;
  /** An icon before the word. */
  icon?: ReactNode;
  /** After the word, such as a `Badge`. */
  badge?: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean;
  /** What the tab shows when it is chosen. Default: the children of the `Tabs`. */
  panel?: ReactNode;
}
