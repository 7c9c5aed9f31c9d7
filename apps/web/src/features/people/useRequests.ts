import type { FriendRequest } from '@franca/contract';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/data/api.ts';

const none: readonly FriendRequest[] = [];

/** The open requests of the person signed in, newest first. */
export function useRequests(viewerId: string) {
  const { data, isError, refetch } = useQuery({
    ...queries.friends.requests(),
    meta: { keepOnDevice: true },
  });
  const all = data?.data ?? none;
  return {
    all,
    received: all.filter(({ to }) => to._id === viewerId),
    sent: all.filter(({ from }) => from._id === viewerId),
    isLoading: !data && !isError,
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
}

/** The requests as the screens take them. */
export type Requests = ReturnType<typeof useRequests>;
