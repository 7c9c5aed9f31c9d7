import { linkClassName, useLocale } from '@franca/ui';
import { useState } from 'react';
import { Logo } from '../../components/Logo.tsx';
import { legalPath } from '../../lib/navigation/legalPath.ts';
import { useText } from '../../strings/texts.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { EmailSignIn } from './EmailSignIn.tsx';
import { PhoneSignIn } from './PhoneSignIn.tsx';
import { Promo } from './Promo.tsx';
import * as styles from './SignIn.styles.ts';
import { useSignInExtras } from './useSignInExtras.ts';

/** The sign-in page: by phone or by quick link, the demo's people, and a word on what Franca is. */
export function SignIn() {
  const text = useText();
  const extras = useSignInExtras();
  const [mode, setMode] = useState<'phone' | 'email'>('phone');
  return (
    <div className={styles.root}>
      <main className={styles.main}>
        <div className={styles.column}>
          <header className={styles.header}>
            <Logo />
            {extras ? <extras.LanguageSwitch /> : null}
          </header>
          <h1 className={styles.title}>{text('auth.signInTitle')}</h1>
          {mode === 'phone' ? <PhoneSignIn /> : <EmailSignIn />}
          <button
            type="button"
            className={`${linkClassName} ${styles.toggle}`}
            onClick={() => setMode(mode === 'phone' ? 'email' : 'phone')}
          >
            {text(mode === 'phone' ? 'auth.signInWithEmail' : 'auth.signInWithPhone')}
          </button>
          <p className={styles.terms}>
            {text('auth.noAccountNeeded')}{' '}
            <a className={linkClassName} href={legalPath('terms', useLocale())}>
              {text('auth.termsLink')}
            </a>
            .
          </p>
          <DemoAccounts />
        </div>
      </main>
      <Promo />
    </div>
  );
}
