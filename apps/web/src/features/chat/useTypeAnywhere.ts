import type { ConversationHandle } from '@franca/chat-kit';
import { type RefObject, useEffect } from 'react';
import { beginsWriting } from './beginsWriting.ts';

/**
 * Who opens a conversation and types, writes: the composer takes the letter, wherever the focus was left. It does not take
 * the focus before, which would tell the other side that somebody is typing (1 §4).
 */
export function useTypeAnywhere(conversation: RefObject<ConversationHandle | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (beginsWriting(event)) conversation.current?.write();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [conversation]);
}
