import type { TopicsPort } from '@franca/chat-kit';
import { messageLifetimes } from '@franca/contract';
import { api } from '../../../lib/data/api.ts';
import type { PageCache } from '../pages/createPageCache.ts';
import { toPerson } from './mapping/toPerson.ts';

/** What belongs to a whole conversation: its theme, how long messages stay, its notifications, its members, and deleting its history. */
export function createTopicsPort(pages: PageCache): TopicsPort {
  return {
    setTheme: async ({ topicId, theme }) => {
      await api.topics.theme({ body: { topic_id: topicId, theme } });
    },
    setMessageLifetime: async ({ topicId, lifetime }) => {
      const chosen = messageLifetimes.find((seconds) => seconds === lifetime) ?? null;
      await api.topics.messageLifetime({ body: { topic_id: topicId, lifetime: chosen } });
    },
    messageLifetimes,
    setMuted: async ({ topicId, isMuted }) => {
      await api.topics.mute({ body: { topic_id: topicId, is_muted: isMuted } });
    },
    setArchived: async ({ topicId, isArchived }) => {
      await api.topics.archive({ body: { topic_id: topicId, is_archived: isArchived } });
    },
    setPinned: async ({ topicId, isPinned }) => {
      await api.topics.pinTopic({ body: { topic_id: topicId, is_pinned: isPinned } });
    },
    setUnread: async ({ topicId, isUnread, seenTime }) => {
      const body = {
        topic_id: topicId,
        is_unread: isUnread,
        ...(seenTime !== null && { seen_time: seenTime }),
      };
      await api.topics.unread({ body });
    },
    readAll: async ({ seenTime }) => {
      await api.topics.readAll({ body: { seen_time: seenTime } });
    },
    members: async ({ topicId }, { signal }) => {
      const { data } = await api.groups.members({ query: { topic_id: topicId }, signal });
      return data.map(toPerson);
    },
    deleteHistory: async ({ topicId }) => {
      await api.topics.deletePrivate({ query: { topic_id: topicId } });
      pages.forget(topicId);
    },
  };
}
