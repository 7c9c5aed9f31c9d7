import { Button, CodeField, PhoneField } from '@franca/ui';
import { useRef } from 'react';
import { useText } from '../../strings/useText.ts';
import { Captcha } from './Captcha.tsx';
import type { CaptchaHandle } from './CaptchaHandle.ts';
import * as styles from './SignIn.styles.ts';
import { usePhoneSignIn } from './usePhoneSignIn.ts';

/** Sign-in by a code sent to a phone (spec 0 §2, "Phone mode"). */
export function PhoneSignIn() {
  const text = useText();
  const captcha = useRef<CaptchaHandle>(null);
  const form = usePhoneSignIn(captcha);
  const sendLabel = form.wasSent ? text('resendCode') : text('sendCode');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (form.canSignIn ? form.signIn() : form.sendCode());
      }}
    >
      <PhoneField
        label={text('phoneNumber')}
        prefixLabel={text('countryPrefix')}
        prefixes={form.prefixes}
        prefix={form.prefix}
        onPrefixChange={form.setPrefix}
        value={form.phone}
        onValueChange={form.changePhone}
        onBlur={form.leavePhone}
        error={form.phoneError}
        name="phone"
      />
      <Captcha ref={captcha} />
      <div className={styles.code}>
        <CodeField
          className={styles.codeField}
          label={text('code')}
          value={form.code}
          onValueChange={form.changeCode}
          onBlur={form.leaveCode}
          error={form.codeError}
          name="code"
        />
        <Button
          className={styles.send}
          size="large"
          variant={form.wasSent ? 'resend' : 'neutral'}
          disabled={form.secondsLeft > 0}
          loading={form.work === 'sending'}
          onClick={() => void form.sendCode()}
        >
          {sendLabel}
          {form.secondsLeft > 0 ? ` (${form.secondsLeft})` : null}
        </Button>
      </div>
      <Button wide size="large" type="submit" disabled={!form.canSignIn} loading={form.work === 'verifying'}>
        {text('signIn')}
      </Button>
    </form>
  );
}
