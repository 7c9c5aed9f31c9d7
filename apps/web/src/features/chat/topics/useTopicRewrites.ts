import { useChat } from '@franca/chat-kit';
import { chatEventNames } from '@franca/contract';
import { useEffect, useState } from 'react';
import type { ChatSocket } from '../connection/ChatSocket.ts';

/**
 * How often the messages of the open conversation got another author, since a member deleted the account. What was loaded
 * of it is let go of: a conversation that has this as part of its key reads itself again (docs/behaviour/account-data.md,
 * Messages of a deleted account).
 */
export function useTopicRewrites(socket: ChatSocket, topicId: string | null): number {
  const { forget } = useChat();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(
    () =>
      socket.on(chatEventNames.topicRewritten, {}, ({ topic_id }) => {
        forget(topic_id);
        setCounts((before) => ({ ...before, [topic_id]: (before[topic_id] ?? 0) + 1 }));
      }),
    [socket, forget],
  );
  return topicId === null ? 0 : (counts[topicId] ?? 0);
}
