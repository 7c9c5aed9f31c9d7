import { type Clock, systemClock } from '@franca/ui/core';
import type { TopicChange } from '../model/TopicChange.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { createTopicStore } from '../store/createTopicStore.ts';
import type { TopicStore } from '../store/TopicStore.ts';
import { createTypingTracker } from '../typing/createTypingTracker.ts';
import type { ChatDataPort, MessagePage, TopicHandlers } from './ChatDataPort.ts';
import { createPageLoader } from './createPageLoader.ts';
import { createSyncLoop } from './createSyncLoop.ts';
import { followExpiry } from './followExpiry.ts';
import { followOutbox } from './followOutbox.ts';
import type { TopicSession } from './TopicSession.ts';

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
  /** Messages that are asked for at once. Default 20. */
  readonly pageSize?: number | undefined;
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
  const { topicId, port, outbox, initialPage, clock = systemClock, random = Math.random } = options;
  const { onApply, readingLanguage = null } = options;
  const store = createTopicStore({ readingLanguage, onApply, now: () => clock.now() });
  const typing = createTypingTracker(clock);
  const startSync = () => createSyncLoop({ topicId, port, store, clock, random });
  let sync = startSync();
  const { loadFirst, ...pages } = createPageLoader({
    topicId,
    messages: port.messages,
    store,
    initialPage,
    pageSize: options.pageSize,
    // Between the page and the first event of the socket something may have happened.
    onFirst: () => sync.syncNow(),
  });
  const stage = () => pages.getStatus().first.kind;

  const handlers: TopicHandlers = {
    onChange: (change) => {
      options.onReceive?.(change, store);
      store.apply([change]);
      if (change.kind === 'message') typing.clear(change.message.author.id);
    },
    onTyping: ({ userId, name }) => {
      if (userId !== port.viewer.id) typing.receive(userId, name);
    },
    onReconnect: () => {
      // Before the first page is loaded, everything would be missing: the conversation from its beginning.
      if (stage() === 'ready') sync.syncNow();
      else if (stage() === 'failed') void loadFirst();
    },
  };

  return {
    ...pages,
    topicId,
    store,
    typing,
    open: () => {
      sync = startSync();
      const stops = [
        followOutbox(topicId, outbox, store, port.viewer),
        followExpiry(store, clock),
        store.subscribe(() => {
          if (stage() === 'ready') sync.syncIfNeeded();
        }),
        port.messages.subscribe({ topicId }, handlers),
      ];
      // Opened before: what is loaded stays, and only what was missed is asked for.
      if (stage() === 'ready') sync.syncNow();
      else void loadFirst();
      return () => {
        for (const stop of stops) stop();
        sync.stop();
        typing.stop();
      };
    },
    reload: loadFirst,
    send: async (draft) => {
      await outbox.enqueue({ ...draft, topicId });
    },
  };
}
