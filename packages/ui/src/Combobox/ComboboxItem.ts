import type { ReactNode } from 'react';

/** One thing to choose in a combobox. */
export interface ComboboxItem {
  /** Names the item; unique in the list. */
  value: string;
  /** The words people read and search. */
  label: string;
  /** What the field shows once chosen, when the label is too long for it; searched as well. */
  short?: string;
  /** Quiet words at the end of the row. */
  detail?: string;
  /** Before the words, such as a flag. */
  icon?: ReactNode;
  /** More words that find it, such as its name in another language. */
  keywords?: readonly string[];
}
