import 'altcha/external';
import 'altcha/altcha.css';
import { useLocale } from '@franca/ui';
import type { AltchaWidgetElement } from 'altcha';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useText } from '../../strings/texts.ts';
import * as styles from './Captcha.styles.ts';

// The workers are files of this site: the content security policy allows no code from anywhere else.
for (const hash of ['SHA-256', 'SHA-384', 'SHA-512']) {
  $altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker());
  $altcha.algorithms.set(hash, () => new ShaWorker());
}

/** Gives the captcha its texts in a language, before it is first shown in it. */
function useCaptchaTexts(locale: string): void {
  const text = useText();
  // Not an effect: the widget reads its texts while it is constructed.
  useMemo(
    () =>
      $altcha.i18n.set(locale, {
        ...$altcha.i18n.get('en'),
        label: text('auth.captchaLabel'),
        verifying: text('auth.captchaVerifying'),
        verified: text('auth.captchaVerified'),
        error: text('auth.captchaFailed'),
        expired: text('auth.captchaExpired'),
        verificationRequired: text('auth.captchaLabel'),
        waitAlert: text('auth.captchaWait'),
      }),
    [locale, text],
  );
}

/** What a form can do with its captcha. */
export interface CaptchaHandle {
  /** Returns the token of a solved captcha, solving it first where needed; null where it cannot be solved. */
  solve: () => Promise<string | null>;
  /** Forgets its token, which counts once. */
  reset: () => void;
  /** Solves a new challenge in the place of the one whose token was used, so that the box stays ticked. */
  renew: () => void;
}

/** Props of {@link Captcha}. */
export interface CaptchaProps {
  /** Receives the handle, through which the form gets the token. */
  ref: Ref<CaptchaHandle>;
}

/** The ALTCHA captcha: proof of work on this device, no outside service. Renders an `<altcha-widget>`. */
export function Captcha({ ref }: CaptchaProps) {
  const locale = useLocale();
  useCaptchaTexts(locale);
  const widget = useRef<AltchaWidgetElement>(null);
  const payload = useRef<string | null>(null);
  const running = useRef<ReturnType<AltchaWidgetElement['verify']> | null>(null);

  useEffect(() => {
    const element = widget.current;
    const listen = (event: Event) => {
      const { detail } = event as CustomEvent<{ state: string; payload?: string }>;
      payload.current = detail.state === 'verified' ? (detail.payload ?? null) : null;
    };
    element?.addEventListener('statechange', listen);
    return () => element?.removeEventListener('statechange', listen);
  }, []);

  useImperativeHandle(ref, () => {
    /** Solves it, or waits for the solution that is under way. */
    const verify = () => {
      running.current ??= Promise.resolve(widget.current?.verify() ?? null).finally(() => {
        running.current = null;
      });
      return running.current;
    };
    const reset = () => {
      payload.current = null;
      widget.current?.reset();
    };
    return {
      solve: async () => payload.current ?? (await verify())?.payload ?? null,
      reset,
      renew: () => {
        reset();
        void verify();
      },
    };
  });

  return (
    <altcha-widget
      ref={widget}
      className={styles.root}
      challenge="/api/auth/captcha"
      language={locale}
      configuration='{"hideFooter":true,"hideLogo":true,"humanInteractionSignature":false}'
    />
  );
}
