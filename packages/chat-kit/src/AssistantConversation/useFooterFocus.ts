import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ConversationPhase } from '../core/assistant/AssistantState.ts';

/**
 * Keeps the focus of the keyboard in the footer when the button that has it is removed: "Stop" when the answer ends,
 * "Regenerate Response" when another begins, "Try again" when the problem is over. The focus goes to the button that took
 * its place; where there is none, and none is on its way, to the text box.
 *
 * @returns props of the footer's element
 */
export function useFooterFocus(phase: ConversationPhase, field: RefObject<HTMLElement | null>) {
  const footer = useRef<HTMLDivElement>(null);
  // The browser tells nobody when the element that has the focus is removed; React fires no "blur" while it removes it.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!hasFocus.current || footer.current?.contains(activeElement)) return;
    if (activeElement !== document.body) {
      hasFocus.current = false;
      return;
    }
    const button = footer.current?.querySelector<HTMLElement>('[data-answer-control] button');
    if (button) button.focus();
    else if (phase === 'idle') field.current?.focus();
  });
  return {
    ref: footer,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
