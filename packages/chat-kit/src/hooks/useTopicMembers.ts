import { useLoad } from '@franca/ui/kit';
import { useCallback } from 'react';
import type { Person } from '../core/model/Person.ts';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';

/** The members of a conversation, and how the request for them stands. */
export interface TopicMembersModel {
  /** All that are known: of a large group the first of them until the others are loaded. */
  readonly members: readonly Person[];
  /** How many there are. */
  readonly count: number;
  /** Whether the others are still on their way. */
  readonly isLoading: boolean;
  /** Why the last request failed, or null. */
  readonly problem: string | null;
  /** Asks again. */
  readonly retry: () => void;
}

/** Everyone in a conversation; those whom the topic does not name are asked for, and again when their number changes. */
export function useTopicMembers(topic: Topic, isWanted = true): TopicMembersModel {
  const { port } = useChat();
  const { id: topicId, members: named } = topic;
  const count = topic.memberCount ?? named.length;
  const find = port.topics?.members;
  const isAsked = isWanted && find !== undefined && count > named.length;
  const { status, result, error, retry } = useLoad(
    useCallback(
      async ({ signal }) =>
        isAsked ? { topicId, count, members: await find({ topicId }, { signal }) } : null,
      [isAsked, find, topicId, count],
    ),
  );
  const loaded = isAsked && result?.topicId === topicId ? result.members : null;
  return {
    members: loaded ?? named,
    count,
    isLoading: isAsked && status === 'pending',
    problem: status === 'failed' ? reasonOf(error) : null,
    retry,
  };
}
