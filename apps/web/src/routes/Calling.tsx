import { useMemo } from 'react';
import { CallPage } from '../features/calls/CallPage.tsx';
import { readCallAddress } from '../lib/calls/callAddress.ts';
import { Navigate } from '../lib/router/Navigate.tsx';
import { useLocation } from '../lib/router/RouterProvider.tsx';
import { useSession } from '../lib/session/session.ts';

export { requireSession as guard } from '../lib/session/guards.ts';

/** `/calling`: a call; without both ids there is none. */
export function Component() {
  const { search } = useLocation();
  const address = useMemo(() => readCallAddress(search), [search]);
  const userId = useSession((state) => state.userId);
  if (!address || !userId) return <Navigate to="/chat" replace />;
  return <CallPage key={address.uuid} address={address} userId={userId} />;
}
