import {
  type LoaderFunctionArgs,
  redirectDocument,
  replace,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { keepInvitation } from './invitation.ts';
import { readIntent, redirectRule, withIntent } from './redirectRule.ts';
import { keepReturnPath, keptReturnPath } from './returnPath.ts';
import { session } from './session.ts';

/**
 * Who may see which page, as loaders of the router. Every redirect replaces the entry of the history, so that Back does
 * not lead into it again.
 */

/** The request of a page, of which guards read the address. */
type GuardArgs = Pick<LoaderFunctionArgs, 'request'>;

const intentOf = ({ request }: GuardArgs) => readIntent(new URL(request.url).searchParams);

/** Any path that the route table does not name leads to the sign-in. */
export function catchAll(): Response {
  return replace('/login');
}

/** The address that the document was opened with, whatever the router has made of it since. */
const openedAt = location.pathname;

/**
 * The landing page is a document of its own. Without a network the app is opened in its place, and leads to the sign-in;
 * with a session token to the chats.
 */
export function leaveForChat(): Response {
  if (session.getState().sessionToken) return replace('/chat');
  return openedAt === '/' ? replace('/login') : redirectDocument('/');
}

/** Applies the redirect rule where a session token is held. */
export function leaveWhenSignedIn(args: GuardArgs): Response | null {
  return session.getState().sessionToken ? replace(redirectRule(intentOf(args))) : null;
}

/** Lets only verified people without a session into the registration. */
export function requireAuthenticated(args: GuardArgs): Response | null {
  const leave = leaveWhenSignedIn(args);
  if (leave || session.getState().authenticated) return leave;
  return replace(withIntent('/login', intentOf(args)));
}

/**
 * Lets only people with a session token in; others sign in first and keep package and method. Whoever signed in for a page that was
 * opened from outside comes back to it instead of to the chats; that page
 * forgets it once it is there, because a sign-in leads to the chats twice.
 */
export function requireSession(args: GuardArgs): Response | null {
  const { pathname, searchParams } = new URL(args.request.url);
  keepInvitation(searchParams);
  if (!session.getState().sessionToken) {
    keepReturnPath(pathname);
    return replace(withIntent('/login', intentOf(args)));
  }
  const path = pathname === '/chat' ? keptReturnPath() : null;
  return path ? replace(path) : null;
}

/**
 * A guard is asked when another page is opened, and by `router.revalidate()` when the session has changed; what a page keeps
 * in its query does not concern it.
 */
export function revalidateGuard({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}
