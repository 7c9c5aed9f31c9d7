import { useEffect, useState } from 'react';
import type { FoundMessage, FoundPage } from '../core/model/FoundMessage.ts';
import type { RequestOptions } from '../core/session/ChatDataPort.ts';
import { useChat } from './useChat.ts';

/** What a search of a backend has found so far. */
export interface FoundMessagesModel {
  /** `searching`: nothing is known of these words yet. What is there stays while more is loaded, and while that fails. */
  readonly status: 'searching' | 'ready' | 'loadingMore' | 'failed';
  /** Newest first; those of the words before until the first of the new ones are here. */
  readonly messages: readonly FoundMessage[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
  /** Whether the device has no network, where it failed. */
  readonly isOffline: boolean;
  /** Loads the next page, or what failed again. */
  readonly loadMore: () => void;
}

/** Milliseconds without a further letter after which a search begins. */
const pause = 250;

interface Page {
  readonly query: string;
  /** Where it begins, null for the first. */
  readonly after: string | null;
  /** Milliseconds until it is asked for: none after a press. */
  readonly wait: number;
}

interface Found {
  readonly query: string;
  readonly messages: readonly FoundMessage[];
  readonly next: string | null;
  readonly status: FoundMessagesModel['status'];
}

/** Asks a backend for a page of the messages that contain words; keep it the same function. */
export type SearchPage = (
  request: { query: string; after: string | null },
  options: RequestOptions,
) => Promise<FoundPage>;

/** What is known while a further page, or one that failed, is asked for. */
const askedAgain = (found: Found): Found => ({
  ...found,
  status: found.messages.length > 0 ? 'loadingMore' : 'searching',
});

/** Searches messages for words, page by page; without `search` nothing is asked for. */
export function usePagedSearch(search: SearchPage | undefined, query: string): FoundMessagesModel {
  const { clock } = useChat();
  const [found, setFound] = useState<Found>({ query, messages: [], next: null, status: 'searching' });
  // The page that is wanted: another object asks again.
  const [page, setPage] = useState<Page>({ query, after: null, wait: 0 });
  // Whatever page of these words was wanted before, it begins with the first.
  if (page.query !== query) setPage({ query, after: null, wait: pause });
  const isNew = found.query !== query;

  useEffect(() => {
    if (!search) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { wait, ...asked } = page;
    const isFirst = asked.after === null;
    const load = async (): Promise<void> => {
      try {
        const { messages, next } = await search(asked, { signal });
        if (signal.aborted) return;
        setFound((before) => ({
          query: asked.query,
          messages: isFirst ? messages : [...before.messages, ...messages],
          next,
          status: 'ready',
        }));
      } catch {
        if (signal.aborted) return;
        setFound((before) =>
          isFirst
            ? { query: asked.query, messages: [], next: null, status: 'failed' }
            : { ...before, status: 'failed' },
        );
      }
    };
    const stop = clock.schedule(() => void load(), wait);
    return () => {
      stop();
      controller.abort();
    };
  }, [search, clock, page]);

  const isFailed = !isNew && found.status === 'failed';
  const loadMore = (): void => {
    if (isNew) return;
    setPage({ query, after: found.next, wait: 0 });
    setFound(askedAgain);
  };
  useEffect(() => {
    if (!isFailed) return;
    const retry = (): void => {
      setPage((before) => ({ ...before, wait: 0 }));
      setFound(askedAgain);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed]);

  return {
    status: isNew ? 'searching' : found.status,
    messages: found.messages,
    hasMore: !isNew && found.next !== null,
    isOffline: isFailed && !navigator.onLine,
    loadMore,
  };
}
