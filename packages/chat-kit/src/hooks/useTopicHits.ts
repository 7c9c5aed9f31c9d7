import { useMemo } from 'react';
import type { FoundSoFar } from '../core/search/mergeHits.ts';
import { useChat } from './useChat.ts';
import { type SearchPage, usePagedSearch } from './usePagedSearch.ts';

/** What the backend has found of a conversation. */
export interface TopicHitsModel {
  /** `none`: the backend has no such search, or nothing is searched for. */
  readonly status: 'none' | 'searching' | 'ready' | 'loadingMore' | 'failed';
  /** What it has found of these words; null as long as nothing is known. */
  readonly soFar: FoundSoFar | null;
  /** Whether the device has no network, where it failed. */
  readonly isOffline: boolean;
  /** Asks for the next page, or for what failed again. */
  readonly loadMore: () => void;
}

/** Lets the backend search one conversation, where it can. */
export function useTopicHits(topicId: string, words: string): TopicHitsModel {
  const { messages } = useChat().port;
  const query = words.trim();
  const isAsked = messages.searchTopic !== undefined && query !== '';
  const search = useMemo<SearchPage | undefined>(
    () =>
      isAsked
        ? (request, options) =>
            messages.searchTopic?.({ topicId, ...request }, options) ??
            Promise.resolve({ messages: [], next: null })
        : undefined,
    [messages, topicId, isAsked],
  );
  const { status, messages: found, hasMore, isOffline, loadMore } = usePagedSearch(search, query);
  const isKnown = isAsked && status !== 'searching' && !(status === 'failed' && found.length === 0);
  const soFar = useMemo<FoundSoFar | null>(
    () => (isKnown ? { found, isComplete: !hasMore } : null),
    [isKnown, found, hasMore],
  );
  return { status: isAsked ? status : 'none', soFar, isOffline, loadMore };
}
