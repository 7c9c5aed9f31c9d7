import type { User } from '@franca/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../lib/api.ts';

const nobody: readonly User[] = [];

/** People whose name, number or address fits the text; the people of the last text stay until the new ones are here. */
export function usePeopleSearch(text: string): { people: readonly User[]; isSearching: boolean } {
  const query = useDeferredValue(text.trim());
  const { data, isPending } = useQuery({
    queryKey: ['people', query],
    queryFn: ({ signal }) => api.users.search({ query: { query }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return { people: data ?? nobody, isSearching: isPending };
}
