import type { EndpointData, endpoints } from '@franca/contract';
import { api } from '../../lib/data/api.ts';

/** What calls of this server ask for besides the session. */
export type CallSignInSetup = EndpointData<typeof endpoints.calls.signInSetup>;

/** What opens calls, and for whom. */
interface Kept {
  readonly userId: string;
  readonly signIn: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const key = 'callSignIn';
let asked: Promise<CallSignInSetup> | undefined;

/** What is asked for; known until the server refuses a sign-in. Rejects without a connection, and asks again the next time. */
function readSetup(): Promise<CallSignInSetup> {
  asked ??= api.calls.signInSetup({});
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** The sign-in to calls of this tab (docs/behaviour/calls.md, Sign-in to calls). */
export const callSignIn = {
  readSetup,
  /** What opens calls to a person; undefined where they have not signed in to them, or too long ago. */
  read: (userId: string): string | undefined => {
    try {
      const kept: Kept | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return kept?.userId === userId && kept.until > Date.now() ? kept.signIn : undefined;
    } catch {
      return undefined;
    }
  },
  /** Signs a person in. Rejects with what the server refuses. */
  enter: async (userId: string, proof: { passcode: string } | { google_token: string }): Promise<void> => {
    const { sign_in, expires_at } = await api.calls.signIn({ body: proof });
    const kept: Kept = { userId, signIn: sign_in, until: Date.parse(expires_at) };
    sessionStorage.setItem(key, JSON.stringify(kept));
  },
  /** Forgets it, and what was asked for: the server takes the one no longer, or asks for something else by now. */
  forget: (): void => {
    asked = undefined;
    sessionStorage.removeItem(key);
  },
};
