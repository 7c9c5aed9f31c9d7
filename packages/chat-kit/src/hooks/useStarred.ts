import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundMessage } from '../core/model/FoundMessage.ts';
import { useChat } from './useChat.ts';

/** Messages that the viewer starred, as far as they are loaded. */
export interface StarredModel {
  /** `loading`: the first page is on its way. What is there stays while more is loaded, and while that fails. */
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'failed';
  /** Newest first. */
  readonly messages: readonly FoundMessage[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
  /** Loads the next page, or what failed again. */
  readonly loadMore: () => void;
}

interface Loaded {
  readonly status: StarredModel['status'];
  readonly messages: readonly FoundMessage[];
  readonly next: string | null;
}

/** Reads the starred messages of all conversations, or of one, page by page; again from the first when others are starred meanwhile. */
export function useStarred(topicId: string | null): StarredModel {
  const { starred, followStars } = useChat().port.messages;
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', messages: [], next: null });
  const running = useRef<AbortController | null>(null);

  const load = useCallback(
    (after: string | null): void => {
      if (!starred) return;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      starred({ topicId, after }, { signal }).then(
        ({ messages, next }) => {
          if (signal.aborted) return;
          setLoaded((before) => ({
            status: 'ready',
            messages: after === null ? messages : [...before.messages, ...messages],
            next,
          }));
        },
        () => signal.aborted || setLoaded((before) => ({ ...before, status: 'failed' })),
      );
    },
    [starred, topicId],
  );

  useEffect(() => {
    load(null);
    const stop = followStars?.(() => load(null));
    return () => {
      stop?.();
      running.current?.abort();
    };
  }, [load, followStars]);

  const { status, messages, next } = loaded;
  return {
    status,
    messages,
    hasMore: next !== null,
    loadMore: () => {
      setLoaded({ ...loaded, status: messages.length > 0 ? 'loadingMore' : 'loading' });
      load(next);
    },
  };
}
