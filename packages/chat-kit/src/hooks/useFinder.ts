import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MessageHit } from '../core/search/findMessages.ts';
import { includesWords } from '../core/search/markWords.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { plainText } from '../core/text/plainText.ts';
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
  /** Brings a hit into view; null: there is none any more, and nobody waits for the one before. */
  readonly showHit: (hit: MessageHit | null) => void;
  /** The message of which both texts are shown, because the found words stand in the one that is not chosen; or null. */
  readonly expandedChatId: string | null;
  /** Goes to a message; with the words for which somebody comes, to their place in it. */
  readonly showMessage: (chatId: string, words?: string) => void;
  /** The message that was gone to for its words, and what they are; or null. */
  readonly result: { readonly chatId: string; readonly words: string } | null;
  /** The message of {@link FinderModel.result} is left. */
  readonly endResult: () => void;
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
  const [result, setResult] = useState<FinderModel['result']>(null);
  const wanted = useRef<FinderModel['result']>(null);
  const [target, setTarget] = useState<{ readonly chatId: string; readonly focus: boolean } | null>(null);
  // With the text that is shown for it: a message that grew after it was brought into the middle would not be there any more.
  useLayoutEffect(() => {
    if (target) list.current?.showMessage(target.chatId, { focus: target.focus });
  }, [target, list]);
  const onFound = useCallback(
    (chatId: string) => {
      const words = wanted.current?.chatId === chatId ? wanted.current.words : '';
      wanted.current = null;
      const message = session.store.find(chatId);
      const main = message && shownTexts(message, choices.viewOf(session.topicId, chatId)).main;
      // They may stand in the one of its texts that is not shown.
      setExpandedChatId(words !== '' && main && !includesWords(plainText(main.text), words) ? chatId : null);
      setResult(words === '' ? null : { chatId, words });
      setTarget({ chatId, focus: true });
    },
    [session, choices],
  );
  const endResult = useCallback(() => {
    setResult(null);
    setExpandedChatId(null);
  }, []);
  const seek = useSeek({ session, onFound });

  const { seekMessage, stop: stopSeeking } = seek;
  const showHit = useCallback(
    (hit: MessageHit | null) => {
      if (!hit) {
        stopSeeking();
        setExpandedChatId(null);
        return;
      }
      const { chatId, inTranslation, inOriginal } = hit;
      const message = session.store.find(chatId);
      if (!message) {
        setExpandedChatId(null);
        seekMessage(chatId, (shown) => setTarget({ chatId: shown, focus: false }));
        return;
      }
      stopSeeking();
      const { main } = shownTexts(message, choices.viewOf(session.topicId, chatId));
      const isInText = inOriginal || inTranslation;
      const isShown = main.text === message.text ? inOriginal : inTranslation;
      setExpandedChatId(isInText && !isShown ? chatId : null);
      setTarget({ chatId, focus: false });
    },
    [session, choices, seekMessage, stopSeeking],
  );

  const showMessage = useCallback(
    (chatId: string, words = '') => {
      wanted.current = { chatId, words };
      seekMessage(chatId);
    },
    [seekMessage],
  );

  return useMemo(
    () => ({
      session,
      isOpen,
      result,
      endResult,
      showMessage,
      open: () => setOpen(true),
      close: (last) => {
        setOpen(false);
        setExpandedChatId(null);
        const isLoaded = last !== null && session.store.find(last.chatId) !== undefined;
        // Nobody waits for a hit that is not loaded yet.
        if (!isLoaded) stopSeeking();
        if (isLoaded) setTarget({ chatId: last.chatId, focus: true });
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
    [session, isOpen, seek, stopSeeking, showHit, expandedChatId, result, endResult, showMessage],
  );
}
