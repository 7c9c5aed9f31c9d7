import { chatEventNames } from '@franca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../lib/data/api.ts';
import { onNextConnections } from '../../../lib/sockets/connections.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';

/** Asks for the terms of a conversation again when a member has changed them, and after a reconnect. */
export function useGlossaryChanges(socket: ChatSocket, topicId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const topic = { topic_id: topicId };
    const read = () => void client.invalidateQueries(queries.topics.glossary({ query: topic }));
    const stops = [socket.on(chatEventNames.glossaryChat, topic, read), onNextConnections(socket, read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [socket, topicId, client]);
}
