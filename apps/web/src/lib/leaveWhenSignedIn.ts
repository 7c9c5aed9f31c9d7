import { type LoaderFunctionArgs, replace } from 'react-router';
import { readIntent, redirectRule } from './redirectRule.ts';
import { session } from './session.ts';

/** Applies the redirect rule where a session token is held (spec 0 §2, Login). */
export function leaveWhenSignedIn({ request }: LoaderFunctionArgs): Response | null {
  if (!session.getState().sessionToken) return null;
  return replace(redirectRule(readIntent(new URL(request.url).searchParams)));
}
