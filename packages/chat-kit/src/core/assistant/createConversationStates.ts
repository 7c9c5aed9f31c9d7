import { createListenerSet } from '@franca/ui/core';
import {
  type AssistantConversation,
  type AssistantState,
  emptyConversation,
  initialState,
  newConversation,
  unloadedConversation,
} from './AssistantState.ts';
import { type ConversationEvent, reduceConversation } from './reduceConversation.ts';

/** What the screens of an assistant show, and how it changes. */
export interface ConversationStates {
  /** The same object until something changes. */
  readonly get: () => AssistantState;
  /** Changes parts of it. */
  readonly set: (change: Partial<AssistantState>) => void;
  /** Calls back when something has changed; the returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A conversation by its id. */
  readonly conversation: (topicId: string) => AssistantConversation;
  /** Applies what happens to a conversation. */
  readonly dispatch: (topicId: string, event: ConversationEvent) => void;
  /** A number that grows whenever something is asked or written in a conversation. */
  readonly revision: (topicId: string) => number;
  /** Gives the new conversation its id. Returns the words that it began with. */
  readonly nameNew: (topicId: string) => string;
  /** Marks a conversation as deleted, where it was opened. */
  readonly markGone: (topicId: string) => void;
}

/** Events that add nothing to what is asked and written. */
const isLoading = ({ kind }: ConversationEvent): boolean =>
  kind === 'page' || kind === 'page-failed' || kind === 'loading';

/** Makes the state of an assistant's screens. */
export function createConversationStates(): ConversationStates {
  const listeners = createListenerSet();
  const revisions = new Map<string, number>();
  let state = initialState;

  const set = (change: Partial<AssistantState>): void => {
    state = { ...state, ...change };
    listeners.notify();
  };
  const conversation = (topicId: string): AssistantConversation =>
    state.conversations.get(topicId) ??
    (topicId === newConversation ? emptyConversation : unloadedConversation);

  return {
    get: () => state,
    set,
    subscribe: listeners.subscribe,
    conversation,
    dispatch: (topicId, event) => {
      const before = conversation(topicId);
      const next = reduceConversation(before, event, topicId);
      if (!isLoading(event)) revisions.set(topicId, (revisions.get(topicId) ?? 0) + 1);
      if (next !== before) set({ conversations: new Map(state.conversations).set(topicId, next) });
    },
    revision: (topicId) => revisions.get(topicId) ?? 0,
    nameNew: (topicId) => {
      const conversations = new Map(state.conversations);
      const begun = conversations.get(newConversation);
      conversations.delete(newConversation);
      if (begun) conversations.set(topicId, begun);
      set({ conversations, became: topicId });
      return begun?.rows[0]?.message.text ?? '';
    },
    markGone: (topicId) => {
      if (!state.conversations.has(topicId)) return;
      const problem = { reason: 'gone', sentence: null, retryAt: null } as const;
      const gone = { ...emptyConversation, first: { kind: 'failed', problem } } as const;
      set({ conversations: new Map(state.conversations).set(topicId, gone) });
    },
  };
}
