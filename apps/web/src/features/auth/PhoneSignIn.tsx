import { Button, CodeField, PhoneField } from '@franca/ui';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useText } from '../../strings/texts.ts';
import type { CaptchaHandle, CaptchaProps } from './Captcha.tsx';
import * as styles from './SignIn.styles.ts';
import { usePhoneSignIn } from './usePhoneSignIn.ts';

/** A third of the page's code. Where it does not load, sending a code says so, and the person can sign in by email. */
const Captcha = lazy<ComponentType<CaptchaProps>>(() =>
  import('./Captcha.tsx').then(
    (module) => ({ default: module.Captcha }),
    () => ({ default: () => null }),
  ),
);

/** Sign-in by a code sent to a phone. */
export function PhoneSignIn() {
  const text = useText();
  const captcha = useRef<CaptchaHandle>(null);
  const form = usePhoneSignIn(captcha);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.canSignIn) void form.signIn();
        else if (form.secondsLeft === 0) void form.sendCode();
      }}
    >
      <PhoneField
        label={text('auth.phoneNumber')}
        prefixLabel={text('auth.countryPrefix')}
        prefixes={form.prefixes}
        prefix={form.prefix}
        onPrefixChange={form.choosePrefix}
        value={form.phone.value}
        onValueChange={form.phone.onChange}
        onBlur={form.phone.onBlur}
        error={form.phone.error}
        name="phone"
      />
      <Suspense fallback={<div className={styles.captchaRoom} />}>
        <Captcha ref={captcha} />
      </Suspense>
      <div className={styles.code}>
        <CodeField
          className={styles.codeField}
          label={text('auth.code')}
          value={form.code.value}
          onValueChange={form.code.onChange}
          onBlur={form.code.onBlur}
          error={form.code.error}
          name="code"
        />
        <Button
          className={styles.send}
          size="large"
          variant={form.wasSent ? 'resend' : 'neutral'}
          disabled={form.secondsLeft > 0}
          loading={form.isSending}
          onClick={() => void form.sendCode()}
        >
          {form.wasSent ? text('auth.resendCode') : text('auth.sendCode')}
          {form.secondsLeft > 0 ? ` (${form.secondsLeft})` : null}
        </Button>
      </div>
      <Button wide size="large" type="submit" disabled={!form.canSignIn} loading={form.isVerifying}>
        {text('auth.signIn')}
      </Button>
    </form>
  );
}
