import type { HTMLProps } from 'react';
import { sharedContext } from '../internals/sharedContext.ts';

/** What a menu passes to its items. */
export interface MenuState {
  /** Closes the menu. */
  close: () => void;
  /** Moves the place of the keyboard to an item, by its number. */
  setActiveIndex: (index: number) => void;
  /** The props of an item, with those of its owner. */
  getItemProps: (props?: HTMLProps<HTMLElement>) => Record<string, unknown>;
}

/** The menu around an item. */
export const MenuContext = sharedContext<MenuState | null>('Menu', null);
