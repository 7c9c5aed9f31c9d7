import { useEffect, useRef } from 'react';
import type { MessageListEngine } from '../engine/MessageListEngine.ts';
import { useChat } from '../hooks/useChat.ts';

/** The delay after which an opened conversation is scrolled to its bottom, in milliseconds (1 §9). */
export const openingScrollDelay = 500;

/**
 * Scrolls to the bottom 500 ms after opening (1 §4). The list is there from its first frame; this catches what
 * arrived in between, unless the reader has moved away by then.
 */
export function useOpeningScroll(engine: MessageListEngine, isPinned: boolean): void {
  const { clock } = useChat();
  const stays = useRef(isPinned);
  useEffect(() => {
    stays.current = isPinned;
  }, [isPinned]);
  useEffect(
    () =>
      clock.schedule(() => {
        if (stays.current) engine.pin();
      }, openingScrollDelay),
    [clock, engine],
  );
}
