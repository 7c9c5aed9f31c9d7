import type { User } from '@franca/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../lib/api.ts';

const nobody: readonly User[] = [];

/** The people found, and how the search for them stands. */
export interface PeopleSearch {
  /** Those of the last answer. */
  readonly people: readonly User[];
  /** Whether the first answer is still on its way. */
  readonly isSearching: boolean;
  /** Whether the last question got no answer. */
  readonly isFailed: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

/** People whose name, number or address fits the text; the people of the last text stay until the new ones are here. */
export function usePeopleSearch(text: string): PeopleSearch {
  const query = useDeferredValue(text.trim());
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['people', query],
    queryFn: ({ signal }) => api.users.search({ query: { query }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return {
    people: data ?? nobody,
    isSearching: isPending,
    isFailed: isError,
    retry: () => void refetch(),
  };
}
