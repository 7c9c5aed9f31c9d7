import { createChatSocket } from '@franca/api-client';
import {
  browserCoordinator,
  createOutbox,
  localChoiceStorage,
  localOutboxStorage,
  type Person,
} from '@franca/chat-kit';
import { chatEvents } from '@franca/contract';
import { useEffect, useRef, useState } from 'react';
import { localNames } from '../../lib/localData.ts';
import { cacheStore } from '../../lib/queryClient.ts';
import { session } from '../../lib/session.ts';
import { useText } from '../../strings/useText.ts';
import { createChatPort } from './createChatPort.ts';
import { createPageCache } from './createPageCache.ts';
import { createSeenReports } from './createSeenReports.ts';
import { explainFailures } from './explainFailures.ts';
import { onConnected } from './onConnected.ts';

/** Everything the chats of one person stand on: socket, door to the server, outbox and memory. */
export type ChatAccess = ReturnType<typeof openAccess>;

function openAccess(viewer: Person, noAnswer: () => string) {
  const socket = createChatSocket({
    userId: viewer.id,
    getToken: () => session.getState().sessionToken,
    onUnauthorized: () => session.getState().end(),
  });
  const pages = createPageCache(viewer.id, cacheStore);
  const door = createChatPort({ viewer, socket, pages });
  const seen = createSeenReports(async (request, options) => door.messages.markSeen?.(request, options));
  const messages = { ...door.messages, markSeen: seen.report };
  const port = explainFailures({ ...door, messages }, noAnswer);
  // Deleted on another device of the same person.
  socket.on(chatEvents.deleteTopic, {}, ({ topic_id }) => pages.forget(topic_id));
  const outboxName = localNames.outbox(viewer.id);
  const outbox = createOutbox({
    userId: viewer.id,
    storage: localOutboxStorage(outboxName),
    send: door.messages.send,
    isOnline: () => navigator.onLine,
    coordinator: browserCoordinator(outboxName),
  });
  // A connection is the best sign that sending makes sense again.
  const wake = (): void => {
    outbox.wake();
    seen.again();
  };
  return { socket, port, outbox, wake, storage: localChoiceStorage(localNames.choices(viewer.id)) };
}

/** Opens the chats of one person for as long as the component is there; null for the first moment. */
export function useChatServices({ id, name, avatarUrl }: Person): ChatAccess | null {
  const text = useText();
  const textNow = useRef(text);
  useEffect(() => {
    textNow.current = text;
  }, [text]);
  const [services, setServices] = useState<ChatAccess | null>(null);
  useEffect(() => {
    const access = openAccess({ id, name, avatarUrl }, () => textNow.current('connectionFailed'));
    setServices(access);
    access.socket.connect();
    const stop = onConnected(access.socket, access.wake);
    return () => {
      stop();
      access.socket.close();
    };
  }, [id, name, avatarUrl]);
  return services;
}
