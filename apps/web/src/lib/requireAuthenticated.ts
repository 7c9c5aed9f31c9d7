import { type LoaderFunctionArgs, replace } from 'react-router';
import { leaveWhenSignedIn } from './leaveWhenSignedIn.ts';
import { readIntent, withIntent } from './redirectRule.ts';
import { session } from './session.ts';

/** Lets only verified people without an account into the registration (spec 0 §2, Register). */
export function requireAuthenticated(call: LoaderFunctionArgs): Response | null {
  const leave = leaveWhenSignedIn(call);
  if (leave || session.getState().authenticated) return leave;
  return replace(withIntent('/login', readIntent(new URL(call.request.url).searchParams)));
}
