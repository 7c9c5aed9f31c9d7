import { type Backoff, type Clock, systemClock } from '@franca/ui/core';
import type { ChoiceStorage } from '../choices/ChoiceStorage.ts';
import { createDrafts, type Drafts } from '../drafts/createDrafts.ts';
import type { AssistantMessage, AssistantPort } from './AssistantPort.ts';
import { type AssistantState, newConversation, phaseOf } from './AssistantState.ts';
import { createConversationStates } from './createConversationStates.ts';
import { createLoading } from './createLoading.ts';
import { createQuestions } from './createQuestions.ts';
import { createStreams } from './createStreams.ts';
import { createTopicList } from './createTopicList.ts';

/** Options of {@link createAssistantStore}. */
export interface AssistantStoreOptions {
  /** The backend. */
  readonly port: AssistantPort;
  /** Where unsent questions are kept; one per account. */
  readonly storage: ChoiceStorage;
  /** Time. Default: the machine's. */
  readonly clock?: Clock | undefined;
  /** Makes the id of a request, which no other has. Default: a random UUID. */
  readonly createId?: (() => string) | undefined;
  /** Pauses before a lost answer is looked for again. Default: from one second, doubled up to 15 seconds. */
  readonly backoff?: Backoff | undefined;
}

/** The conversations of a person with an assistant, and what can be done in them. `topicId` null is the new conversation. */
export interface AssistantStore {
  /** What the screens show; the same object until something changes. */
  readonly getState: () => AssistantState;
  /** Calls back when something has changed; the returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads and follows what happens elsewhere; the returned function ends it. */
  readonly start: () => () => void;
  /** Loads the list of conversations, and what answers, again. */
  readonly reload: () => void;
  /** A conversation is shown: it is loaded, and an answer that is being written there is followed. */
  readonly open: (topicId: string | null) => void;
  /** Loads the next older page of a conversation. */
  readonly loadOlder: (topicId: string) => void;
  /** Asks; `replaces` is the id of an own question that this one replaces, with all that followed it. */
  readonly ask: (topicId: string | null, text: string, replaces?: string | null) => void;
  /** Asks the refused question of a conversation once more. */
  readonly retry: (topicId: string | null) => void;
  /** Gives up the refused question of a conversation; what it was to replace is there again. Returns its words. */
  readonly discard: (topicId: string | null) => string | null;
  /** Writes the last answer of a conversation anew. */
  readonly regenerate: (topicId: string) => void;
  /** Ends the answer that is being written; what there is stays. */
  readonly stop: (topicId: string) => void;
  /** Gives a conversation another title. @throws AssistantError */
  readonly rename: (topicId: string, title: string) => Promise<void>;
  /** Deletes a conversation. @throws AssistantError */
  readonly remove: (topicId: string) => Promise<void>;
  /** All messages of a conversation, oldest first, loaded page by page. @throws AssistantError */
  readonly loadAll: (topicId: string) => Promise<readonly AssistantMessage[]>;
  /** Questions that were begun and not sent, by id of the conversation; `newConversation` for the new one. */
  readonly drafts: Drafts;
}

/** The part of a storage that belongs to the assistant. */
const ownPart = (storage: ChoiceStorage): ChoiceStorage => ({
  ...storage,
  get: (key) => storage.get(`assistant/${key}`),
  set: (key, value) => storage.set(`assistant/${key}`, value),
  subscribe: (listener) =>
    storage.subscribe?.((key) => {
      if (key.startsWith('assistant/')) listener(key.slice('assistant/'.length));
    }) ?? (() => {}),
});

/** Makes the store of an assistant: what its screens show, without React. */
export function createAssistantStore(options: AssistantStoreOptions): AssistantStore {
  const { port, storage, clock = systemClock, createId = () => crypto.randomUUID(), backoff } = options;
  const drafts = createDrafts(ownPart(storage));
  const states = createConversationStates();
  const { conversation, dispatch, revision } = states;
  let controller = new AbortController();
  const signal = (): AbortSignal => controller.signal;

  const streams = createStreams({
    ...{ port, clock, backoff, conversation, dispatch, signal },
    onTopic: (topicId) => {
      const title = states.nameNew(topicId).slice(0, 80);
      topics.put({ id: topicId, title, createdAt: clock.now() });
    },
    onStart: (request) => questions.confirm(request),
    onEnd: (topicId, limits) => {
      topics.setLimits(limits);
      loading.newest(topicId);
      topics.load();
    },
  });
  const loading = createLoading({
    ...{ port, conversation, dispatch, revision, signal },
    onNewest: (topicId) => {
      const { rows, stream } = conversation(topicId);
      for (const { key, delivery } of rows) if (delivery === 'sent') questions.confirm(key);
      if (stream.kind !== 'live' && phaseOf(conversation(topicId)) === 'writing') streams.follow(topicId);
    },
  });
  const topics = createTopicList({ port, states, signal, onMissing: loading.newest });
  const questions = createQuestions({
    ...{ port, states, streams, drafts, clock, createId },
    onStopped: loading.newest,
  });

  /** What is awaited when the store ends: an answer goes on and is followed later, a question that nobody has confirmed is asked again. */
  const leave = (topicId: string, stream: string): void => {
    const problem = { reason: 'offline', sentence: null, retryAt: null } as const;
    if (phaseOf(conversation(topicId)) === 'asking') dispatch(topicId, { kind: 'refused', stream, problem });
    else dispatch(topicId, { kind: 'lost', stream });
  };
  const follow = (): (() => void) =>
    port.subscribe({
      onChange: (topicId) => {
        topics.load();
        if (states.get().conversations.has(topicId)) loading.newest(topicId);
      },
      onReconnect: () => {
        topics.reload();
        streams.wake();
        for (const topicId of states.get().conversations.keys()) {
          if (topicId !== newConversation) loading.newest(topicId);
        }
      },
    });

  return {
    drafts,
    getState: states.get,
    subscribe: states.subscribe,
    start: () => {
      if (controller.signal.aborted) controller = new AbortController();
      topics.reload();
      const stop = follow();
      return () => {
        stop();
        streams.close();
        controller.abort();
        for (const [topicId, { stream }] of states.get().conversations) {
          if (stream.kind === 'live') leave(topicId, stream.key);
        }
      };
    },
    reload: topics.reload,
    open: (topicId) => {
      const { became } = states.get();
      if (became !== null && (topicId === null || topicId === became)) states.set({ became: null });
      if (topicId !== null) loading.newest(topicId);
    },
    loadOlder: loading.older,
    ask: questions.ask,
    retry: questions.retry,
    discard: questions.discard,
    regenerate: questions.regenerate,
    stop: questions.stop,
    rename: async (topicId, title) => topics.put(await port.renameTopic({ topicId, title })),
    remove: async (topicId) => {
      await port.deleteTopic({ topicId });
      states.markGone(topicId);
      drafts.set(topicId, '');
      topics.remove(topicId);
    },
    loadAll: async (topicId) => {
      const all = new Map<string, AssistantMessage>();
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const loaded = await port.loadPage({ topicId, page }, { signal: signal() });
        for (const message of loaded.messages) all.set(message.id, message);
        pages = loaded.pageCount;
      }
      return [...all.values()].toSorted((left, right) => left.sentAt - right.sentAt);
    },
  };
}
