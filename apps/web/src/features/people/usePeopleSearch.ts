import type { User } from '@franca/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { queries } from '../../lib/data/api.ts';

const nobody: readonly User[] = [];

/** The people found, and the state of the search. */
export interface PeopleSearch {
  /** The people of the last answer. */
  readonly people: readonly User[];
  /** Whether the first answer is still loading. */
  readonly isSearching: boolean;
  /** Whether the people are those of the text before. */
  readonly isBefore: boolean;
  /** Whether the last request failed. */
  readonly isFailed: boolean;
  /** Repeats the request. */
  readonly retry: () => void;
}

/** People whose name, number or address matches the text; the people of the last text stay until the new ones are loaded. */
export function usePeopleSearch(text: string): PeopleSearch {
  const wanted = text.trim();
  const query = useDeferredValue(wanted);
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...queries.users.search({ query: { query } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return {
    people: data ?? nobody,
    isSearching: isPending,
    isBefore: isPlaceholderData || query !== wanted,
    isFailed: isError,
    retry: () => void refetch(),
  };
}
