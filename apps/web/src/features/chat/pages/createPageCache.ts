import { applyChangesToPage, type MessagePage, type PageCopy, type TopicChange } from '@franca/chat-kit';
import { del, get, type UseStore, update } from 'idb-keyval';

/** Copies of the newest page of each conversation that was opened, for a reload without a network. */
export interface PageCache {
  /** The copy of a topic's newest page. */
  read: (topicId: string) => Promise<PageCopy | undefined>;
  /** Keeps a newest page. */
  write: (topicId: string, page: MessagePage) => void;
  /** Brings the copy, where there is one, up to date with what happened since. */
  apply: (topicId: string, changes: readonly TopicChange[]) => void;
  /** Deletes the copy of a topic whose history was deleted. */
  forget: (topicId: string) => void;
}

/** Keeps copies of pages in IndexedDB; what cannot be kept is simply not there later. */
export function createPageCache(userId: string, store: UseStore): PageCache {
  const keyOf = (topicId: string) => `page/${userId}/${topicId}`;
  const change = (topicId: string, updater: (copy: PageCopy | undefined) => PageCopy | undefined) => {
    update<PageCopy | undefined>(keyOf(topicId), updater, store).catch(() => {});
  };
  return {
    read: (topicId) => get<PageCopy>(keyOf(topicId), store).catch(() => undefined),
    write: (topicId, page) => change(topicId, () => applyChangesToPage(page, [])),
    apply: (topicId, changes: readonly TopicChange[]) => {
      if (changes.length === 0) return;
      change(topicId, (copy) => copy && applyChangesToPage(copy, changes));
    },
    forget: (topicId) => {
      del(keyOf(topicId), store).catch(() => {});
    },
  };
}
