import { entryKey } from './entryKey.ts';
import type { RouterHistory } from './RouterHistory.ts';

interface Entry {
  usr: unknown;
  key: string;
  /** Counts the entries, so that the number of steps between two of them is known. */
  idx: number;
}

const readEntry = (): Partial<Entry> => Object(history.state);

/** The browser's history. */
export function createBrowserHistory(): RouterHistory {
  let index = readEntry().idx ?? 0;
  if (readEntry().idx === undefined) history.replaceState({ ...readEntry(), idx: index }, '');
  return {
    read: () => {
      const { usr = null, key = 'default' } = readEntry();
      const { pathname, search, hash } = location;
      return { pathname, search, hash, state: usr, key };
    },
    write: (address, state, replace) => {
      if (!replace) index += 1;
      const entry: Entry = { usr: state ?? null, key: entryKey(), idx: index };
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
    },
    go: (steps) => history.go(steps),
    listen: (onStep) => {
      addEventListener('popstate', () => {
        const { idx } = readEntry();
        const steps = idx === undefined ? null : idx - index;
        index = idx ?? 0;
        onStep(steps);
      });
    },
  };
}
