import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { callPagePath } from '../lib/calls/callAddress.ts';
import { lazyWithRetry } from '../lib/lazyWithRetry.ts';
import { isFirstPage } from '../lib/navigation/useGoBack.ts';
import { useSession } from '../lib/session/session.ts';

/** Fetched for people who are signed in: nobody else is called. */
const IncomingCalls = lazyWithRetry(
  async () => (await import('../features/calls/IncomingCalls.tsx')).IncomingCalls,
);

function Calls() {
  const userId = useSession(({ sessionToken, userId: id }) => (sessionToken ? id : null));
  const navigate = useNavigate();
  const location = useLocation();
  if (!userId) return null;
  const isOnCall = location.pathname === callPagePath;
  return (
    <Suspense fallback={null}>
      <IncomingCalls
        key={userId}
        userId={userId}
        isCalling={isOnCall}
        onOpen={(path, entry) => {
          // A call that could not be held has no place among the pages to go back to.
          const state = isOnCall ? { ...entry, isFirst: isFirstPage(location) } : entry;
          void navigate(path, { state, replace: isOnCall });
        }}
      />
    </Suspense>
  );
}

/** What stands around every page: the page itself, and calls that ring over it. */
export function Root() {
  return (
    <>
      <Outlet />
      <Calls />
    </>
  );
}
