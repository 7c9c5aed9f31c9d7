import type { MessagePage, TopicChange } from '@franca/chat-kit';
import { del, get, type UseStore, update } from 'idb-keyval';
import { applyToPage } from './applyToPage.ts';
import type { PageCache } from './PageCache.ts';

/** Keeps copies of pages in IndexedDB; what cannot be kept is simply not there later. */
export function createPageCache(userId: string, store: UseStore): PageCache {
  const keyOf = (topicId: string) => `page/${userId}/${topicId}`;
  const change = (topicId: string, updater: (page: MessagePage | undefined) => MessagePage) => {
    update(keyOf(topicId), updater, store).catch(() => {});
  };
  return {
    read: (topicId) => get<MessagePage>(keyOf(topicId), store).catch(() => undefined),
    write: (topicId, page) => change(topicId, () => applyToPage(page, [])),
    apply: (topicId, changes: readonly TopicChange[]) => {
      if (changes.length === 0) return;
      change(topicId, (page) => applyToPage(page ?? { messages: [], hasOlder: true }, changes));
    },
    forget: (topicId) => {
      del(keyOf(topicId), store).catch(() => {});
    },
  };
}
