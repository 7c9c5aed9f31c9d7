import type { ChoiceStorage } from './ChoiceStorage.ts';

/** What a chat list can be narrowed to, in the order in which it is offered. */
export const listFilters = ['all', 'unread', 'groups'] as const;

/** What a chat list shows: all conversations, those with something unread, or groups. */
export type ListFilter = (typeof listFilters)[number];

/** Which conversations somebody wants to see in the list; see {@link createListFilter}. */
export interface ListFilterChoice {
  /** The filter; `all` until another was chosen. */
  readonly get: () => ListFilter;
  /** Chooses another. */
  readonly set: (filter: ListFilter) => void;
  /** Calls back after each choice of this page; the returned function stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const key = 'list-filter';

/** Keeps the filter of the chat list, with a storage over a reload too. */
export function createListFilter(storage?: ChoiceStorage): ListFilterChoice {
  const listeners = new Set<() => void>();
  let filter = listFilters.find((known) => known === storage?.get(key)) ?? 'all';
  return {
    get: () => filter,
    set: (next) => {
      filter = next;
      storage?.set(key, next === 'all' ? null : next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
