import { chatEvents, type Topic } from '@franca/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { ChatSocket } from './ChatSocket.ts';
import { createLateChanges } from './createLateChanges.ts';
import { onConnected } from './onConnected.ts';
import { sortTopics, withoutTopic, withTopic } from './topicList.ts';

/** Cache key of one person's conversations. */
export const topicsKey = (userId: string) => ['topics', userId] as const;

/** The conversations, kept up to date by the socket and for reloads without a network. */
export function useTopics(userId: string, socket: ChatSocket) {
  const client = useQueryClient();
  const [late] = useState(() => createLateChanges<Topic[]>());
  useEffect(() => {
    const change = (update: (topics: Topic[]) => Topic[]) => {
      late.note(update);
      client.setQueryData<Topic[]>(topicsKey(userId), (topics) => topics && update(topics));
    };
    const stops = [
      socket.on(chatEvents.newTopic, {}, (topic) => change((topics) => withTopic(topics, topic))),
      socket.on(chatEvents.updateTopic, {}, (topic) => change((topics) => withTopic(topics, topic))),
      socket.on(chatEvents.deleteTopic, {}, ({ topic_id }) =>
        change((topics) => withoutTopic(topics, topic_id)),
      ),
      // What happened while nobody listened.
      onConnected(socket, () => void client.invalidateQueries({ queryKey: topicsKey(userId) })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, socket, userId, late]);

  return useQuery({
    queryKey: topicsKey(userId),
    queryFn: () => late.during(() => api.topics.list()),
    select: sortTopics,
    meta: { keepOnDevice: true },
  });
}
