import { type Redirect, redirectDocument, replace } from '../router/createRouter.ts';
import { readIntent, redirectRule, withIntent } from './redirectRule.ts';
import { session } from './session.ts';

/**
 * Who may see which page, as guards of the router. Every redirect replaces the entry of the history, so that Back does
 * not lead into it again.
 */

const intentOf = ({ searchParams }: URL) => readIntent(searchParams);

/** Any path that the route table does not name leads to the sign-in. */
export function catchAll(): Redirect {
  return replace('/login');
}

/** The address that the document was opened with, whatever the router has made of it since. */
const openedAt = location.pathname;

/**
 * The landing page is a document of its own. Without a network the app is opened in its place, and leads to the sign-in;
 * with a session token to the chats.
 */
export function leaveForChat(): Redirect {
  if (session.getState().sessionToken) return replace('/chat');
  return openedAt === '/' ? replace('/login') : redirectDocument('/');
}

/** Applies the redirect rule where a session token is held. */
export function leaveWhenSignedIn(url: URL): Redirect | null {
  return session.getState().sessionToken ? replace(redirectRule(intentOf(url))) : null;
}

/** Lets only verified people without a session into the registration. */
export function requireAuthenticated(url: URL): Redirect | null {
  const leave = leaveWhenSignedIn(url);
  if (leave || session.getState().authenticated) return leave;
  return replace(withIntent('/login', intentOf(url)));
}

/** Lets only people with a session token in; others sign in first and keep package and method. */
export function requireSession(url: URL): Redirect | null {
  return session.getState().sessionToken ? null : replace(withIntent('/login', intentOf(url)));
}
