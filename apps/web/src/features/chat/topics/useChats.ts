import { shownUnread, type Topic } from '@franca/chat-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { OriginNames } from '../../../lib/names/originNames.ts';
import { useOriginNames } from '../../../lib/names/useNames.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { otherMember, toTopic } from '../port/mapping/toTopic.ts';
import { withTopicRead } from './topicList.ts';
import { useLastSeen } from './useLastSeen.ts';
import { useOnlineUsers } from './useOnlineUsers.ts';
import { topicsKey, useTopics } from './useTopics.ts';

/** A conversation whose other person comes from where the reader has words for. */
function withOrigin(topic: Topic, names: OriginNames): Topic {
  const { country, accent } = topic;
  return {
    ...topic,
    country: country && names.country(country),
    accent: accent && names.accent(accent),
  };
}

/** What is unread in the list; a conversation that was marked counts as one message. */
function totalUnread(topics: readonly Topic[]): number {
  return topics
    .filter(({ isArchived }) => !isArchived)
    .reduce((sum, { unreadCount, isMarkedUnread }) => sum + (unreadCount || Number(isMarkedUnread)), 0);
}

/** The conversations as the kit shows them, with presence and unread counts, and the open one among them. */
export function useChats(userId: string, socket: ChatSocket, openId: string | null) {
  const client = useQueryClient();
  const { data, isPending, isError, isPresent, refetch } = useTopics(socket);
  const names = useOriginNames();
  const [isAtBottom, setAtBottom] = useState(true);
  const others = useMemo(
    () => (data ?? []).flatMap((topic) => otherMember(topic, userId)?._id ?? []),
    [data, userId],
  );
  const online = useOnlineUsers(socket, others);

  const topics = useMemo(
    () =>
      data?.map((wire): Topic => {
        const topic = withOrigin(toTopic(wire, userId, online), names);
        return { ...topic, unreadCount: shownUnread(topic.unreadCount, topic.id === openId, isAtBottom) };
      }) ?? null,
    [data, userId, online, names, openId, isAtBottom],
  );
  // With its unread count as the server has it: the conversation marks where those begin.
  const wireTopic = data?.find(({ _id }) => _id === openId);
  const otherId = wireTopic && otherMember(wireTopic, userId)?._id;
  const lastSeenAt = useLastSeen(otherId, otherId !== undefined && !online.has(otherId));
  const topic = useMemo(
    () =>
      wireTopic && {
        ...withOrigin(toTopic(wireTopic, userId, online), names),
        ...{ lastSeenAt, isRefreshing: !isPresent },
      },
    [wireTopic, userId, online, names, lastSeenAt, isPresent],
  );
  const blockedIn = (topicId: string) => {
    const blocked = data?.find(({ _id, is_block }) => _id === topicId && is_block);
    const person = blocked && otherMember(blocked, userId);
    return person && { id: person._id, name: person.name };
  };
  const noteSeen = useCallback(() => {
    if (openId === null) return;
    client.setQueryData(topicsKey, (list) => list && withTopicRead(list, openId));
  }, [client, openId]);

  return {
    topics,
    topic,
    wireTopic,
    unreadCount: totalUnread(topics ?? []),
    isLoading: isPending && !isError,
    isFailed: isError && !data,
    retry: () => void refetch(),
    /** The person of the open private conversation. */
    otherId,
    /** Whom the viewer blocks in a conversation; undefined where nobody. */
    blockedIn,
    noteSeen,
    noteAtBottom: setAtBottom,
  };
}
