import { useEffect, useRef } from 'react';
import type { MessageListEngine } from '../engine/MessageListEngine.ts';
import { useChat } from '../hooks/useChat.ts';

/**
 * Scrolls to the bottom some time after opening, where the application asks for it: `openingScrollDelay`. The list is at
 * its end from its first frame; this catches what arrived in between, unless the reader has moved away by then.
 */
export function useOpeningScroll(engine: MessageListEngine, isPinned: boolean): void {
  const { clock, options } = useChat();
  const { openingScrollDelay } = options;
  const stays = useRef(isPinned);
  useEffect(() => {
    stays.current = isPinned;
  }, [isPinned]);
  useEffect(() => {
    if (openingScrollDelay === null) return;
    return clock.schedule(() => {
      if (stays.current) engine.pin();
    }, openingScrollDelay);
  }, [clock, engine, openingScrollDelay]);
}
