import { Button, TextField, useToast } from '@franca/ui';
import { useState } from 'react';
import { api } from '../../lib/data/api.ts';
import { useAction } from '../../lib/data/useAction.ts';
import { useNavigation } from '../../lib/navigation/Navigation.ts';
import { readIntent } from '../../lib/session/redirectRule.ts';
import { useText } from '../../strings/texts.ts';
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
  const sending = useAction(async () => {
    const email = field.value.trim().toLowerCase();
    const isGift = readIntent(query).method === 'gift';
    await api.auth.emailVerify({
      body: {
        email,
        type: 'web',
        ...(isGift ? { is_redeem: 1 } : undefined),
      },
    });
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
      <Button wide size="large" type="submit" loading={sending.isPending}>
        {text('auth.sendQuickLink')}
      </Button>
      {sentTo === null ? null : <SentNotice kind="link" to={sentTo} />}
    </form>
  );
}
