import { type Clock, createListenerSet, systemClock } from '@franca/ui/core';
import type { TopicChange } from '../model/TopicChange.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { createTopicStore } from '../store/createTopicStore.ts';
import type { TopicStore } from '../store/TopicStore.ts';
import { reasonOf } from '../text/reasonOf.ts';
import { createTypingTracker } from '../typing/createTypingTracker.ts';
import type { ChatDataPort, MessagePage } from './ChatDataPort.ts';
import { createSyncLoop } from './createSyncLoop.ts';
import { followOutbox } from './followOutbox.ts';
import type { SessionStatus, TopicSession, WalkOutcome } from './TopicSession.ts';

/** Messages per page. */
const pageSize = 20;
/** Messages per page while something old is looked for: the same with a fifth of the requests. */
const walkPageSize = 100;

/** Options of {@link createTopicSession}. */
export interface TopicSessionOptions {
  /** Conversation to open. */
  readonly topicId: string;
  /** The backend. */
  readonly port: ChatDataPort;
  /** Where own messages wait. */
  readonly outbox: Outbox;
  /** The newest page, when it is loaded already: the session begins with it and asks only for what came since. */
  readonly initialPage?: MessagePage;
  /** BCP 47 tag of the language the reader reads here. */
  readonly readingLanguage?: string | null;
  /** Called with everything that happened in the conversation, once it is in the store. */
  readonly onApply?: (changes: readonly TopicChange[]) => void;
  /** Called with every change that the backend reports, before it is applied; for warnings to developers. */
  readonly onReceive?: ((change: TopicChange, store: TopicStore) => void) | undefined;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
  /** Numbers in [0, 1). Default: `Math.random`. */
  readonly random?: () => number;
}

/**
 * An open conversation: loads pages, follows the socket, asks for what was missed after a reconnect or whenever
 * the sequence has a gap, and shows what waits in the outbox.
 */
export function createTopicSession(options: TopicSessionOptions): TopicSession {
  const { topicId, port, outbox, clock = systemClock, random = Math.random } = options;
  const { onApply, readingLanguage = null } = options;
  const store = createTopicStore({ readingLanguage, onApply });
  const typing = createTypingTracker(clock);
  const listeners = createListenerSet();
  let status: SessionStatus = { first: { kind: 'loading' }, older: { kind: 'idle' } };
  let loadingOlder: Promise<void> | null = null;
  let sync = createSyncLoop({ topicId, port, store, clock, random });

  if (options.initialPage) {
    store.addPage({ ...options.initialPage, isNewest: true });
    status = { ...status, first: { kind: 'ready' } };
  }

  const setStatus = (part: Partial<SessionStatus>): void => {
    status = { ...status, ...part };
    listeners.notify();
  };

  const loadFirst = async (): Promise<void> => {
    setStatus({ first: { kind: 'loading' } });
    try {
      const page = await port.messages.page({ topicId, before: null, limit: pageSize }, {});
      store.addPage({ ...page, isNewest: true });
      setStatus({ first: { kind: 'ready' } });
      // Between the page and the first event of the socket something may have happened.
      sync.syncNow();
    } catch (error) {
      setStatus({ first: { kind: 'failed', reason: reasonOf(error) } });
    }
  };

  const addOlder = (page: MessagePage): void => {
    const isNew = page.messages.some((message) => !store.find(message.chatId));
    // A page without anything new is the end, whatever the server says: asking again would never stop.
    store.addPage({ ...page, hasOlder: page.hasOlder && isNew, isNewest: false });
  };

  const loadOlderOnce = async (limit: number, signal?: AbortSignal): Promise<void> => {
    setStatus({ older: { kind: 'loading' } });
    try {
      const before = store.getSnapshot().messages[0]?.sentAt ?? null;
      addOlder(await port.messages.page({ topicId, before, limit }, { signal }));
      setStatus({ older: { kind: 'idle' } });
    } catch (error) {
      setStatus({ older: signal?.aborted ? { kind: 'idle' } : { kind: 'failed', reason: reasonOf(error) } });
    }
  };

  const loadPage = (limit: number, signal?: AbortSignal): Promise<void> => {
    if (status.first.kind !== 'ready' || !store.getSnapshot().hasOlder) return Promise.resolve();
    loadingOlder ??= loadOlderOnce(limit, signal).finally(() => {
      loadingOlder = null;
    });
    return loadingOlder;
  };

  const loadOlderUntil = async (isFound: () => boolean, signal?: AbortSignal): Promise<WalkOutcome> => {
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
    topicId,
    store,
    typing,
    getStatus: () => status,
    subscribeStatus: listeners.subscribe,
    open: () => {
      sync = createSyncLoop({ topicId, port, store, clock, random });
      const stops = [
        followOutbox(topicId, outbox, store, port.viewer),
        store.subscribe(() => {
          if (status.first.kind === 'ready') sync.syncIfNeeded();
        }),
        port.messages.subscribe(
          { topicId },
          {
            onChange: (change) => {
              options.onReceive?.(change, store);
              store.apply([change]);
              if (change.kind === 'message') typing.clear(change.message.author.id);
            },
            onTyping: ({ userId, name }) => {
              if (userId !== port.viewer.id) typing.hear(userId, name);
            },
            onReconnect: () => {
              // Before the first page is loaded, everything would be missing: the conversation from its beginning.
              if (status.first.kind === 'ready') sync.syncNow();
              else if (status.first.kind === 'failed') void loadFirst();
            },
          },
        ),
      ];
      // Opened before: what is loaded stays, and only what was missed is asked for.
      if (status.first.kind === 'ready') sync.syncNow();
      else void loadFirst();
      return () => {
        for (const stop of stops) stop();
        sync.stop();
        typing.stop();
      };
    },
    reload: loadFirst,
    loadOlder: () => loadPage(pageSize),
    loadOlderUntil,
    loadUntil: async (chatId) => (await loadOlderUntil(() => Boolean(store.find(chatId)?.seq))) === 'found',
    send: async (draft) => {
      await outbox.enqueue({ ...draft, topicId });
    },
  };
}
