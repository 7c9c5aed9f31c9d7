import type { ChatListHandle } from '@franca/chat-kit';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus goes to the list when the conversation in which it was has gone: left, or deleted here or elsewhere. Without
 * it the keyboard would begin again at the start of the page.
 */
export function useFocusReturn(topicId: string | null, list: RefObject<ChatListHandle | null>): void {
  const before = useRef(topicId);
  useEffect(() => {
    const wasOpen = before.current !== null;
    before.current = topicId;
    if (topicId === null && wasOpen && document.activeElement === document.body) list.current?.focus();
  }, [topicId, list]);
}
