import { type LoaderFunctionArgs, replace } from 'react-router';
import { readIntent, withIntent } from './redirectRule.ts';
import { session } from './session.ts';

/** Lets only people with a session token in; others sign in first and keep package and method (readings C4). */
export function requireSession({ request }: LoaderFunctionArgs): Response | null {
  if (session.getState().sessionToken) return null;
  return replace(withIntent('/login', readIntent(new URL(request.url).searchParams)));
}
