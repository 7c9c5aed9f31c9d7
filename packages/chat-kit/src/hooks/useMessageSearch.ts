import { useAction } from '@franca/ui/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FoundMessage } from '../core/model/FoundMessage.ts';
import {
  createTest,
  findMessages,
  type MessageHit,
  type SearchTexts,
  type WordRule,
} from '../core/search/findMessages.ts';
import { type FoundSoFar, type MergedHits, mergeHits } from '../core/search/mergeHits.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { useChat } from './useChat.ts';
import { useTopicHits } from './useTopicHits.ts';
import { useTopicSnapshot } from './useTopicSnapshot.ts';

/** How long nobody types before older pages are asked for, in milliseconds. */
const patience = 400;

/** A search in one conversation; see {@link useMessageSearch}. */
export interface MessageSearchModel {
  /** What is searched for. */
  readonly words: string;
  /** Searches for something else. */
  readonly setWords: (words: string) => void;
  /** Where it was found so far, newest first. */
  readonly hits: readonly MessageHit[];
  /** The hit that is looked at, or null; the same object as long as it says the same. */
  readonly current: MessageHit | null;
  /** Its place among the hits, from 1; 0 for none. */
  readonly position: number;
  /** Messages that were looked through. */
  readonly searched: number;
  /** Whether all messages of the conversation have been searched. */
  readonly isComplete: boolean;
  /** Whether older pages are being looked through. */
  readonly isSearching: boolean;
  /** Whether the backend is being asked. */
  readonly isAsking: boolean;
  /** Whether words are found at the beginnings of words, as the backend does it, and not anywhere. */
  readonly isByBeginnings: boolean;
  /** Why older messages have not been searched: the backend did not answer; null where it did. */
  readonly problem: 'offline' | 'failed' | null;
  /** Asks the backend again. */
  readonly retry: () => void;
  /** Goes to the next older hit, loading older pages until there is one; after the last one to the newest. */
  readonly showOlder: () => void;
  /** Goes to the next newer hit; after the newest to the oldest. */
  readonly showNewer: () => void;
  /** Ends the loading of older pages. */
  readonly stop: () => void;
}

/** The same hit as long as nothing of it changes: messages come and go while it is looked at. */
function useSameHit(hit: MessageHit | undefined): MessageHit | null {
  const { chatId, inOriginal = false, inTranslation = false, excerpt } = hit ?? {};
  return useMemo(
    () => (chatId === undefined ? null : { chatId, inOriginal, inTranslation, excerpt }),
    [chatId, inOriginal, inTranslation, excerpt],
  );
}

/** What the search of what is loaded needs of it. */
interface Walk {
  /** The conversation. */
  readonly session: TopicSession;
  /** What is searched for. */
  readonly words: string;
  /** Finds hits in what is loaded now. */
  readonly findNow: () => MessageHit[];
  /** Whether there are none so far, and older pages are to be looked through for that. */
  readonly isWanted: boolean;
  /** Takes the hit that was found. */
  readonly onFound: (hit: MessageHit) => void;
}

/** Looks through older pages until there is a further hit. */
function useWalk({ session, words, findNow, isWanted, onFound }: Walk) {
  const { clock } = useChat();
  const { status, run, reset } = useAction(
    async ({ signal }, find: typeof findNow, known: number) => {
      const outcome = await session.loadOlderUntil(() => find().length > known, signal);
      return outcome === 'found' ? find()[known] : undefined;
    },
    {
      onSuccess: (hit) => {
        if (hit) onFound(hit);
      },
    },
  );
  const isWalking = status === 'pending';
  useEffect(() => {
    if (!isWanted || !session.store.getSnapshot().hasOlder) return;
    return clock.schedule(() => run(findNow, 0), patience);
  }, [clock, session, isWanted, findNow, run]);
  // Nobody waits for it any more.
  useEffect(() => reset, [reset]);
  return {
    isWalking,
    walk: (known: number): void => {
      if (words.trim() !== '' && !isWalking) run(findNow, known);
    },
    stop: reset,
  };
}

/** The hits of a conversation, with those that the backend has found; see {@link useHits}. */
interface HitsQuery {
  /** The conversation. */
  readonly session: TopicSession;
  /** What is searched for. */
  readonly words: string;
  /** How words are compared. */
  readonly rule: WordRule;
  /** Names what was sent besides words. */
  readonly searchTexts: SearchTexts;
  /** What the backend has found; null as long as nothing is known. */
  readonly soFar: FoundSoFar | null;
  /** The hit that is looked at: it stays among them. */
  readonly kept: string | null;
}

/** Finds the hits in what is loaded and in what the backend has found. */
function useHits({ session, words, rule, searchTexts, soFar, kept }: HitsQuery): MergedHits {
  const { messages } = useTopicSnapshot(session);
  return useMemo(() => {
    const loaded = findMessages(messages, words, searchTexts, rule);
    if (!soFar) return { hits: loaded, isKeptOpen: false };
    const { find, isGone } = session.store;
    const says = createTest(words, rule);
    // The words stood in what the message said when the backend was asked; it says something else now, and is no hit of its own.
    const isEditedAway = ({ chatId, excerpt, text, translation }: FoundMessage): boolean =>
      says !== null &&
      excerpt === undefined &&
      (find(chatId)?.text ?? text) !== text &&
      (says(text) || ('text' in translation && says(translation.text)));
    return mergeHits(messages, loaded, soFar, {
      kept,
      isGone: (found) => isGone(found.chatId) || isEditedAway(found),
    });
  }, [session, messages, words, searchTexts, rule, soFar, kept]);
}

/**
 * Searches a conversation in the original and the translated texts, whatever the capitals and accents. Where the backend searches it, too,
 * what it finds stands among the hits; otherwise older pages are loaded for that.
 */
export function useMessageSearch(session: TopicSession): MessageSearchModel {
  const { port } = useChat();
  const { messages, hasOlder } = useTopicSnapshot(session);
  const kinds = useKinds();
  const searchTexts = useCallback<SearchTexts>(
    (content) => kinds.of(content.kind).searchTexts?.(content) ?? [],
    [kinds],
  );
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  // The one after it is to be shown once the backend has named it.
  const [isOlderAwaited, setOlderAwaited] = useState(false);
  const hasBackend = port.messages.searchTopic !== undefined;
  const rule = hasBackend ? 'beginnings' : 'anywhere';
  const { status, soFar, isOffline, loadMore } = useTopicHits(session.topicId, words);

  const { hits, isKeptOpen } = useHits({ session, words, rule, searchTexts, soFar, kept: chosen });
  // The hit that was chosen, as long as it still is one; else the newest.
  const found = hits.findIndex(({ chatId }) => chatId === chosen);
  const index = Math.max(found, 0);
  const current = useSameHit(hits[index]);

  const findNow = useCallback(
    () => findMessages(session.store.getSnapshot().messages, words, searchTexts),
    [session, words, searchTexts],
  );
  const { isWalking, walk, stop } = useWalk({
    session,
    words,
    findNow,
    isWanted: !hasBackend && words.trim() !== '' && hits.length === 0,
    onFound: (hit) => setChosen(hit.chatId),
  });

  const hasMore = soFar !== null && !soFar.isComplete;
  const isLoadable = hasMore && status === 'ready';
  const next = hits[index + 1];
  if (isOlderAwaited && found >= 0 && next) {
    setOlderAwaited(false);
    setChosen(next.chatId);
  } else if (isOlderAwaited && (found < 0 || status === 'failed' || (status === 'ready' && !hasMore))) {
    setOlderAwaited(false);
  }
  // A page may bring nothing but what was recalled since, or not yet the place of the hit that is looked at.
  const isShort = isLoadable && (isKeptOpen || isOlderAwaited || hits.length === 0);
  useEffect(() => {
    if (isShort) loadMore();
  });

  const choose = (hit: MessageHit | undefined): void => {
    setOlderAwaited(false);
    setChosen(hit?.chatId ?? null);
  };
  const isAsking = status === 'searching' || status === 'loadingMore';

  return {
    words,
    setWords: (written) => {
      stop();
      setOlderAwaited(false);
      setWords(written);
    },
    hits,
    current,
    position: current ? index + 1 : 0,
    searched: messages.length,
    isComplete: hasBackend ? soFar?.isComplete === true : !hasOlder,
    isSearching: isWalking,
    isAsking,
    isByBeginnings: hasBackend,
    problem: status === 'failed' ? (isOffline ? 'offline' : 'failed') : null,
    retry: loadMore,
    showOlder: () => {
      if (next) choose(next);
      else if (current && (isAsking || hasMore)) {
        // Its place changes with the answer: it is the one after this one that is waited for.
        setChosen(current.chatId);
        setOlderAwaited(true);
        if (!isAsking) loadMore();
      } else if (hasBackend || !hasOlder) choose(hits[0]);
      else walk(hits.length);
    },
    showNewer: () => choose(hits.at(index - 1)),
    stop,
  };
}
