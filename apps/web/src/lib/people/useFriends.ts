import type { User } from '@franca/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../data/api.ts';
import { friendsKey } from './relationCache.ts';

/** People once each: somebody who moves to another page while they are fetched comes twice. */
const once = (people: readonly User[]): User[] => [
  ...new Map(people.map((person) => [person._id, person])).values(),
];

/** All pages, one after the other; the first is shown while the others come. */
async function loadFriends(client: QueryClient, signal: AbortSignal): Promise<User[]> {
  const people: User[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await api.friends.list({ query: { page }, signal });
    people.push(...data);
    if (page >= pagination.totalPage) return once(people);
    client.setQueryData<User[]>(friendsKey, (shown) => shown ?? once(people));
  }
}

/** The friends of the person signed in, by name; kept for reloads without a network. */
export function useFriends() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: friendsKey,
    queryFn: ({ signal }) => loadFriends(client, signal),
    meta: { keepOnDevice: true },
  });
  return { friends: data ?? null, isFailed: isError && !data, retry: () => void refetch() };
}
