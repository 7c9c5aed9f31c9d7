import { Button, Spinner } from '@franca/ui';
import { useEffect, useRef, useState } from 'react';
import { useText, useTexts } from '../../strings/texts.ts';
import * as styles from './CallSignIn.styles.ts';
import type { CallSignInSetup } from './callSignIn.ts';
import { loadGoogleSignIn } from './loadGoogleSignIn.ts';

/** Props of {@link GoogleButton}. */
export interface GoogleButtonProps {
  /** Names this application to Google. */
  google: NonNullable<CallSignInSetup['google']>;
  /** Called with the ID token of whoever signed in. */
  onToken: (token: string) => void;
}

/** Google's own button; it opens a window of Google. */
export function GoogleButton({ google, onToken }: GoogleButtonProps) {
  const text = useText();
  const { language: locale } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onToken);
  latest.current = onToken;
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { client_id, script_url } = google;

  useEffect(() => {
    if (state !== 'loading') return;
    let isGone = false;
    loadGoogleSignIn(script_url).then(
      (signIn) => {
        if (isGone || !place.current) return;
        const callback = ({ credential }: { credential: string }): void => latest.current(credential);
        signIn.initialize({ client_id, callback, ux_mode: 'popup' });
        const look = { type: 'standard', theme: 'outline', size: 'large', text: 'signin_with' } as const;
        signIn.renderButton(place.current, { ...look, locale });
        setState('shown');
      },
      () => {
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [state, client_id, script_url, locale]);

  return (
    <>
      <div ref={place} className={styles.google} />
      {state === 'loading' ? <Spinner label={text('common.loading')} /> : null}
      {state === 'failed' ? (
        <div role="alert" className={styles.failure}>
          <p>{text('calls.googleFailed')}</p>
          <Button variant="neutral" onClick={() => setState('loading')}>
            {text('common.retry')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
