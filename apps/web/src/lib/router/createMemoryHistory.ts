import { entryKey } from './entryKey.ts';
import type { RouterHistory, RouterLocation } from './RouterHistory.ts';

const place = (address: string, state: unknown, key: string): RouterLocation => {
  const { pathname, search, hash } = new URL(address, location.href);
  return { pathname, search, hash, state, key };
};

/**
 * A history of its own, which leaves the browser's alone.
 *
 * @param addresses its entries, of which the last one is open
 */
export function createMemoryHistory(addresses: readonly string[] = ['/']): RouterHistory {
  let entries = addresses.map((address) => place(address, null, 'default'));
  let index = entries.length - 1;
  let listener: (steps: number | null) => void = () => {};
  return {
    read: () => entries[index] ?? place('/', null, 'default'),
    write: (address, state, replace) => {
      if (!replace) index += 1;
      entries = [...entries.slice(0, index), place(address, state ?? null, entryKey())];
    },
    go: (steps) => {
      const next = Math.min(entries.length - 1, Math.max(0, index + steps));
      const made = next - index;
      index = next;
      listener(made);
    },
    listen: (onStep) => {
      listener = onStep;
    },
  };
}
