import { Button, CodeField, PhoneField } from '@franca/ui';
import { useRef } from 'react';
import { useText } from '../../strings/texts.ts';
import type { CaptchaHandle } from './Captcha.tsx';
import { CaptchaOnDemand } from './CaptchaOnDemand.tsx';
import { SentNotice } from './SentNotice.tsx';
import * as styles from './SignIn.styles.ts';
import { usePhoneSignIn } from './usePhoneSignIn.ts';
import { useSignInExtras } from './useSignInExtras.ts';

/** Sign-in by a code sent to a phone. */
export function PhoneSignIn() {
  const text = useText();
  const extras = useSignInExtras();
  const captcha = useRef<CaptchaHandle>(null);
  const form = usePhoneSignIn(captcha);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.canSignIn) form.signIn();
        else if (form.secondsLeft === 0) form.sendCode();
      }}
    >
      <PhoneField
        label={text('auth.phoneNumber')}
        prefixLabel={text('auth.countryPrefix')}
        prefixes={form.prefixes}
        prefix={form.prefix}
        onPrefixChange={form.choosePrefix}
        ref={form.phone.ref}
        value={form.phone.value}
        onValueChange={form.writePhone}
        onBlur={form.phone.props.onBlur}
        error={form.phone.props.error}
        name="phone"
        // Characters, with what stands between the digits; of those there are never more than a number has.
        maxLength={40}
      />
      {extras ? <extras.PrefixOffer prefix={form.prefix} onChoose={form.choosePrefix} /> : null}
      <CaptchaOnDemand ref={captcha} />
      <div className={styles.code}>
        <CodeField
          className={styles.codeField}
          label={text('auth.code')}
          value={form.code.value}
          onValueChange={form.code.props.onChange}
          onBlur={form.code.props.onBlur}
          error={form.code.props.error}
          name="code"
        />
        <Button
          className={styles.send}
          size="large"
          variant={form.wasSent ? 'resend' : 'neutral'}
          disabled={form.secondsLeft > 0}
          loading={form.isSending}
          onClick={() => form.sendCode()}
        >
          {form.wasSent ? text('auth.resendCode') : text('auth.sendCode')}
          {form.secondsLeft > 0 ? ` (${form.secondsLeft})` : null}
        </Button>
      </div>
      {form.sentTo === null ? null : <SentNotice kind="code" to={form.sentTo} />}
      <Button
        wide
        size="large"
        type="submit"
        disabledReason={form.canSignIn ? null : text('validation.codeRequired')}
        onUnavailablePress={form.signIn}
        loading={form.isVerifying}
      >
        {text('auth.signIn')}
      </Button>
    </form>
  );
}
