import { createContext } from 'react';

/** What a `List` gives to its items. */
export interface ListState {
  /** Key of the item that the Tab key reaches; null before the list has looked, and then it reaches all. */
  stop: string | null;
  /** Makes an item the one. */
  onStop: (key: string) => void;
  /** Called when items have come, gone, or been turned off or on. */
  onItemsChange: () => void;
}

/** The list around an item. */
export const ListContext = createContext<ListState | null>(null);
