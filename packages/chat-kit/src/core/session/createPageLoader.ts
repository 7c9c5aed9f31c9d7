import { createListenerSet } from '@franca/ui/core';
import type { TopicStore } from '../store/TopicStore.ts';
import { reasonOf } from '../text/reasonOf.ts';
import type { MessagePage, MessagesPort } from './ChatDataPort.ts';
import type { SessionStatus, TopicSession } from './TopicSession.ts';

/** Messages per page while something old is looked for: the same with a fifth of the requests. */
const walkPageSize = 100;

/** Options of {@link createPageLoader}. */
export interface PageLoaderOptions {
  /** Conversation whose pages are loaded. */
  readonly topicId: string;
  /** Where they come from. */
  readonly messages: Pick<MessagesPort, 'page'>;
  /** Where they go. */
  readonly store: TopicStore;
  /** The newest page, when it is loaded already. */
  readonly initialPage?: MessagePage | undefined;
  /** Messages per page. Default 20. */
  readonly pageSize?: number | undefined;
  /** The newest page has been loaded. */
  readonly onFirst: () => void;
}

/** The pages of a conversation; see {@link createPageLoader}. */
export interface PageLoader
  extends Pick<TopicSession, 'getStatus' | 'subscribeStatus' | 'loadOlder' | 'loadOlderUntil' | 'loadUntil'> {
  /** Loads the newest page. */
  readonly loadFirst: () => Promise<void>;
}

/** Loads the newest page of a conversation and then older ones, one at a time. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { topicId, messages, store, initialPage, pageSize = 20, onFirst } = options;
  const listeners = createListenerSet();
  let status: SessionStatus = {
    first: { kind: initialPage ? 'ready' : 'loading' },
    older: { kind: 'idle' },
  };
  let loadingOlder: Promise<void> | null = null;

  if (initialPage) store.addPage({ ...initialPage, isNewest: true });

  const setStatus = (part: Partial<SessionStatus>): void => {
    status = { ...status, ...part };
    listeners.notify();
  };

  const addOlder = (page: MessagePage): void => {
    const isNew = page.messages.some((message) => !store.find(message.chatId));
    // A page without anything new is the end, whatever the server says: asking again would never stop.
    store.addPage({ ...page, hasOlder: page.hasOlder && isNew, isNewest: false });
  };

  const fetchOlder = async (limit: number, signal?: AbortSignal): Promise<SessionStatus['older']> => {
    try {
      const before = store.getSnapshot().messages[0]?.sentAt ?? null;
      addOlder(await messages.page({ topicId, before, limit }, { signal }));
      return { kind: 'idle' };
    } catch (error) {
      return signal?.aborted ? { kind: 'idle' } : { kind: 'failed', reason: reasonOf(error) };
    }
  };

  const loadOlderOnce = async (limit: number, signal?: AbortSignal): Promise<void> => {
    setStatus({ older: { kind: 'loading' } });
    const older = await fetchOlder(limit, signal);
    // Before subscribers are notified: they may find that nothing is loading and ask for the next page at once.
    loadingOlder = null;
    setStatus({ older });
  };

  const loadPage = (limit: number, signal?: AbortSignal): Promise<void> => {
    if (status.first.kind !== 'ready' || !store.getSnapshot().hasOlder) return Promise.resolve();
    loadingOlder ??= loadOlderOnce(limit, signal);
    return loadingOlder;
  };

  const loadOlderUntil: TopicSession['loadOlderUntil'] = async (isFound, signal) => {
    while (!isFound()) {
      if (signal?.aborted) return 'stopped';
      if (status.first.kind !== 'ready') return 'failed';
      if (!store.getSnapshot().hasOlder) return 'beginning';
      await loadPage(walkPageSize, signal);
      if (status.older.kind === 'failed') return 'failed';
    }
    return 'found';
  };

  return {
    getStatus: () => status,
    subscribeStatus: listeners.subscribe,
    loadFirst: async () => {
      setStatus({ first: { kind: 'loading' } });
      try {
        const page = await messages.page({ topicId, before: null, limit: pageSize }, {});
        store.addPage({ ...page, isNewest: true });
        setStatus({ first: { kind: 'ready' } });
        onFirst();
      } catch (error) {
        setStatus({ first: { kind: 'failed', reason: reasonOf(error) } });
      }
    },
    loadOlder: () => loadPage(pageSize),
    loadOlderUntil,
    loadUntil: async (chatId) => (await loadOlderUntil(() => Boolean(store.find(chatId)?.seq))) === 'found',
  };
}
