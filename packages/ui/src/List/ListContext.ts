import { createContext } from 'react';

/** Which item of a list the Tab key reaches. */
export interface ListState {
  /** Place of that item, from 0. */
  activeIndex: number;
  /** Makes another item the one. */
  setActiveIndex: (index: number) => void;
}

/** The list around an item. */
export const ListContext = createContext<ListState | null>(null);
