import { Button, TextField, useToast } from '@franca/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { readIntent } from '../../lib/redirectRule.ts';
import { type TextKey, useText } from '../../strings/useText.ts';
import * as styles from './SignIn.styles.ts';
import { emailProblem } from './signInProblems.ts';

/** Sign-in by a link sent to a mailbox; with method gift the link is marked as a redeem (spec 0 §2). */
export function EmailSignIn() {
  const text = useText();
  const toast = useToast();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async () => {
    const found = emailProblem(email);
    setProblem(found);
    if (found) return;
    setSending(true);
    try {
      const isGift = readIntent(query).method === 'gift';
      await api.auth.emailVerify({
        body: { email: email.trim(), type: 'web', ...(isGift ? { is_redeem: 1 } : undefined) },
      });
      toast.success(text('linkSent'));
    } catch (error) {
      toast.error(firstError(error, text('connectionFailed')));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={text('email')}
        type="email"
        name="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
        value={email}
        error={problem && text(problem)}
        onBlur={() => setProblem(emailProblem(email))}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
      />
      <Button wide size="large" type="submit" loading={isSending}>
        {text('sendQuickLink')}
      </Button>
    </form>
  );
}
