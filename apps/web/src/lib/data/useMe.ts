import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { queries } from './api.ts';

/** The profile of the person signed in; requested only while somebody is, and kept for reloads without a network. */
export function useMe() {
  const token = useSession((state) => state.sessionToken);
  return useQuery({ ...queries.users.me(), enabled: token !== null, meta: { keepOnDevice: true } });
}
