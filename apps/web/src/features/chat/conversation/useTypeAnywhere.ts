import type { ConversationHandle } from '@franca/chat-kit';
import { type RefObject, useEffect } from 'react';

/** Where keys have a meaning of their own. */
const elsewhere =
  'input, textarea, select, video, audio, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key press writes a letter where nobody takes letters, so that it must be meant for the message. */
export function beginsWriting(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return false;
  // Space presses buttons and scrolls.
  if ([...key].length !== 1 || key === ' ') return false;
  return !(target instanceof Element && target.closest(elsewhere));
}

/**
 * Who opens a conversation and types, writes: the composer takes the letter, wherever the focus was left. It does not take
 * the focus before, which would report typing to the other side.
 */
export function useTypeAnywhere(conversation: RefObject<ConversationHandle | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (beginsWriting(event)) conversation.current?.write();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [conversation]);
}
