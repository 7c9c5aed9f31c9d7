import { type Backoff, type Clock, createListenerSet, systemClock } from '@franca/ui/core';
import type { ChoiceStorage } from '../choices/ChoiceStorage.ts';
import { createDrafts, type Drafts } from '../drafts/createDrafts.ts';
import { problemOf } from './AssistantError.ts';
import type { AssistantLimits, AssistantMessage, AssistantPort, AssistantTopic } from './AssistantPort.ts';
import {
  type AssistantConversation,
  type AssistantState,
  emptyConversation,
  initialState,
  newConversation,
  phaseOf,
  unloadedConversation,
} from './AssistantState.ts';
import { createLoading } from './createLoading.ts';
import { createStreams } from './createStreams.ts';
import { type ConversationEvent, reduceConversation } from './reduceConversation.ts';

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

/** Makes the store of an assistant: what its screens show, without React. */
export function createAssistantStore(options: AssistantStoreOptions): AssistantStore {
  const { port, storage, clock = systemClock, createId = () => crypto.randomUUID(), backoff } = options;
  const listeners = createListenerSet();
  const drafts = createDrafts({
    ...storage,
    get: (key) => storage.get(`assistant/${key}`),
    set: (key, value) => storage.set(`assistant/${key}`, value),
    subscribe: (listener) =>
      storage.subscribe?.((key) => {
        if (key.startsWith('assistant/')) listener(key.slice('assistant/'.length));
      }) ?? (() => {}),
  });
  let state = initialState;
  let controller = new AbortController();
  const signal = (): AbortSignal => controller.signal;
  const revisions = new Map<string, number>();
  /** Forgets the draft of a question that was confirmed. */
  const confirmations = new Map<string, () => void>();

  const set = (change: Partial<AssistantState>): void => {
    state = { ...state, ...change };
    listeners.notify();
  };
  const conversation = (topicId: string): AssistantConversation =>
    state.conversations.get(topicId) ??
    (topicId === newConversation ? emptyConversation : unloadedConversation);
  const keep = (topicId: string, next: AssistantConversation): void =>
    set({ conversations: new Map(state.conversations).set(topicId, next) });
  const dispatch = (topicId: string, event: ConversationEvent): void => {
    const before = conversation(topicId);
    const next = reduceConversation(before, event, topicId);
    if (event.kind !== 'page' && event.kind !== 'page-failed' && event.kind !== 'loading') {
      revisions.set(topicId, (revisions.get(topicId) ?? 0) + 1);
    }
    if (next !== before) keep(topicId, next);
  };

  const putTopic = (topic: AssistantTopic): void => {
    const known = state.topics.kind === 'ready' ? state.topics.list : [];
    const list = [topic, ...known.filter(({ id }) => id !== topic.id)];
    set({
      topics: { kind: 'ready', list: list.toSorted((left, right) => right.createdAt - left.createdAt) },
    });
  };
  const forget = (topicId: string): void => {
    const conversations = new Map(state.conversations);
    const before = conversations.get(topicId);
    const problem = { reason: 'gone', sentence: null, retryAt: null } as const;
    if (before) conversations.set(topicId, { ...emptyConversation, first: { kind: 'failed', problem } });
    const { topics } = state;
    drafts.set(topicId, '');
    set({
      conversations,
      topics:
        topics.kind === 'ready'
          ? { kind: 'ready', list: topics.list.filter(({ id }) => id !== topicId) }
          : topics,
    });
  };

  const loadTopics = async (): Promise<void> => {
    try {
      const list = await port.loadTopics({ signal: signal() });
      set({
        topics: { kind: 'ready', list: list.toSorted((left, right) => right.createdAt - left.createdAt) },
      });
      for (const topicId of state.conversations.keys()) {
        const isElsewhere = topicId !== newConversation && !list.some(({ id }) => id === topicId);
        // One that has just begun may not be in a list that was on its way.
        if (isElsewhere && state.conversations.get(topicId)?.stream.kind === 'none') loading.newest(topicId);
      }
    } catch (error) {
      if (signal().aborted || state.topics.kind === 'ready') return;
      set({ topics: { kind: 'failed', problem: problemOf(error) } });
    }
  };
  const loadStatus = async (): Promise<void> => {
    try {
      set({ status: await port.loadStatus({ signal: signal() }) });
    } catch {
      // The screen works without it; a question says what is wrong.
    }
  };
  const noteLimits = (limits: AssistantLimits | null): void => {
    if (limits && state.status) set({ status: { ...state.status, limits } });
    else void loadStatus();
  };

  const confirm = (request: string): void => {
    confirmations.get(request)?.();
    confirmations.delete(request);
  };

  const streams = createStreams({
    port,
    clock,
    backoff,
    conversation,
    dispatch,
    signal,
    onTopic: (topicId) => {
      const conversations = new Map(state.conversations);
      const begun = conversations.get(newConversation);
      conversations.delete(newConversation);
      if (begun) conversations.set(topicId, begun);
      set({ conversations, became: topicId });
      const title = begun?.rows[0]?.message.text.slice(0, 80) ?? '';
      putTopic({ id: topicId, title, createdAt: clock.now() });
    },
    onStart: confirm,
    onEnd: (topicId, limits) => {
      noteLimits(limits);
      loading.newest(topicId);
      void loadTopics();
    },
  });
  const loading = createLoading({
    port,
    conversation,
    dispatch,
    signal,
    revision: (topicId) => revisions.get(topicId) ?? 0,
    onNewest: (topicId) => {
      const { rows, stream } = conversation(topicId);
      for (const { key, delivery } of rows) if (delivery === 'sent') confirm(key);
      if (stream.kind !== 'live' && phaseOf(conversation(topicId)) === 'writing') streams.follow(topicId);
    },
  });

  /** What is awaited when the store ends: an answer goes on and is followed later, a question that nobody has confirmed is asked again. */
  const leave = (topicId: string, stream: string): void => {
    const problem = { reason: 'offline', sentence: null, retryAt: null } as const;
    if (phaseOf(conversation(topicId)) === 'asking') dispatch(topicId, { kind: 'refused', stream, problem });
    else dispatch(topicId, { kind: 'lost', stream });
  };

  const reload = (): void => {
    if (state.topics.kind === 'failed') set({ topics: { kind: 'loading' } });
    void loadTopics();
    void loadStatus();
  };
  // The new conversation may have got its id before the screen shows it under that.
  const keyOf = (topicId: string | null): string => topicId ?? state.became ?? newConversation;
  const ask = (topicId: string, request: string, text: string, replaces: string | null): void => {
    confirmations.set(request, drafts.take(topicId));
    streams.ask(topicId, request, text, replaces);
  };

  return {
    drafts,
    getState: () => state,
    subscribe: listeners.subscribe,
    start: () => {
      if (controller.signal.aborted) controller = new AbortController();
      reload();
      const stop = port.subscribe({
        onChange: (topicId) => {
          void loadTopics();
          if (state.conversations.has(topicId)) loading.newest(topicId);
        },
        onReconnect: () => {
          reload();
          streams.wake();
          for (const topicId of state.conversations.keys()) {
            if (topicId !== newConversation) loading.newest(topicId);
          }
        },
      });
      return () => {
        stop();
        streams.close();
        controller.abort();
        for (const [topicId, { stream }] of state.conversations) {
          if (stream.kind === 'live') leave(topicId, stream.key);
        }
      };
    },
    reload,
    open: (topicId) => {
      if (topicId === null) {
        if (state.became !== null) set({ became: null });
        return;
      }
      if (state.became === topicId) set({ became: null });
      loading.newest(topicId);
    },
    loadOlder: loading.older,
    ask: (topicId, text, replaces = null) => {
      const key = keyOf(topicId);
      if (phaseOf(conversation(key)) !== 'idle' || text.trim() === '') return;
      const stream = createId();
      dispatch(key, { kind: 'asked', stream, text, at: clock.now(), replaces });
      ask(key, stream, text, replaces);
    },
    retry: (topicId) => {
      const key = keyOf(topicId);
      const failed = conversation(key).rows.find(({ delivery }) => delivery === 'failed');
      if (!failed?.unsent) return;
      dispatch(key, { kind: 'asked-again', stream: failed.key });
      ask(key, failed.key, failed.message.text, failed.unsent.replaces);
    },
    discard: (topicId) => {
      const key = keyOf(topicId);
      const failed = conversation(key).rows.find(({ delivery }) => delivery === 'failed');
      dispatch(key, { kind: 'discarded' });
      if (failed) confirm(failed.key);
      return failed?.message.text ?? null;
    },
    regenerate: (topicId) => {
      const last = conversation(topicId).rows.at(-1)?.message;
      if (!last?.isAnswer || last.state === 'writing') return;
      const stream = createId();
      dispatch(topicId, { kind: 'regenerating', stream });
      streams.regenerate(topicId, stream, last.id);
    },
    stop: (topicId) => {
      if (phaseOf(conversation(topicId)) !== 'writing') return;
      dispatch(topicId, { kind: 'stopping', isStopping: true });
      port.stop({ topicId }).then(
        () => loading.newest(topicId),
        () => dispatch(topicId, { kind: 'stopping', isStopping: false }),
      );
    },
    rename: async (topicId, title) => putTopic(await port.renameTopic({ topicId, title })),
    remove: async (topicId) => {
      await port.deleteTopic({ topicId });
      forget(topicId);
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
