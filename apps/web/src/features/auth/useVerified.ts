import type { Verification } from '@franca/contract';
import { useNavigation } from '../../lib/navigation/Navigation.ts';
import { type CheckoutIntent, redirectRule, withIntent } from '../../lib/session/redirectRule.ts';
import { session } from '../../lib/session/session.ts';
import type { LoginForm } from '../../lib/session/storedSession.ts';

/**
 * What follows a successful verification: a registered person is signed in and the redirect rule applies, anybody
 * else goes on to the registration; method and package stay.
 */
export function useVerified() {
  const { replace } = useNavigation();
  return (answer: Verification, login: LoginForm, intent: CheckoutIntent) => {
    const userId = answer.user?._id ?? answer.user?.id;
    session.getState().authenticate(login, answer.registration_token);
    if (answer.is_registered && answer.access_token && userId) {
      session.getState().start(answer.access_token, userId);
      return replace(redirectRule(intent));
    }
    return replace(withIntent('/register', intent));
  };
}
