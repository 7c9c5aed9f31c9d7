import { useMemo } from 'react';
import type { ListFilter } from '../core/choices/createListFilter.ts';
import type { Topic } from '../core/model/Topic.ts';
import { passesFilter } from './passesFilter.ts';
import { sortTopics } from './sortTopics.ts';
import { useListFilter } from './useListFilter.ts';
import type { ListView } from './useListViews.ts';

/** What decides which conversations a list shows. */
export interface ShownTopicsOptions {
  /** The conversations, in any order; null while they load. */
  readonly topics: readonly Topic[] | null;
  /** Which list it is. */
  readonly view: ListView;
  /** The words that are searched for, or nothing. */
  readonly query: string;
  /** The open conversation, or null. */
  readonly selectedId: string | null;
  /** Whether the list can be narrowed. */
  readonly hasFilters: boolean;
}

/** Which conversations a list shows. */
export interface ShownTopicsModel {
  /** The rows, in their order. */
  readonly shown: readonly Topic[];
  /** Those that a filter chooses among: all that are not archived. */
  readonly unarchived: readonly Topic[];
  /** The filter that is in force; `all` in the archive and while something is searched for. */
  readonly filter: ListFilter;
  /** How many conversations each filter would show. */
  readonly counts: Readonly<Record<ListFilter, number>>;
  /** Whether the filters are offered, or will be once the conversations have come. */
  readonly isFilterable: boolean;
  /** Chooses another filter. */
  readonly choose: (filter: ListFilter) => void;
  /** Notes which conversation was opened from the list. */
  readonly noteOpened: (topicId: string) => void;
}

/** Keeps which conversations a list shows (docs/behaviour/chat-list.md, Filters). */
export function useShownTopics(options: ShownTopicsOptions): ShownTopicsModel {
  const { topics, view, query, selectedId, hasFilters } = options;
  const { filter: chosen, choose, isShown, noteOpened } = useListFilter(selectedId);
  const unarchived = useMemo(() => topics?.filter((topic) => !topic.isArchived) ?? [], [topics]);
  const isFilterable =
    hasFilters && view === 'chats' && query === '' && (topics === null || unarchived.length > 0);
  const filter = isFilterable ? chosen : 'all';
  const shown = useMemo(() => {
    if (view === 'archived') return sortTopics(topics?.filter((topic) => topic.isArchived) ?? [], '');
    if (query !== '') return sortTopics(topics ?? [], query);
    return sortTopics(filter === 'all' ? unarchived : unarchived.filter(isShown), '');
  }, [topics, unarchived, view, query, filter, isShown]);
  const counts = useMemo(() => {
    const countOf = (wanted: ListFilter) => unarchived.filter((topic) => passesFilter(topic, wanted)).length;
    return { all: unarchived.length, unread: countOf('unread'), groups: countOf('groups') };
  }, [unarchived]);
  return { shown, unarchived, counts, filter, isFilterable, choose, noteOpened };
}
