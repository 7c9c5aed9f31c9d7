import { createApiClient } from '@franca/api-client';
import { session } from './session.ts';

/** The one client of this page; its token is the session's, or during registration the proof of verification. */
export const api = createApiClient({
  baseUrl: '/api',
  getToken: () => session.getState().sessionToken ?? session.getState().authenticated,
  // Waiting messages and drafts stay on the device: the same person will sign in again.
  onUnauthorized: () => session.getState().end(),
});
