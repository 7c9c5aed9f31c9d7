import { useChat } from '@franca/chat-kit';
import { chatEventNames } from '@franca/contract';
import { useEffect, useRef } from 'react';
import type { ChatSocket } from '../connection/ChatSocket.ts';

/** Options of {@link useTopicDeletion}. */
export interface TopicDeletionOptions {
  /** The socket. */
  readonly socket: ChatSocket;
  /** Ids of the conversations that there are; null while they load. */
  readonly topicIds: readonly string[] | null;
  /** Leaves a conversation, if it is the open one. */
  readonly onDeleted: (topicId: string) => void;
}

/**
 * Leaves a conversation that was deleted, here or on another device, and deletes the loaded messages of
 * those that are gone, so that they begin empty when the next message brings them back.
 */
export function useTopicDeletion({ socket, topicIds, onDeleted }: TopicDeletionOptions): void {
  const { forget } = useChat();
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!topicIds) return;
    const present = new Set(topicIds);
    for (const id of known.current) if (!present.has(id)) forget(id);
    known.current = topicIds;
  }, [topicIds, forget]);

  useEffect(
    () => socket.on(chatEventNames.deleteTopic, {}, ({ topic_id }) => onDeleted(topic_id)),
    [socket, onDeleted],
  );
}
