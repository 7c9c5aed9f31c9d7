import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { BusyPage } from './components/BusyPage.tsx';
import {
  catchAll,
  leaveForChat,
  leaveWhenSignedIn,
  requireAuthenticated,
  requireSession,
  revalidateGuard,
} from './lib/session/guards.ts';
import { FormPages } from './routes/FormPages.tsx';
import { PageError, PageLoadError } from './routes/PageError.tsx';
import { Root } from './routes/Root.tsx';

/** What a file of a page exports. */
interface PageModule {
  /** The page. */
  readonly Component: ComponentType;
}

/** A page that is loaded when somebody goes there. */
const page = (path: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: async () => {
    try {
      return await load();
    } catch (error) {
      throw new PageLoadError(path, error);
    }
  },
});

/** Pages that a guard lets people see, or leads away from. */
const guarded = (guard: NonNullable<RouteObject['loader']>, children: RouteObject[]): RouteObject => ({
  loader: guard,
  shouldRevalidate: revalidateGuard,
  children,
});

/**
 * The route table of the specification, exactly, and the pages of invite and profile links; every other path leads to the sign-in. What is open inside `/chat` (area,
 * conversation, panel, dialog) is in its query: see `lib/chatAddress`.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        HydrateFallback: BusyPage,
        ErrorBoundary: PageError,
        children: [
          { path: '/', loader: leaveForChat },
          guarded(leaveWhenSignedIn, [page('/login', () => import('./routes/Login.tsx'))]),
          page('/quicklink', () => import('./routes/Quicklink.tsx')),
          page('/join/:token', () => import('./routes/Join.tsx')),
          page('/404', () => import('./routes/NotFound.tsx')),
          guarded(requireAuthenticated, [
            {
              Component: FormPages,
              children: [page('/register', () => import('./routes/Register.tsx'))],
            },
          ]),
          guarded(requireSession, [
            page('/chat', () => import('./routes/Chat.tsx')),
            page('/u/:name', () => import('./routes/ProfileLink.tsx')),
            page('/calling', () => import('./routes/Calling.tsx')),
            {
              Component: FormPages,
              children: [
                page('/check-out', () => import('./routes/CheckOut.tsx')),
                page('/check-out/method', () => import('./routes/CheckOutMethod.tsx')),
                page('/check-out/success', () => import('./routes/CheckOutSuccess.tsx')),
                page('/check-out/error', () => import('./routes/CheckOutError.tsx')),
                page('/cancel-subscription', () => import('./routes/CancelSubscription.tsx')),
              ],
            },
          ]),
          { path: '*', loader: catchAll },
        ],
      },
    ],
  },
];
