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
      <div className={styles.phone}>
        {extras ? (
          <extras.PrefixOffer
            prefix={form.prefix}
            onChoose={(country) => {
              form.choosePrefix(country);
              // The offer is gone: what comes next is the number.
              form.phone.ref.current?.focus();
            }}
          />
        ) : null}
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
      </div>
      <CaptchaOnDemand ref={captcha} />
      <div className={styles.code}>
        <CodeField
          className={styles.codeField}
          label={text('auth.code')}
          ref={form.code.ref}
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
          <span className={styles.sendWords}>
            <span aria-hidden="true">{text('auth.resendCode')} (60)</span>
            <span>
              {form.wasSent ? text('auth.resendCode') : text('auth.sendCode')}
              {form.secondsLeft > 0 ? ` (${form.secondsLeft})` : null}
            </span>
          </span>
        </Button>
      </div>
      <div className={styles.sentRoom}>
        {form.sentTo === null ? null : <SentNotice kind="code" to={form.sentTo} />}
      </div>
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
