import { ApiError } from '@franca/api-client';
import type { MessagePage, MessagesPort } from '@franca/chat-kit';
import { type FoundMessage, limits } from '@franca/contract';
import { api } from '../../../lib/data/api.ts';
import type { BlockedSends } from '../connection/createBlockedSends.ts';
import type { PageCache } from '../pages/createPageCache.ts';
import { createMessageSender } from './createMessageSender.ts';
import type { TopicSubscriptions } from './createTopicSubscriptions.ts';
import { toChange, toEdit, toMessage } from './mapping/toMessage.ts';
import { toPerson } from './mapping/toPerson.ts';
import { toPreview } from './mapping/toTopic.ts';

async function fetchPage(topicId: string, before: number | null, limit: number): Promise<MessagePage> {
  const from_date = before === null ? undefined : new Date(before).toISOString();
  const messages = await api.chat.list({ query: { topic_id: topicId, from_date, limit } });
  return { messages: messages.map(toMessage), hasOlder: messages.length >= limit };
}

/** Up to when the others have seen a conversation; without a response the ticks come with the next change. */
async function fetchSeenTimes(topicId: string): Promise<MessagePage['seenTimes']> {
  const people = await api.topics.seen({ query: { topic_id: topicId } }).catch(() => []);
  return Object.fromEntries(people.map(({ _id, seen_time }) => [_id, Date.parse(seen_time)]));
}

async function fetchNewest(topicId: string, limit: number): Promise<MessagePage> {
  const [page, seenTimes] = await Promise.all([fetchPage(topicId, null, limit), fetchSeenTimes(topicId)]);
  return { ...page, seenTimes };
}

const toFound = ({ topic_id, message, excerpt }: FoundMessage) => ({
  ...toPreview(message),
  topicId: topic_id,
  chatId: message.chat_id,
  excerpt,
});

function hasAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500;
}

/** Reads, sends, edits, recalls and follows messages; a copy of the newest page is kept for a reload without a network. */
export function createMessagesPort(
  pages: PageCache,
  { subscribe, announce }: TopicSubscriptions,
  blocked: Pick<BlockedSends, 'note'>,
  followStars: NonNullable<MessagesPort['followStars']>,
): MessagesPort {
  return {
    maxTextLength: limits.messageText,
    canBeSilent: true,
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
    send: createMessageSender(pages, blocked),
    subscribe,
    markSeen: async ({ topicId, seenTime }) => {
      const seen_time = new Date(seenTime).toISOString();
      await api.chat.seen({ body: { topic_id: topicId, seen_time } });
    },
    edit: async ({ topicId, chatId, text, mentions }) => {
      const named = mentions.map(({ userId, ...place }) => ({ user_id: userId, ...place }));
      const body = { topic_id: topicId, chat_id: chatId, content: text, mentions: named };
      const { message, seq } = await api.chat.edit({ body });
      announce(topicId, toEdit(seq, message));
    },
    editWindow: limits.editHours * 60 * 60 * 1000,
    hide: async ({ topicId, chatId }) => {
      const { seq } = await api.chat.hide({ body: { topic_id: topicId, chat_id: chatId } });
      announce(topicId, { kind: 'hide', seq, chatId });
    },
    pin: async ({ topicId, chatId, isPinned }) => {
      const body = { topic_id: topicId, chat_id: chatId, is_pinned: isPinned };
      const { seq } = await api.topics.pin({ body });
      announce(topicId, { kind: 'pin', seq, chatId, isPinned });
    },
    pins: async ({ topicId }, { signal }) => {
      const pins = await api.topics.pins({ query: { topic_id: topicId }, signal });
      return pins.map(({ message, by }) => ({ message: toMessage(message), by: by && toPerson(by) }));
    },
    star: async ({ topicId, chatId, isStarred }) => {
      const body = { topic_id: topicId, chat_id: chatId, is_starred: isStarred };
      const { seq } = await api.chat.star({ body });
      announce(topicId, { kind: 'star', seq, chatId, isStarred });
    },
    search: async ({ query, after }, { signal }) => {
      const asked = { query, after: after ?? undefined };
      const { messages, next } = await api.chat.search({ query: asked, signal });
      return { messages: messages.map(toFound), next };
    },
    searchTopic: async ({ topicId, query, after }, { signal }) => {
      const asked = { topic_id: topicId, query, after: after ?? undefined };
      const { messages, next } = await api.chat.search({ query: asked, signal });
      return { messages: messages.map(toFound), next };
    },
    starred: async ({ topicId, after }, { signal }) => {
      const asked = { topic_id: topicId ?? undefined, after: after ?? undefined };
      const { messages, next } = await api.chat.starred({ query: asked, signal });
      return { messages: messages.map(toFound), next };
    },
    followStars,
    recall: async ({ topicId, chatId }) => {
      const { seq } = await api.chat.recall({ query: { topic_id: topicId, chat_id: chatId } });
      announce(topicId, { kind: 'recall', seq, chatId });
    },
  };
}
