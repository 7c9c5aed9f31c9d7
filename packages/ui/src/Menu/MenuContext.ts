import { createContext } from 'react';

/** What a menu passes to its items. */
export interface MenuState {
  /** Closes the menu. */
  close: () => void;
}

/** The menu around an item. */
export const MenuContext = createContext<MenuState | null>(null);
