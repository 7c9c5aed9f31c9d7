import type { TopicHandlers } from '@franca/chat-kit';
import { chatEvents } from '@franca/contract';
import { toChange, toMessage } from './chatAdapter.ts';
import type { ChatSocket } from './connection/ChatSocket.ts';
import { onConnected } from './connection/ChatSocket.ts';

/** Listens to one topic on the socket, again after every reconnect; the returned function stops it. */
export function subscribeTopic(
  socket: ChatSocket,
  topicId: string,
  viewerId: string,
  { onChange, onTyping, onReconnect }: TopicHandlers,
): () => void {
  const topic = { topic_id: topicId };
  const stops = [
    socket.on(chatEvents.newChat, topic, (message) =>
      onChange({ kind: 'message', seq: message.seq, message: toMessage(message) }),
    ),
    socket.on(chatEvents.deleteChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEvents.seenChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEvents.reactTopic, topic, (change) => onChange(toChange(change))),
    socket.on(chatEvents.newMember, topic, (change) => onChange(toChange(change))),
    socket.on(chatEvents.deleteMember, topic, (change) => onChange(toChange(change))),
    socket.on(chatEvents.translateChat, { ...topic, user_id: viewerId }, (change) =>
      onChange(toChange(change)),
    ),
    socket.on(chatEvents.typingChat, topic, ({ user_id, name }) => onTyping({ userId: user_id, name })),
    socket.hold(chatEvents.topicListen, chatEvents.topicStopListen, topic),
    socket.hold(chatEvents.joinChat, chatEvents.leaveChat, topic),
    // Also after the first connection: the page may have been loaded before the socket listened. Only when the server
    // has said that it listens, or what happens between request and listening would be missed.
    onConnected(socket, async () => {
      await socket.emit(chatEvents.topicListen, topic).catch(() => {});
      onReconnect();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
