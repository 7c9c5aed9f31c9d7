import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/data/api.ts';

/**
 * When a person who is offline was online last, milliseconds since 1970; null where that is not shown. Asked anew each time they
 * leave: what was true before they came would be wrong.
 */
export function useLastSeen(userId: string | undefined, isOffline: boolean): number | null {
  const { data, isFetching } = useQuery({
    ...queries.users.lastSeen({ query: { user_id: userId ?? '' } }),
    enabled: userId !== undefined && isOffline,
    staleTime: 0,
    retry: false,
  });
  return isOffline && !isFetching && data?.last_seen ? Date.parse(data.last_seen) : null;
}
