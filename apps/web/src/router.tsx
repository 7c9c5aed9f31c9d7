import { ErrorScreen } from './components/ErrorScreen.tsx';
import { createBrowserHistory } from './lib/router/createBrowserHistory.ts';
import { createRouter, type PageModule, type Route, type Router } from './lib/router/createRouter.ts';
import { catchAll, leaveForChat } from './lib/session/guards.ts';
import { session } from './lib/session/session.ts';

/**
 * Makes a page's import try a reload: a page of an older version asks for files that the server has no more, and the newer
 * version is one reload away. For whole pages only: inside one, a reload would cost what was begun there.
 */
function orReload<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) location.reload();
      throw error;
    }
  };
}

/** A page that is loaded when somebody goes there. */
const page = (path: string, load: () => Promise<PageModule>): Route => ({ path, lazy: orReload(load) });

const routes: readonly Route[] = [
  { path: '/', guard: leaveForChat },
  page('/login', () => import('./routes/Login.tsx')),
  page('/quicklink', () => import('./routes/Quicklink.tsx')),
  page('/register', () => import('./routes/Register.tsx')),
  page('/chat', () => import('./routes/Chat.tsx')),
  page('/check-out', () => import('./routes/CheckOut.tsx')),
  page('/check-out/method', () => import('./routes/CheckOutMethod.tsx')),
  page('/check-out/success', () => import('./routes/CheckOutSuccess.tsx')),
  page('/check-out/error', () => import('./routes/CheckOutError.tsx')),
  page('/cancel-subscription', () => import('./routes/CancelSubscription.tsx')),
  page('/calling', () => import('./routes/Calling.tsx')),
  page('/404', () => import('./routes/NotFound.tsx')),
  { path: '*', guard: catchAll },
];

/** The route table of the specification, exactly; every other path leads to the sign-in. */
export const router: Router = createRouter(routes, createBrowserHistory(), ErrorScreen);

// A session that begins or ends, also in another tab, leads away from pages that are not for it any more.
session.subscribe((now, before) => {
  if (now.sessionToken !== before.sessionToken) router.revalidate();
});
