import { createBrowserRouter } from 'react-router-dom';
import { session } from './lib/session/session.ts';
import { routes } from './routes.tsx';

/** The router of the application. */
export const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(routes);

// A session that begins or ends, also in another tab, leads away from pages that are not for it any more.
session.subscribe((now, before) => {
  if (now.sessionToken !== before.sessionToken) void router.revalidate();
});
