import type { ChatDataPort, MessageSnapshot, TopicChange } from '@franca/chat-kit';
import type { ChatServer } from './ChatServer.ts';
import type { Member } from './people.ts';

/**
 * The port of one person to the server. This is what an application writes: each function asks its backend, and brings the
 * answer into the form of the kit. What is left out (files, places, contacts) is not offered.
 */
export function createPort(server: ChatServer, viewer: Member): ChatDataPort {
  /** A message as this person gets it: what is in their language needs no translation. */
  const asRead = (message: MessageSnapshot): MessageSnapshot =>
    message.language === viewer.language ? { ...message, translation: { kind: 'none' } } : message;
  const asHeard = (change: TopicChange): TopicChange =>
    change.kind === 'message' ? { ...change, message: asRead(change.message) } : change;

  return {
    viewer,
    messages: {
      page: async ({ before, limit }) => {
        const older = server.messages().filter(({ sentAt }) => before === null || sentAt < before);
        return {
          messages: older.slice(-limit).map(asRead),
          hasOlder: older.length > limit,
          asOf: server.changes().length,
          seenTimes: server.seenTimes(),
        };
      },
      changes: async ({ since, limit }) => {
        const missed = server.changes().slice(since);
        return {
          changes: missed.slice(0, limit).map(asHeard),
          seq: server.changes().length,
          hasMore: missed.length > limit,
        };
      },
      send: async ({ chatId, topicId, text, content, replyTo, writtenAt }) => {
        const message = { chatId, topicId, text, content, replyTo, sentAt: writtenAt, isRecalled: false };
        const stored = server.store({ ...message, author: viewer, language: viewer.language });
        return { kind: 'stored', message: asRead(stored) };
      },
      subscribe: (_request, handlers) =>
        server.listen({ ...handlers, onChange: (change) => handlers.onChange(asHeard(change)) }),
      markSeen: async ({ seenTime }) => server.add({ kind: 'seen', userId: viewer.id, seenTime }),
      recall: async ({ chatId }) => server.add({ kind: 'recall', chatId }),
    },
    typing: { send: async () => server.type(viewer) },
    translations: { request: async ({ chatId }) => server.translateLater(chatId) },
    reactions: {
      set: async ({ chatId, emoji }) => {
        const message = server.messages().find((known) => known.chatId === chatId);
        const others = (message?.reactions ?? []).filter(({ userId }) => userId !== viewer.id);
        const reactions = emoji === null ? others : [...others, { userId: viewer.id, emoji }];
        server.add({ kind: 'reaction', chatId, reactions });
      },
    },
  };
}
