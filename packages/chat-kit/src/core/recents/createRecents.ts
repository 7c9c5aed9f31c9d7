import type { ChoiceStorage } from '../choices/ChoiceStorage.ts';

/** What somebody used last, newest first; see {@link createRecents}. */
export interface Recents {
  /** What was used of a kind, for example `emoji`; the same array until it changes. */
  readonly get: (kind: string) => readonly string[];
  /** Puts something to the front. */
  readonly add: (kind: string, value: string) => void;
}

function read(stored: string | null, kept: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, kept) : [];
  } catch {
    // Somebody else wrote there: as good as nothing.
    return [];
  }
}

/** Keeps what was used last of each kind, at most so many, so that pickers offer it first, also after a reload. */
export function createRecents(storage: ChoiceStorage, kept = 24): Recents {
  const known = new Map<string, readonly string[]>();
  const get = (kind: string): readonly string[] => {
    const values = known.get(kind) ?? read(storage.get(`recent/${kind}`), kept);
    known.set(kind, values);
    return values;
  };
  return {
    get,
    add: (kind, value) => {
      const values = [value, ...get(kind).filter((other) => other !== value)].slice(0, kept);
      known.set(kind, values);
      storage.set(`recent/${kind}`, JSON.stringify(values));
    },
  };
}
