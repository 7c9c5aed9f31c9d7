import { useEffect, useState } from 'react';
import { type Flags, loadFlags } from './loadFlags.ts';

const loaded = new Map<string, Flags>();

/** The flag of a two-letter code as a `data:` address; null until it is loaded, and for a code without a flag. */
export function useFlagSource(code: string): string | null {
  const name = code.toUpperCase();
  const letter = name.charAt(0);
  // What other flags have loaded is there at once; a flag that loads itself draws anew.
  const [, setLoaded] = useState(loaded.get(letter));

  useEffect(() => {
    let stopped = false;
    if (loaded.has(letter)) return undefined;
    void loadFlags(letter).then((flags) => {
      loaded.set(letter, flags);
      if (!stopped) setLoaded(flags);
    });
    return () => {
      stopped = true;
    };
  }, [letter]);

  const svg = loaded.get(letter)?.[name];
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null;
}
