import { useEffect, useSyncExternalStore } from 'react';
import {
  type AssistantConversation,
  type AssistantState,
  type ConversationPhase,
  conversationOf,
  phaseOf,
} from '../core/assistant/AssistantState.ts';
import type { AssistantStore } from '../core/assistant/createAssistantStore.ts';

/** What the screens of an assistant show; renders again when it changes. */
export function useAssistantState({ subscribe, getState }: AssistantStore): AssistantState {
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Loads and follows what happens elsewhere for as long as the component is shown. */
export function useAssistantStart({ start }: AssistantStore): void {
  useEffect(() => start(), [start]);
}

/** A conversation that is shown. */
export interface AssistantConversationModel {
  /** As far as it is loaded. */
  readonly conversation: AssistantConversation;
  /** What is going on in it. */
  readonly phase: ConversationPhase;
  /** What it is called; null for one without a title. */
  readonly title: string | null;
  /** Whether the viewer may ask: the plan includes it, and something answers. Also true while that is not known yet. */
  readonly canAsk: boolean;
  /** Its id, also when it has got it a moment ago; null where nothing was asked. */
  readonly id: string | null;
}

/**
 * Opens a conversation, and renders again when it changes.
 *
 * @param store made with `createAssistantStore`
 * @param topicId its id, or null for the new one
 * @param onTopic called when the new conversation has got its id with its first question
 */
export function useAssistantConversation(
  store: AssistantStore,
  topicId: string | null,
  onTopic: (topicId: string) => void,
): AssistantConversationModel {
  const state = useAssistantState(store);
  const { became, status, topics } = state;
  const { open } = store;
  useEffect(() => open(topicId), [open, topicId]);
  useEffect(() => {
    if (topicId === null && became !== null) onTopic(became);
  }, [topicId, became, onTopic]);
  const conversation = conversationOf(state, topicId);
  const id = topicId ?? became;
  const title = topics.kind === 'ready' ? topics.list.find((topic) => topic.id === id)?.title : undefined;
  const canAsk = status === null || (status.canAsk && status.engine.kind !== 'none');
  return { conversation, phase: phaseOf(conversation), title: title ?? null, canAsk, id };
}
