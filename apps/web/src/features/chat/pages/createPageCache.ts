import { applyChangesToPage, type MessagePage, type PageCopy, type TopicChange } from '@franca/chat-kit';
import { del, get, keys, type UseStore, update } from 'idb-keyval';

/** Copies of the newest page of each conversation that was opened, for a reload without a network. */
export interface PageCache {
  /** The copy of a topic's newest page. */
  read: (topicId: string) => Promise<PageCopy | undefined>;
  /** Keeps a newest page. */
  write: (topicId: string, page: MessagePage) => void;
  /** Brings the copy, where there is one, up to date with what happened since. */
  apply: (topicId: string, changes: readonly TopicChange[]) => void;
  /** Takes out of all copies what has disappeared since they were made; copies of conversations that are not opened are changed by nothing else. */
  sweep: () => Promise<void>;
  /** Deletes the copy of a topic whose history was deleted. */
  forget: (topicId: string) => void;
}

/** Whether something in a copy has disappeared by a moment. */
const hasEndings = ({ messages }: PageCopy, now: number): boolean =>
  messages.some((message) =>
    [message, message.replyTo].some((one) => one?.expiresAt != null && one.expiresAt <= now),
  );

/** Keeps copies of pages in IndexedDB; what cannot be kept is simply not there later. */
export function createPageCache(userId: string, store: UseStore): PageCache {
  const prefix = `page/${userId}/`;
  const keyOf = (topicId: string) => `${prefix}${topicId}`;
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
    sweep: async () => {
      const all = await keys<string>(store).catch(() => []);
      for (const key of all.filter((each) => each.startsWith(prefix))) {
        const topicId = key.slice(prefix.length);
        const copy = await get<PageCopy>(key, store).catch(() => undefined);
        if (copy && hasEndings(copy, Date.now()))
          change(topicId, (before) => before && applyChangesToPage(before, []));
      }
    },
    forget: (topicId) => {
      del(keyOf(topicId), store).catch(() => {});
    },
  };
}
