import { type ComponentType, useEffect, useState } from 'react';

/** Loaded for the first person who does something: nothing is said before that. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const events = ['focusin', 'keydown', 'pointerdown'] as const;
    const stop = () => {
      for (const name of events) removeEventListener(name, load);
    };
    // Tried again at the next event where it fails: what was said meanwhile is shown then.
    const load = async () => {
      const loaded = await import('./toaster.ts').catch(() => null);
      if (!loaded) return;
      stop();
      setToaster(() => loaded.Toaster);
    };
    for (const name of events) addEventListener(name, load);
    return stop;
  }, []);
  return Toaster ? <Toaster /> : null;
}
