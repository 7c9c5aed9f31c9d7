import type { TopicChange, TopicHandlers } from '@franca/chat-kit';
import { chatEventNames } from '@franca/contract';
import { onConnected } from '../../../lib/sockets/connections.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { toChange, toMessage } from './mapping/toMessage.ts';

/** What happens in the topics that are open; see {@link createTopicSubscriptions}. */
export interface TopicSubscriptions {
  /** Follows a topic on the socket, again after every reconnect; the returned function stops it. */
  readonly subscribe: (request: { topicId: string }, handlers: TopicHandlers) => () => void;
  /** Shows a change that the viewer has just made, also while the socket is away. */
  readonly announce: (topicId: string, change: TopicChange) => void;
}

/** What the subscriptions are built on. */
export interface TopicSubscriptionsOptions {
  /** The socket. */
  readonly socket: ChatSocket;
  /** Who reads. */
  readonly viewerId: string;
  /** Called with every change of the open topics, made by others or by the viewer. */
  readonly onChange: (topicId: string, change: TopicChange) => void;
  /** Where the translations of a topic's newest messages stand now, as changes. */
  readonly readTranslations: (topicId: string) => Promise<readonly TopicChange[]>;
}

/** Changes of the open topics. */
export function createTopicSubscriptions(options: TopicSubscriptionsOptions): TopicSubscriptions {
  const { socket, viewerId, onChange, readTranslations } = options;
  const open = new Map<string, (change: TopicChange) => void>();
  /** How often the plan has changed, and after which of these changes a topic was last read. */
  let planChanges = 0;
  const readAfter = new Map<string, number>();

  /** With another plan other messages are translated, and nothing in the topic has changed that would say so. */
  async function catchUp(topicId: string): Promise<void> {
    const before = readAfter.get(topicId) ?? planChanges;
    readAfter.set(topicId, planChanges);
    if (before === planChanges) return;
    // What cannot be read now is there with the next opening of the page.
    const changes = await readTranslations(topicId).catch(() => []);
    for (const change of changes) open.get(topicId)?.(change);
  }

  socket.on(chatEventNames.planChanged, {}, () => {
    planChanges += 1;
    for (const topicId of open.keys()) void catchUp(topicId);
  });
  return {
    announce: (topicId, change) => open.get(topicId)?.(change),
    subscribe: ({ topicId }, handlers) => {
      const noteChange = (change: TopicChange) => {
        onChange(topicId, change);
        handlers.onChange(change);
      };
      open.set(topicId, noteChange);
      void catchUp(topicId);
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
    socket.on(chatEventNames.newChat, topic, (message) =>
      onChange({ kind: 'message', seq: message.seq, message: toMessage(message) }),
    ),
    socket.on(chatEventNames.deleteChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.expireChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.hideChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.starChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.pinChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.editChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.seenChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.reactTopic, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.pollChat, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.newMember, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.deleteMember, topic, (change) => onChange(toChange(change))),
    socket.on(chatEventNames.translateChat, { ...topic, user_id: viewerId }, (change) =>
      onChange(toChange(change)),
    ),
    socket.on(chatEventNames.typingChat, topic, ({ user_id, name, is_writing = true }) => {
      if (is_writing) onTyping({ userId: user_id, name });
    }),
    socket.keepSubscribed(chatEventNames.topicListen, chatEventNames.topicStopListen, topic),
    socket.keepSubscribed(chatEventNames.joinChat, chatEventNames.leaveChat, topic),
    // Also after the first connection: the page may have been loaded before the socket listened. Only when the server
    // has said that it listens, or what happens between request and listening would be missed.
    onConnected(socket, async () => {
      await socket.emit(chatEventNames.topicListen, topic).catch(() => {});
      onReconnect();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
