import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { forgetArrival, noteArrival } from './arrival.ts';
import {
  clearSession,
  type LoginForm,
  readSession,
  type StoredSession,
  writeSession,
} from './storedSession.ts';

/** What this browser keeps about who is signed in. */
export interface Session extends StoredSession {
  /** Ends it here: forgets token, person and login form. */
  end: () => void;
  /** Starts it with the response of a verification or sign-up; what an earlier verification left stays. */
  start: (token: string, userId: string) => void;
  /**
   * Follows every successful verification: sets the authenticated flag and stores the login form.
   *
   * @param proof the registration token of somebody without an account; null for somebody who has one
   */
  authenticate: (login: LoginForm, proof: string | null) => void;
  /** Clears the authenticated flag, as the back arrow of the registration does. */
  clearAuthenticated: () => void;
  /** Keeps both languages in the transcript of a call. */
  setAllLangTranscript: (value: boolean) => void;
}

/** Value of the authenticated flag where no registration token goes with it. */
const withoutProof = '1';

/** The one session of this page; other tabs are followed through storage events. */
export const session = createStore<Session>()((set, get) => {
  const save = (change: Partial<StoredSession>) => {
    set(change);
    writeSession(get());
  };
  return {
    ...readSession(),
    start: (sessionToken, userId) => {
      noteArrival();
      save({ sessionToken, userId });
    },
    authenticate: (userLogin, proof) => {
      noteArrival();
      save({ userLogin, authenticated: proof ?? withoutProof });
    },
    clearAuthenticated: () => save({ authenticated: null }),
    setAllLangTranscript: (allLangTranscript) => save({ settings: { allLangTranscript } }),
    end: () => {
      clearSession();
      forgetArrival();
      set({ sessionToken: null, userId: null, userLogin: null, authenticated: null });
    },
  };
});

addEventListener('storage', (event) => {
  if (event.key === null || event.key === 'sessionToken') session.setState(readSession());
});

/** Follows one part of the session. */
export function useSession<Part>(select: (state: Session) => Part): Part {
  return useStore(session, select);
}
