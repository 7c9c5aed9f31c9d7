import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './useSession.ts';

/** The reader's own profile; asks only while somebody is signed in, and is kept for reloads without a network. */
export function useMe() {
  const token = useSession((state) => state.sessionToken);
  const userId = useSession((state) => state.userId);
  return useQuery({
    queryKey: ['me', userId],
    queryFn: () => api.users.me(),
    enabled: token !== null,
    meta: { keepOnDevice: true },
  });
}
