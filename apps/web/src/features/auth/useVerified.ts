import type { Verification } from '@franca/contract';
import { useNavigate } from 'react-router';

import { type CheckoutIntent, redirectRule, withIntent } from '../../lib/session/redirectRule.ts';
import { session } from '../../lib/session/session.ts';
import type { LoginForm } from '../../lib/session/storedSession.ts';

/**
 * What follows a successful verification: a registered person is signed in and the redirect rule applies, anybody
 * else goes on to the registration; method and package stay.
 */
export function useVerified() {
  const navigate = useNavigate();
  return (answer: Verification, login: LoginForm, intent: CheckoutIntent) => {
    const userId = answer.user?._id ?? answer.user?.id;
    session.getState().authenticate(login, answer.registration_token);
    if (answer.is_registered && answer.access_token && userId) {
      session.getState().start(answer.access_token, userId);
      return navigate(redirectRule(intent), { replace: true });
    }
    return navigate(withIntent('/register', intent), { replace: true });
  };
}
