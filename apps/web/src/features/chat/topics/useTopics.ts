import { chatEventNames, type Topic } from '@franca/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, queries } from '../../../lib/data/api.ts';
import { followDeletedGroups } from '../../../lib/groups/followDeletedGroups.ts';
import { onConnected } from '../../../lib/sockets/connections.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { createLateChanges } from './createLateChanges.ts';
import { sortTopics, withoutTopic, withTopic } from './topicList.ts';

/** Cache key of the conversations of the person signed in. */
export const topicsKey: ReturnType<typeof queries.topics.list>['queryKey'] = queries.topics.list().queryKey;

/** Cache key of what is translated for others, of all conversations. */
const reachKey = queries.topics.reach({ query: { topic_id: '' } }).queryKey.slice(0, 1);

/**
 * The conversations, kept up to date by the socket and for reloads without a network. `isPresent`: the server has answered since this
 * was mounted; until then counts are those of the device's copy.
 */
export function useTopics(socket: ChatSocket) {
  const client = useQueryClient();
  const [late] = useState(() => createLateChanges<Topic[]>());
  useEffect(() => {
    const change = (update: (topics: Topic[]) => Topic[]) => {
      late.note(update);
      client.setQueryData(topicsKey, (topics) => topics && update(topics));
    };
    const stops = [
      socket.on(chatEventNames.newTopic, {}, (topic) => change((topics) => withTopic(topics, topic))),
      socket.on(chatEventNames.updateTopic, {}, (topic) => change((topics) => withTopic(topics, topic))),
      followDeletedGroups(socket),
      socket.on(chatEventNames.groupLinksChanged, {}, ({ topic_id }) => {
        void client.invalidateQueries(queries.groups.links({ query: { topic_id } }));
      }),
      socket.on(chatEventNames.deleteTopic, {}, ({ topic_id }) =>
        change((topics) => withoutTopic(topics, topic_id)),
      ),
      // What happened while there was no connection.
      onConnected(socket, () => {
        void client.invalidateQueries({ queryKey: topicsKey });
        // A server that was started again may have other translation engines.
        void client.invalidateQueries({ queryKey: reachKey });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, socket, late]);

  const { data, isPending, isError, isFetchedAfterMount, fetchStatus, refetch } = useQuery({
    ...queries.topics.list(),
    queryFn: ({ signal }) => late.during(() => api.topics.list({ signal })),
    select: sortTopics,
    // How much is unread may have changed since the device's copy was made, however new that is.
    refetchOnMount: 'always',
    meta: { keepOnDevice: true },
  });
  // An event changes one conversation of the copy and counts as a fetch, while the answer is still awaited.
  const isAnswered = isFetchedAfterMount && fetchStatus === 'idle';
  const [isPresent, setPresent] = useState(false);
  if (isAnswered && !isPresent) setPresent(true);
  return { data, isPending, isError, refetch, isPresent };
}
