import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { createListFilter, type ListFilter } from '../core/choices/createListFilter.ts';
import type { Topic } from '../core/model/Topic.ts';
import { passesFilter } from './passesFilter.ts';

/** What a chat list shows of its conversations. */
export interface ListFilterModel {
  /** The chosen filter. */
  readonly filter: ListFilter;
  /** Chooses another. */
  readonly choose: (filter: ListFilter) => void;
  /** Whether the list shows a conversation. */
  readonly isShown: (topic: Topic) => boolean;
  /** Notes that a conversation was opened from the list: it stays there while it is open, though it is read now. */
  readonly noteOpened: (topicId: string) => void;
}

const onServer = (): ListFilter => 'all';

/** The filter of a chat list, from the storage of the `ChatProvider`; without one it lasts as long as the list. */
export function useListFilter(selectedId: string | null): ListFilterModel {
  const [own] = useState(createListFilter);
  const { get, set, subscribe } = use(ChatContext)?.listFilter ?? own;
  const filter = useSyncExternalStore(subscribe, get, onServer);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const keptId = openedId === selectedId ? openedId : null;
  const isShown = useCallback(
    (topic: Topic) => passesFilter(topic, filter) || (filter === 'unread' && topic.id === keptId),
    [filter, keptId],
  );
  const choose = (next: ListFilter): void => {
    setOpenedId(null);
    set(next);
  };
  return { filter, choose, isShown, noteOpened: setOpenedId };
}
