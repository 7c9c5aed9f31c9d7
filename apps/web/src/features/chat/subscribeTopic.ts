import type { TopicHandlers } from '@franca/chat-kit';
import { chatEvents } from '@franca/contract';
import { api } from '../../lib/api.ts';
import type { ChatSocket } from './ChatSocket.ts';
import { toChange, toMessage } from './chatAdapter.ts';
import { onConnected } from './onConnected.ts';

/** How far the others had read before this page listened; without an answer the ticks come later. */
async function readSeen(topicId: string, onChange: TopicHandlers['onChange']): Promise<void> {
  const people = await api.topics.seen({ query: { topic_id: topicId } });
  for (const { _id, seen_time } of people) {
    // Number 1 is covered by every page: only the time counts here.
    onChange({ kind: 'seen', seq: 1, userId: _id, seenTime: Date.parse(seen_time) });
  }
}

/** Listens to one topic on the socket, again after every reconnect; the answered function stops it. */
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
    // has said that it listens, or what happens between question and listening would be missed.
    onConnected(socket, async () => {
      await socket.emit(chatEvents.topicListen, topic).catch(() => {});
      onReconnect();
      await readSeen(topicId, onChange).catch(() => {});
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
