import { ApiError } from '@franca/api-client';
import type { ChatDataPort, MessagePage, Person, TopicChange } from '@franca/chat-kit';
import { outcomeOfStatus } from '@franca/chat-kit';
import type { MessageInput } from '@franca/contract';
import { api } from '../../lib/api.ts';
import type { ChatSocket } from './ChatSocket.ts';
import { toChange, toMessage } from './chatAdapter.ts';
import { createVoiceUploads } from './createVoiceUploads.ts';
import type { PageCache } from './PageCache.ts';
import { subscribeTopic } from './subscribeTopic.ts';

/** Options of {@link createChatPort}. */
export interface ChatPortOptions {
  /** Who reads. */
  readonly viewer: Person;
  /** The socket. */
  readonly socket: ChatSocket;
  /** Copies for a reload without a network. */
  readonly pages: PageCache;
}

function hasAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500;
}

/** The chat kit's door to the server: REST for everything, the socket for what happens meanwhile. */
export function createChatPort({ viewer, socket, pages }: ChatPortOptions): ChatDataPort {
  const fetchPage = async (topicId: string, before: number | null, limit: number): Promise<MessagePage> => {
    const from_date = before === null ? undefined : new Date(before).toISOString();
    const messages = await api.chat.list({ query: { topic_id: topicId, from_date, limit } });
    return { messages: messages.map(toMessage), hasOlder: messages.length >= limit };
  };

  // The handlers of open topics: an own recall shows at once, also while the socket is away.
  const open = new Map<string, (change: TopicChange) => void>();

  const uploads = createVoiceUploads();

  return {
    viewer,
    fetchMessages: async ({ topicId, before, limit }) => {
      try {
        const page = await fetchPage(topicId, before, limit);
        if (before === null) pages.write(topicId, page);
        return page;
      } catch (error) {
        const copy = before === null && !hasAnswer(error) ? await pages.read(topicId) : undefined;
        if (copy) return copy;
        throw error;
      }
    },
    fetchChanges: async ({ topicId, since, limit }) => {
      const page = await api.topics.changes({ query: { topic_id: topicId, since, limit } });
      const changes = page.changes.map(toChange);
      pages.apply(topicId, changes);
      return { changes, seq: page.seq, hasMore: page.has_more };
    },
    sendMessage: async (message, report) => {
      const { topicId, chatId, text, replyTo, audio } = message;
      try {
        const envelope = { topic_id: topicId, chat_id: chatId, reply_id: replyTo?.chatId ?? null };
        const body: MessageInput = audio
          ? { ...envelope, type: 'audio', ...(await uploads.upload(chatId, audio, report)) }
          : { ...envelope, type: 'message', content: text };
        const stored = toMessage(await api.chat.send({ body }));
        uploads.forget(chatId);
        pages.apply(topicId, [{ kind: 'message', seq: stored.seq, message: stored }]);
        return { kind: 'stored', message: stored };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const seconds = error.retryAfter === null ? undefined : error.retryAfter / 1000;
        const outcome = outcomeOfStatus(error.status, error.message, seconds);
        // Another try begins with the file: the store may have swept it away since.
        if (outcome.kind === 'refused') uploads.forget(chatId);
        return outcome;
      }
    },
    recallMessage: async ({ topicId, chatId }) => {
      const { seq } = await api.chat.recall({ query: { topic_id: topicId, chat_id: chatId } });
      open.get(topicId)?.({ kind: 'recall', seq, chatId });
    },
    requestTranslation: async ({ topicId, chatId }) => {
      await api.chat.translation({ body: { topic_id: topicId, chat_id: chatId } });
    },
    markSeen: async ({ topicId, seenTime }) => {
      const seen_time = new Date(seenTime).toISOString();
      await api.chat.seen({ body: { topic_id: topicId, seen_time } });
    },
    sendTyping: async ({ topicId }) => {
      await api.topics.typing({ body: { topic_id: topicId } });
    },
    subscribeTopic: (topicId, handlers) => {
      const onChange = (change: TopicChange) => {
        pages.apply(topicId, [change]);
        handlers.onChange(change);
      };
      open.set(topicId, onChange);
      const stop = subscribeTopic(socket, topicId, viewer.id, { ...handlers, onChange });
      return () => {
        open.delete(topicId);
        stop();
      };
    },
  };
}
