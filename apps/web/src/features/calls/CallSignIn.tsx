import { ApiError } from '@franca/api-client';
import { useCallText } from '@franca/call-kit';
import { Button, TextField } from '@franca/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '../../lib/data/errorText.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './CallSignIn.styles.ts';
import { callNotice } from './callNotice.ts';
import { type CallSignInSetup, callSignIn } from './callSignIn.ts';
import { GoogleButton } from './GoogleButton.tsx';

/** Props of {@link CallSignIn}. */
export interface CallSignInProps {
  /** What is asked for. */
  setup: CallSignInSetup;
  /** Who signs in. */
  userId: string;
  /** They may open calls now. */
  onSignedIn: () => void;
  /** They do not want to. */
  onCancel: () => void;
}

/** Before a call, on a server whose calls need a sign-in of their own: a passcode, or a sign-in by Google. Renders a `<main>`. */
export function CallSignIn({ setup, userId, onSignedIn, onCancel }: CallSignInProps) {
  const text = useText();
  const callText = useCallText();
  const [passcode, setPasscode] = useState('');
  const [failure, setFailure] = useState<{ by: 'passcode' | 'google'; words: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(callNotice.show, []);

  const enter = async (by: 'passcode' | 'google', proof: Parameters<typeof callSignIn.enter>[1]) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await callSignIn.enter(userId, proof);
      onSignedIn();
    } catch (error) {
      setFailure({ by, words: errorText(error) });
      setBusy(false);
      // What was typed stays where nobody has looked at it.
      if (error instanceof ApiError && error.status === 401) setPasscode('');
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (passcode !== '') void enter('passcode', { passcode });
  };

  return (
    <main className={styles.page}>
      <form className={styles.form} onSubmit={onSubmit}>
        <h1 className={styles.title}>{text('calls.signIn')}</h1>
        <p className={styles.words}>{text(setup.passcode ? 'calls.signInPasscode' : 'calls.signInGoogle')}</p>
        {setup.passcode ? (
          <>
            <TextField
              label={text('calls.passcode')}
              type="password"
              autoComplete="off"
              autoFocus
              value={passcode}
              onValueChange={setPasscode}
              maxLength={100}
              error={failure?.by === 'passcode' ? failure.words : undefined}
            />
            <Button type="submit" disabled={passcode === ''} loading={isBusy}>
              {callText('joinNow')}
            </Button>
          </>
        ) : null}
        {setup.google ? (
          <GoogleButton
            google={setup.google}
            onToken={(google_token) => void enter('google', { google_token })}
          />
        ) : null}
        {failure?.by === 'google' ? (
          <p role="alert" className={styles.failure}>
            {failure.words}
          </p>
        ) : null}
        <Button variant="neutral" onClick={onCancel}>
          {text('common.cancel')}
        </Button>
      </form>
    </main>
  );
}
