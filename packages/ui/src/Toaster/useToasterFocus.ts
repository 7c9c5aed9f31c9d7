import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** What {@link useToasterFocus} returns. */
export interface ToasterFocus {
  /** Puts the focus back where it was before it came to the toasts. */
  leave: () => void;
  /** Remembers where the focus came from. */
  onFocus: (event: FocusEvent) => void;
  /** Escape leaves. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The way of the keyboard to the toasts and back: F6 goes to them and back again, Escape goes back, and so does the
 * focus when its toast has gone.
 */
export function useToasterFocus(section: RefObject<HTMLElement | null>, count: number): ToasterFocus {
  const origin = useRef<Element>(null);
  const leave = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  useEffect(() => {
    if (count === 0) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const element = section.current;
      if (event.key !== 'F6' || event.defaultPrevented || !element) return;
      event.preventDefault();
      if (!element.contains(document.activeElement)) element.focus();
      else if (origin.current instanceof HTMLElement) origin.current.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [section, count]);

  return {
    leave,
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return;
      // What lies under the toasts stays open.
      event.preventDefault();
      leave();
    },
  };
}
