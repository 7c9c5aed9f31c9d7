import { ApiError } from '@franca/api-client';
import { Button, TextField, useToast } from '@franca/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../lib/data/api.ts';
import { TextError } from '../../lib/data/errorText.ts';
import { useAction } from '../../lib/data/useAction.ts';
import { useNavigation } from '../../lib/navigation/Navigation.ts';
import { readIntent } from '../../lib/session/redirectRule.ts';
import { useText } from '../../strings/texts.ts';
import type { CaptchaHandle } from './Captcha.tsx';
import { CaptchaOnDemand } from './CaptchaOnDemand.tsx';
import { SentNotice } from './SentNotice.tsx';
import * as styles from './SignIn.styles.ts';
import { signInRules } from './signInRules.ts';
import { useSignInField } from './useSignInField.ts';

/** Sign-in by a link sent to a mailbox; with method gift the link is marked as a redeem. */
export function EmailSignIn() {
  const text = useText();
  const toast = useToast();
  const { query } = useNavigation();
  const field = useSignInField({ rule: signInRules.email, shows: 'onceLeft' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const sending = useAction(async () => {
    const email = field.value.trim().toLowerCase();
    const isGift = readIntent(query).method === 'gift';
    const body = { email, type: 'web' as const, ...(isGift ? { is_redeem: 1 as const } : undefined) };
    try {
      await api.auth.emailVerify({ body });
    } catch (error) {
      // Many links were asked for in this network: the work is done without asking the person.
      if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error;
      flushSync(() => setNeedsCaptcha(true));
      const captcha_token = await captcha.current?.solve();
      if (!captcha_token) throw new TextError('auth.captchaFailed');
      await api.auth.emailVerify({ body: { ...body, captcha_token } }).finally(captcha.current?.reset);
    }
    toast.success(text('auth.linkSent'));
    setSentTo(email);
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (field.check()) sending.run(undefined);
      }}
    >
      <TextField
        {...field.props}
        ref={field.ref}
        name="email"
        label={text('auth.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
      />
      {needsCaptcha ? <CaptchaOnDemand ref={captcha} /> : null}
      <Button wide size="large" type="submit" loading={sending.isPending}>
        {text('auth.sendQuickLink')}
      </Button>
      {sentTo === null ? null : <SentNotice kind="link" to={sentTo} />}
    </form>
  );
}
