import { type RefObject, useEffect } from 'react';
import { tabbables } from '../internals/tabbables.ts';
import { useLatest } from '../internals/useLatest.ts';

/** Options of {@link useTabThrough}. */
export interface TabThroughOptions {
  /** What floats, at the end of the page. */
  surface: RefObject<HTMLElement | null>;
  /** What opened it, somewhere in the page. */
  opener: RefObject<HTMLElement | null>;
  /** Called when Tab leaves the surface for what comes behind the opener. */
  onLeave: () => void;
}

/** What Tab does on an element: where the focus goes, or null where the browser knows best. */
function stopAfter(
  event: KeyboardEvent,
  surface: HTMLElement,
  opener: HTMLElement,
): { stop: HTMLElement | undefined; leaves: boolean } | null {
  const inside = tabbables(surface);
  const { target, shiftKey } = event;
  if (target === opener) return shiftKey ? null : { stop: inside[0] ?? surface, leaves: false };
  if (!(target instanceof Node) || !surface.contains(target)) return null;
  if (shiftKey) {
    return target === surface || target === inside[0] ? { stop: opener, leaves: false } : null;
  }
  if (target !== inside.at(-1) && (target !== surface || inside.length > 0)) return null;
  const others = tabbables(document).filter((element) => !surface.contains(element));
  return { stop: others[others.indexOf(opener) + 1] ?? opener, leaves: true };
}

/** Lets Tab go through a surface as if it stood right behind its opener, though it lies at the end of the page. */
export function useTabThrough(open: boolean, options: TabThroughOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { surface, opener, onLeave } = latest.current;
      if (event.key !== 'Tab' || event.defaultPrevented || !surface.current || !opener.current) return;
      const found = stopAfter(event, surface.current, opener.current);
      if (!found) return;
      event.preventDefault();
      found.stop?.focus();
      if (found.leaves) onLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, latest]);
}
