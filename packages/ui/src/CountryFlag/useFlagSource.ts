import { useEffect, useState } from 'react';
import { type Flags, loadFlags } from './loadFlags.ts';

let loaded: Flags | undefined;

/** The flag of a two-letter code as a `data:` address; null until it is loaded, and for a code without a flag. */
export function useFlagSource(code: string): string | null {
  const [flags, setFlags] = useState(loaded);

  useEffect(() => {
    let stopped = false;
    void loadFlags().then((all) => {
      loaded = all;
      if (!stopped) setFlags(all);
    });
    return () => {
      stopped = true;
    };
  }, []);

  const svg = flags?.[code.toUpperCase()];
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null;
}
