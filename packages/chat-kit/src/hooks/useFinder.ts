import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { MessageHit } from '../core/search/findMessages.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useChat } from './useChat.ts';
import { type SeekModel, useSeek } from './useSeek.ts';

/** The part of a message list's handle that a finder needs. */
export interface ShowsMessages {
  /** Brings a loaded message into view. */
  readonly showMessage: (chatId: string, options?: { readonly focus?: boolean }) => void;
}

/** Finding in a conversation: words, days, quoted messages. */
export interface FinderModel {
  /** The conversation. */
  readonly session: TopicSession;
  /** Whether the search has taken the header's place. */
  readonly isOpen: boolean;
  /** Opens the search. */
  readonly open: () => void;
  /** Closes it; the focus goes to the hit that was looked at last, or back to the button. */
  readonly close: (last: MessageHit | null) => void;
  /** Ways to messages that may not be loaded yet. */
  readonly seek: SeekModel;
  /** Brings a hit into view. */
  readonly showHit: (hit: MessageHit) => void;
  /** The message of which both texts are shown, because the found words stand in the one that is not chosen; or null. */
  readonly expandedChatId: string | null;
  /** The conversation's element. */
  readonly root: RefObject<HTMLElement | null>;
  /** The button that opens the search. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** To be called with the key presses of the conversation: Ctrl+F and Cmd+F open the search. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Whether somebody presses Ctrl+F or Cmd+F, also on a keyboard whose letters are not Latin. */
function isFindKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey || ctrlKey === metaKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'f' : code === 'KeyF';
}

/** Connects the search and the jumps of a conversation with its list. */
export function useFinder(session: TopicSession, list: RefObject<ShowsMessages | null>): FinderModel {
  const { choices } = useChat();
  const [isOpen, setOpen] = useState(false);
  const [expandedChatId, setExpandedChatId] = useState<string | null>(null);
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const onFound = useCallback((chatId: string) => list.current?.showMessage(chatId, { focus: true }), [list]);
  const seek = useSeek({ session, onFound });

  const showHit = useCallback(
    ({ chatId, inTranslation, inOriginal }: MessageHit) => {
      const message = session.store.find(chatId);
      if (!message) return;
      const { main } = shownTexts(message, choices.viewOf(session.topicId, chatId));
      const isShown = main.text === message.text ? inOriginal : inTranslation;
      setExpandedChatId(isShown ? null : chatId);
      list.current?.showMessage(chatId);
    },
    [session, choices, list],
  );

  return useMemo(
    () => ({
      session,
      isOpen,
      open: () => setOpen(true),
      close: (last) => {
        setOpen(false);
        setExpandedChatId(null);
        if (last) list.current?.showMessage(last.chatId, { focus: true });
        // The header comes back with this commit.
        else queueMicrotask(() => opener.current?.focus());
      },
      seek,
      showHit,
      expandedChatId,
      root,
      opener,
      onKeyDown: (event) => {
        // Of a list that only draws what is near, the browser's own search would find little.
        if (!isFindKey(event) || !(event.target as Element).closest('[role="feed"]')) return;
        event.preventDefault();
        setOpen(true);
      },
    }),
    [session, list, isOpen, seek, showHit, expandedChatId],
  );
}
