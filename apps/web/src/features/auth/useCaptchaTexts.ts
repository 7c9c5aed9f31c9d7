import 'altcha/external';
import { useMemo } from 'react';
import { useText } from '../../strings/useText.ts';

/** Gives the captcha its words in a language, before it is first shown in it. */
export function useCaptchaTexts(locale: string): void {
  const text = useText();
  // Not an effect: the widget reads its words while it is being made.
  useMemo(
    () =>
      $altcha.i18n.set(locale, {
        ...$altcha.i18n.get('en'),
        label: text('captchaLabel'),
        verifying: text('captchaVerifying'),
        verified: text('captchaVerified'),
        error: text('captchaFailed'),
        expired: text('captchaExpired'),
        verificationRequired: text('captchaLabel'),
        waitAlert: text('captchaWait'),
      }),
    [locale, text],
  );
}
