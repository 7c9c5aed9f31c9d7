import { useToast } from '@franca/ui';
import { useEffect, useRef } from 'react';
import { BusyPage } from '../../components/BusyPage.tsx';
import { api } from '../../lib/data/api.ts';
import { errorText } from '../../lib/data/errorText.ts';
import { useNavigation } from '../../lib/navigation/Navigation.ts';
import { keepInSlot } from '../../lib/requests/keepInSlot.ts';
import { giftIntent } from '../../lib/session/redirectRule.ts';
import { useText } from '../../strings/texts.ts';
import { useVerified } from './useVerified.ts';

const noIntent = { method: null, package: null };

/** Verifies an emailed link while a spinner turns. */
export function Quicklink() {
  const text = useText();
  const toast = useToast();
  const verified = useVerified();
  const { query, replace } = useNavigation();
  const isStarted = useRef(false);

  useEffect(() => {
    // A link is valid once: a second effect must not consume it.
    if (isStarted.current) return;
    isStarted.current = true;
    const email = query.get('email') ?? '';
    const code = query.get('code') ?? '';
    const isRedeem = !['', '0', 'false'].includes(query.get('is_redeem') ?? '');
    const login = { dial_code: null, phone_number: null, email, code };
    keepInSlot(
      'verifyEmailCode',
      api.auth.emailCodeVerify({ body: { email, code, h: query.get('h') ?? '' } }),
    )
      .then((answer) => {
        if (answer.is_registered) toast.success(text('auth.loginDone'));
        return verified(answer, login, isRedeem ? giftIntent : noIntent);
      })
      .catch((error: unknown) => {
        alert(errorText(error));
        return replace('/404');
      });
  }, [query, text, toast, verified, replace]);

  return <BusyPage label={text('auth.checkingLink')} />;
}
