import { type RefObject, useEffect } from 'react';

/**
 * Calls back when the form around a control is reset, just before the browser does its own part.
 * Without a callback it does not listen.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!onReset) return undefined;
    // On the document, so that a form that refuses the reset has already said so.
    const listen = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) onReset();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [control, onReset]);
}
