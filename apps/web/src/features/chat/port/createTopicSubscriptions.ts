import type { TopicChange, TopicHandlers } from '@franca/chat-kit';
import { chatEvents } from '@franca/contract';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { onConnected } from '../connection/ChatSocket.ts';
import { toChange, toMessage } from './mapping/toMessage.ts';

/** What happens in the topics that are open; see {@link createTopicSubscriptions}. */
export interface TopicSubscriptions {
  /** Follows a topic on the socket, again after every reconnect; the returned function stops it. */
  readonly subscribe: (request: { topicId: string }, handlers: TopicHandlers) => () => void;
  /** Shows a change that the viewer has just made, also while the socket is away. */
  readonly announce: (topicId: string, change: TopicChange) => void;
}

/** Changes of the open topics, made by others or by the viewer; `onChange` is called with each of them. */
export function createTopicSubscriptions(
  socket: ChatSocket,
  viewerId: string,
  onChange: (topicId: string, change: TopicChange) => void,
): TopicSubscriptions {
  const open = new Map<string, (change: TopicChange) => void>();
  return {
    announce: (topicId, change) => open.get(topicId)?.(change),
    subscribe: ({ topicId }, handlers) => {
      const noteChange = (change: TopicChange) => {
        onChange(topicId, change);
        handlers.onChange(change);
      };
      open.set(topicId, noteChange);
      const stop = listenToTopic(socket, topicId, viewerId, { ...handlers, onChange: noteChange });
      return () => {
        open.delete(topicId);
        stop();
      };
    },
  };
}

function listenToTopic(
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
