import { useEffect, useState } from 'react';
import { type CallSignInSetup, callSignIn } from './callSignIn.ts';

/** Whether a person may open calls. */
export type CallSignInState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'needed'; readonly setup: CallSignInSetup }
  | { readonly kind: 'done' };

/** Asks the server whether calls need a sign-in of their own; `onSignedIn` ends it. What cannot be asked is left to the call itself. */
export function useCallSignIn(userId: string): [CallSignInState, onSignedIn: () => void] {
  const [state, setState] = useState<CallSignInState>({ kind: 'checking' });
  useEffect(() => {
    let isGone = false;
    const set = (next: CallSignInState): void => {
      if (!isGone) setState(next);
    };
    callSignIn.readSetup().then(
      (setup) => {
        const isAsked = setup.passcode || setup.google !== null;
        set(isAsked && callSignIn.read(userId) === undefined ? { kind: 'needed', setup } : { kind: 'done' });
      },
      () => set({ kind: 'done' }),
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  return [state, () => setState({ kind: 'done' })];
}
