import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a panel that opens, and back to the button that controls it when it has closed. */
export function usePanelFocus(id: string): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      // The button may be another one by now, because another conversation was opened meanwhile.
      const opener = document.querySelector(`[aria-controls="${CSS.escape(id)}"]`) ?? before;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [id]);
  return panel;
}
