import {
  browserCoordinator,
  createOutbox,
  localChoiceStorage,
  localOutboxStorage,
  type Person,
} from '@franca/chat-kit';
import { chatEventNames } from '@franca/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cacheStore } from '../../lib/data/queryClient.ts';
import { localNames } from '../../lib/session/localData.ts';
import { session } from '../../lib/session/session.ts';
import { onConnected } from '../../lib/sockets/connections.ts';
import { createLateSocket } from '../../lib/sockets/createLateSocket.ts';
import { createBlockedSends } from './connection/createBlockedSends.ts';
import { createSeenReports } from './connection/createSeenReports.ts';
import { createPageCache } from './pages/createPageCache.ts';
import { createChatPort } from './port/createChatPort.ts';

/** When copies on the device are looked through, in milliseconds: the page comes first. */
const sweepAfter = 10_000;

/** What the chats of one person need: socket, port to the server, outbox and storage. */
export type ChatAccess = ReturnType<typeof openAccess>;

function openAccess(viewer: Person) {
  const socket = createLateSocket('/chat', {
    userId: viewer.id,
    getToken: () => session.getState().sessionToken,
    onUnauthorized: () => session.getState().end(),
  });
  const pages = createPageCache(viewer.id, cacheStore);
  const blocked = createBlockedSends();
  const door = createChatPort({ viewer, socket, pages, blocked });
  const seen = createSeenReports(async (request, options) => door.messages.markSeen?.(request, options));
  const messages = { ...door.messages, markSeen: seen.report };
  const port = { ...door, messages };
  // Deleted on another device of the same person.
  socket.on(chatEventNames.deleteTopic, {}, ({ topic_id }) => pages.forget(topic_id));
  // A member's account was deleted: the copy holds what is not theirs any more.
  socket.on(chatEventNames.topicRewritten, {}, ({ topic_id }) => pages.forget(topic_id));
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
  return {
    socket,
    port,
    outbox,
    blocked,
    wake,
    sweep: pages.sweep,
    storage: localChoiceStorage(localNames.choices(viewer.id)),
  };
}

/** Opens the chats of one person for as long as the component is mounted; null for the first moment. */
export function useChatServices(person: Person): ChatAccess | null {
  const { id } = person;
  const [services, setServices] = useState<ChatAccess | null>(null);
  const latest = useRef(person);
  // A new name or picture shows at once, and is no reason to connect again.
  useLayoutEffect(() => {
    latest.current = person;
  });
  useEffect(() => {
    const access = openAccess({
      id,
      get name() {
        return latest.current.name;
      },
      get avatarUrl() {
        return latest.current.avatarUrl;
      },
    });
    setServices(access);
    access.socket.connect();
    const stop = onConnected(access.socket, access.wake);
    const sweeping = setTimeout(access.sweep, sweepAfter);
    return () => {
      stop();
      clearTimeout(sweeping);
      access.socket.close();
    };
  }, [id]);
  return services;
}
