import { replace } from 'react-router';
import { session } from './session.ts';

/** The landing page leads to the chats when a session token exists (spec 0 §2). */
export function leaveForChat(): Response | null {
  return session.getState().sessionToken ? replace('/chat') : null;
}
