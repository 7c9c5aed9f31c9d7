import { useToast } from '@franca/ui';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BusyPage } from '../../components/BusyPage.tsx';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { giftIntent } from '../../lib/redirectRule.ts';
import { useText } from '../../strings/useText.ts';
import { useVerified } from './useVerified.ts';

const noIntent = { method: null, package: null };

/** Verifies an emailed link while a spinner turns (spec 0 §2, Quick link). */
export function Quicklink() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const verified = useVerified();
  const [query] = useSearchParams();
  const isStarted = useRef(false);

  useEffect(() => {
    // A link counts once: a second effect must not spend it.
    if (isStarted.current) return;
    isStarted.current = true;
    const email = query.get('email') ?? '';
    const code = query.get('code') ?? '';
    const isRedeem = !['', '0', 'false'].includes(query.get('is_redeem') ?? '');
    const login = { dial_code: null, phone_number: null, email, code };
    api.auth
      .emailCodeVerify({ body: { email, code, h: query.get('h') ?? '' } })
      .then((answer) => {
        if (answer.is_registered) toast.success(text('loginDone'));
        return verified(answer, login, isRedeem ? giftIntent : noIntent);
      })
      .catch((error: unknown) => {
        alert(firstError(error, text('connectionFailed')));
        return navigate('/404', { replace: true });
      });
  }, [query, text, toast, verified, navigate]);

  return <BusyPage label={text('checkingLink')} />;
}
