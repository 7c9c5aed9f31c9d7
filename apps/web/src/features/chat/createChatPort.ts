import { ApiError } from '@franca/api-client';
import type { ChatDataPort, MessagePage, MessagesPort, Person, TopicChange } from '@franca/chat-kit';
import { outcomeOfStatus } from '@franca/chat-kit';
import { limits } from '@franca/contract';
import { api } from '../../lib/data/api.ts';
import { toChange, toMessage } from './chatAdapter.ts';
import type { ChatSocket } from './connection/ChatSocket.ts';
import { toAttachment } from './contentAdapter.ts';
import { createContacts } from './createContacts.ts';
import { createUploads } from './createUploads.ts';
import type { PageCache } from './pages/createPageCache.ts';
import { subscribeTopic } from './subscribeTopic.ts';
import { toMessageInput } from './toMessageInput.ts';

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

/** The chat kit's port to the server: REST for everything, the socket for what happens meanwhile. */
export function createChatPort({ viewer, socket, pages }: ChatPortOptions): ChatDataPort {
  const fetchPage = async (topicId: string, before: number | null, limit: number): Promise<MessagePage> => {
    const from_date = before === null ? undefined : new Date(before).toISOString();
    const messages = await api.chat.list({ query: { topic_id: topicId, from_date, limit } });
    return { messages: messages.map(toMessage), hasOlder: messages.length >= limit };
  };

  /** Up to when the others have seen a conversation; without an answer the ticks come with the next change. */
  const fetchSeenTimes = async (topicId: string): Promise<MessagePage['seenTimes']> => {
    const people = await api.topics.seen({ query: { topic_id: topicId } }).catch(() => []);
    return Object.fromEntries(people.map(({ _id, seen_time }) => [_id, Date.parse(seen_time)]));
  };

  const fetchNewest = async (topicId: string, limit: number): Promise<MessagePage> => {
    const [page, seenTimes] = await Promise.all([fetchPage(topicId, null, limit), fetchSeenTimes(topicId)]);
    return { ...page, seenTimes };
  };

  // The handlers of open topics: an own recall shows at once, also while the socket is away.
  const open = new Map<string, (change: TopicChange) => void>();

  const uploads = createUploads();

  const messages: MessagesPort = {
    maxTextLength: limits.messageText,
    page: async ({ topicId, before, limit }) => {
      if (before !== null) return fetchPage(topicId, before, limit);
      try {
        const page = await fetchNewest(topicId, limit);
        pages.write(topicId, page);
        return page;
      } catch (error) {
        const copy = hasAnswer(error) ? undefined : await pages.read(topicId);
        if (copy) return copy;
        throw error;
      }
    },
    changes: async ({ topicId, since, limit }, { signal }) => {
      const page = await api.topics.changes({ query: { topic_id: topicId, since, limit }, signal });
      const changes = page.changes.map(toChange);
      pages.apply(topicId, changes);
      return { changes, seq: page.seq, hasMore: page.has_more };
    },
    send: async (message, { onProgress, signal }) => {
      const { topicId, chatId } = message;
      try {
        const body = await toMessageInput(message, uploads, onProgress, signal);
        signal?.throwIfAborted();
        const stored = toMessage(await api.chat.send({ body }));
        uploads.forget(chatId);
        pages.apply(topicId, [{ kind: 'message', seq: stored.seq, message: stored }]);
        return { kind: 'stored', message: stored };
      } catch (error) {
        if (signal?.aborted) uploads.forget(chatId);
        if (!(error instanceof ApiError)) throw error;
        const seconds = error.retryAfter === null ? undefined : error.retryAfter / 1000;
        const outcome = outcomeOfStatus(error.status, error.message, seconds);
        // Another try begins with the file: the store may have purged it since.
        if (outcome.kind === 'refused') uploads.forget(chatId);
        return outcome;
      }
    },
    subscribe: ({ topicId }, handlers) => {
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
    markSeen: async ({ topicId, seenTime }) => {
      const seen_time = new Date(seenTime).toISOString();
      await api.chat.seen({ body: { topic_id: topicId, seen_time } });
    },
    recall: async ({ topicId, chatId }) => {
      const { seq } = await api.chat.recall({ query: { topic_id: topicId, chat_id: chatId } });
      open.get(topicId)?.({ kind: 'recall', seq, chatId });
    },
  };

  return {
    viewer,
    messages,
    typing: {
      send: async ({ topicId }) => {
        await api.topics.typing({ body: { topic_id: topicId } });
      },
    },
    translations: {
      request: async ({ topicId, chatId }) => {
        await api.chat.translation({ body: { topic_id: topicId, chat_id: chatId } });
      },
    },
    reactions: {
      set: async ({ topicId, chatId, emoji }) => {
        const body = { topic_id: topicId, chat_id: chatId, emoji };
        const { seq, reactions } = await api.topics.reaction({ body });
        const all = reactions.map(({ user_id, emoji: shown }) => ({ userId: user_id, emoji: shown }));
        open.get(topicId)?.({ kind: 'reaction', seq, chatId, reactions: all });
      },
    },
    forward: {
      send: async ({ chatId, newChatId, userId }) => {
        await api.chat.forward({
          body: { from_chat_id: chatId, new_chat_id: newChatId, target_user_id: userId },
        });
      },
      targets: async ({ chatId }) => {
        const { target_user_ids } = await api.chat.forwarded({ query: { from_chat_id: chatId } });
        return target_user_ids;
      },
    },
    contacts: { search: createContacts(viewer.id) },
    places: {},
    files: { maxBytes: limits.fileBytes },
    attachments: {
      page: async ({ topicId, type, page, limit }, { signal }) => {
        const query = { topic_id: topicId, type, page, limit };
        const { data, pagination } = await api.topics.attachments({ query, signal });
        const items = data.map((item) => ({
          ...toAttachment(item),
          chatId: item.chat_id,
          sentAt: Date.parse(item.date),
        }));
        return { items, pageCount: pagination.totalPage };
      },
    },
    topics: {
      setTheme: async ({ topicId, theme }) => {
        await api.topics.theme({ body: { topic_id: topicId, theme } });
      },
      setMuted: async ({ topicId, isMuted }) => {
        await api.topics.mute({ body: { topic_id: topicId, is_muted: isMuted } });
      },
      deleteHistory: async ({ topicId }) => {
        await api.topics.deletePrivate({ query: { topic_id: topicId } });
        pages.forget(topicId);
      },
    },
  };
}
