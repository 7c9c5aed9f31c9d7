import { useAction } from '@franca/ui/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { findMessages, type MessageHit, type SearchTexts } from '../core/search/findMessages.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { useChat } from './useChat.ts';
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
  /** The hit that is looked at, or null. */
  readonly current: MessageHit | null;
  /** Its place among the hits, from 1; 0 for none. */
  readonly position: number;
  /** Messages that were looked through. */
  readonly searched: number;
  /** Whether that were all there are. */
  readonly isComplete: boolean;
  /** Whether older pages are being looked through. */
  readonly isSearching: boolean;
  /** Goes to the next older hit, loading older pages until there is one; after the last one to the newest. */
  readonly showOlder: () => void;
  /** Goes to the next newer hit; after the newest to the oldest. */
  readonly showNewer: () => void;
  /** Ends the loading of older pages. */
  readonly stop: () => void;
}

/** Searches a conversation in the original and the translated texts, whatever the capitals and accents. */
export function useMessageSearch(session: TopicSession): MessageSearchModel {
  const { clock } = useChat();
  const { messages, hasOlder } = useTopicSnapshot(session);
  const kinds = useKinds();
  const searchTexts = useCallback<SearchTexts>(
    (content) => kinds.of(content.kind).searchTexts?.(content) ?? [],
    [kinds],
  );
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const hits = useMemo(() => findMessages(messages, words, searchTexts), [messages, words, searchTexts]);
  // The hit that was chosen, as long as it still is one; else the newest.
  const found = hits.findIndex(({ chatId }) => chatId === chosen);
  const index = Math.max(found, 0);
  const current = hits[index] ?? null;

  const findNow = useCallback(
    () => findMessages(session.store.getSnapshot().messages, words, searchTexts),
    [session, words, searchTexts],
  );
  const { status, run, reset } = useAction(
    async ({ signal }, find: typeof findNow, known: number) => {
      const outcome = await session.loadOlderUntil(() => find().length > known, signal);
      return outcome === 'found' ? find()[known] : undefined;
    },
    {
      onSuccess: (hit) => {
        if (hit) setChosen(hit.chatId);
      },
    },
  );
  const isSearching = status === 'pending';

  const isEmpty = words.trim() !== '' && hits.length === 0;
  useEffect(() => {
    if (!isEmpty || !session.store.getSnapshot().hasOlder) return;
    return clock.schedule(() => run(findNow, 0), patience);
  }, [clock, session, isEmpty, findNow, run]);
  // Nobody waits for it any more.
  useEffect(() => reset, [reset]);

  const choose = (next: number): void => setChosen(hits[next]?.chatId ?? null);

  return {
    words,
    setWords: (next) => {
      reset();
      setWords(next);
    },
    hits,
    current,
    position: current ? index + 1 : 0,
    searched: messages.length,
    isComplete: !hasOlder,
    isSearching,
    showOlder: () => {
      if (index + 1 < hits.length) choose(index + 1);
      else if (!hasOlder) choose(0);
      else if (words.trim() !== '' && !isSearching) run(findNow, hits.length);
    },
    showNewer: () => choose(index > 0 ? index - 1 : hits.length - 1),
    stop: reset,
  };
}
