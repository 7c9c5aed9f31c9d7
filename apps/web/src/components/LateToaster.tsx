import { type ComponentType, useEffect, useState } from 'react';

/** Options of {@link LateToaster}. */
interface LateToasterProps {
  /** Whether something may be said before the person has done anything. */
  readonly isAtOnce?: boolean;
}

/** The place of toasts, which comes after the page: at once, or for the first person who does something. */
export function LateToaster({ isAtOnce = false }: LateToasterProps) {
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
    if (isAtOnce) void load();
    return stop;
  }, [isAtOnce]);
  return Toaster ? <Toaster /> : null;
}
