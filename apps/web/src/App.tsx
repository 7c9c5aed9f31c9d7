import { Suspense, useSyncExternalStore } from 'react';
import { BusyPage } from './components/BusyPage.tsx';
import { lazyWithRetry } from './lib/lazyWithRetry.ts';
import { RouterProvider } from './lib/router/RouterProvider.tsx';
import { useSession } from './lib/session/session.ts';
import { Providers } from './providers.tsx';
import { router } from './router.tsx';

/** Fetched for people who are signed in: nobody else is called. */
const IncomingCalls = lazyWithRetry(
  async () => (await import('./features/calls/IncomingCalls.tsx')).IncomingCalls,
);

const isCalling = (): boolean => router.state.location.pathname === '/calling';

function Calls() {
  const userId = useSession(({ sessionToken, userId: id }) => (sessionToken ? id : null));
  const isOnCall = useSyncExternalStore(router.subscribe, isCalling);
  if (!userId) return null;
  return (
    <Suspense fallback={null}>
      <IncomingCalls
        key={userId}
        userId={userId}
        isCalling={isOnCall}
        // A call that could not be held has no place among the pages to go back to.
        onOpen={(path, state) => void router.navigate(path, { state, replace: isOnCall })}
      />
    </Suspense>
  );
}

/** The whole application. */
export function App() {
  return (
    <Providers>
      <RouterProvider router={router} Fallback={BusyPage} />
      <Calls />
    </Providers>
  );
}
