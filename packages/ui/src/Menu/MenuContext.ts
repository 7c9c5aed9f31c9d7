import { createContext } from 'react';

/** What a menu tells its items. */
export interface MenuState {
  /** Place of the item that has the focus, or null. */
  activeIndex: number | null;
  /** Adds the menu's own handlers to those of an item. */
  getItemProps: (own?: React.HTMLProps<HTMLElement>) => Record<string, unknown>;
  /** Closes the menu. */
  close: () => void;
}

/** The menu around an item. */
export const MenuContext = createContext<MenuState | null>(null);
