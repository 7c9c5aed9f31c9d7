import { problemOf } from './AssistantError.ts';
import type { AssistantLimits, AssistantPort, AssistantTopic } from './AssistantPort.ts';
import { newConversation } from './AssistantState.ts';
import type { ConversationStates } from './createConversationStates.ts';

/** Options of {@link createTopicList}. */
export interface TopicListOptions {
  /** The backend. */
  readonly port: Pick<AssistantPort, 'loadTopics' | 'loadStatus'>;
  /** Where the list, and what answers, are kept. */
  readonly states: ConversationStates;
  /** An opened conversation is not in the list that was loaded. */
  readonly onMissing: (topicId: string) => void;
  /** Aborted when the store ends. */
  readonly signal: () => AbortSignal;
}

const newestFirst = (topics: readonly AssistantTopic[]): readonly AssistantTopic[] =>
  topics.toSorted((left, right) => right.createdAt - left.createdAt);

/** Loads the list of conversations, and what answers and how often one may ask. */
export function createTopicList({ port, states, onMissing, signal }: TopicListOptions) {
  const setList = (list: readonly AssistantTopic[]): void =>
    states.set({ topics: { kind: 'ready', list: newestFirst(list) } });

  const load = async (): Promise<void> => {
    try {
      const list = await port.loadTopics({ signal: signal() });
      setList(list);
      const { conversations } = states.get();
      for (const [topicId, { stream }] of conversations) {
        const isElsewhere = topicId !== newConversation && !list.some(({ id }) => id === topicId);
        // One that has just begun may not be in a list that was on its way.
        if (isElsewhere && stream.kind === 'none') onMissing(topicId);
      }
    } catch (error) {
      if (signal().aborted || states.get().topics.kind === 'ready') return;
      states.set({ topics: { kind: 'failed', problem: problemOf(error) } });
    }
  };
  const loadStatus = async (): Promise<void> => {
    try {
      states.set({ status: await port.loadStatus({ signal: signal() }) });
    } catch {
      // The screen works without it; a question says what is wrong.
    }
  };

  return {
    /** Loads the list again. */
    load: (): void => void load(),
    /** Loads the list, and what answers, again. */
    reload: (): void => {
      if (states.get().topics.kind === 'failed') states.set({ topics: { kind: 'loading' } });
      void load();
      void loadStatus();
    },
    /** Takes how often one may ask; null: that is to be loaded. */
    setLimits: (limits: AssistantLimits | null): void => {
      const { status } = states.get();
      if (limits && status) states.set({ status: { ...status, limits } });
      else void loadStatus();
    },
    /** Puts a conversation into the list, in place of what was known of it. */
    put: (topic: AssistantTopic): void => {
      const { topics } = states.get();
      const known = topics.kind === 'ready' ? topics.list : [];
      setList([topic, ...known.filter(({ id }) => id !== topic.id)]);
    },
    /** Takes a conversation out of the list. */
    remove: (topicId: string): void => {
      const { topics } = states.get();
      if (topics.kind === 'ready') setList(topics.list.filter(({ id }) => id !== topicId));
    },
  };
}
