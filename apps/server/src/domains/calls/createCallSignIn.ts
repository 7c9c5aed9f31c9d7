import type { EndpointData, endpoints } from '@franca/contract';
import { keyedHash, sameText } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { IdentityProvider } from '../../ports/IdentityProvider.ts';

/** What opens calls besides the session, where an operator has set it. */
export type VideoPasscode = {
  /** The passcode. */
  passcode: string;
  /** When it ends; null for never. */
  until: Date | null;
};

/** What somebody gives to be let into calls. */
export type CallSignInProof = { passcode?: string | undefined; google_token?: string | undefined };

/** The sign-in to calls (docs/behaviour/calls.md, Sign-in to calls); where none is set, everything is let through. */
export type CallSignIn = {
  /** What is asked for. */
  setup: () => EndpointData<typeof endpoints.calls.signInSetup>;
  /** Refuses what does not open calls, with `passcode_incorrect`, `passcode_expired` or `google_sign_in_invalid`. */
  check: (proof: CallSignInProof) => Promise<void>;
  /** What a person who was checked shows later. */
  issue: (userId: string) => EndpointData<typeof endpoints.calls.signIn>;
  /** Refuses with `call_sign_in_needed` what was not issued to this person, or has expired. */
  require: (userId: string, issued: string | undefined) => void;
};

/** What it is made of. */
export type CallSignInOptions = {
  /** Undefined where no passcode is set. */
  passcode: VideoPasscode | undefined;
  /** Undefined where nobody signs in by Google. */
  google: IdentityProvider | undefined;
  /** Signs what is issued. */
  secret: string;
  clock: Clock;
};

/** For so long nobody is asked again: a working day. */
const lifeMs = 12 * 3_600_000;

/** Makes the sign-in to calls from what is configured. */
export function createCallSignIn({ passcode, google, secret, clock }: CallSignInOptions): CallSignIn {
  const isAsked = passcode !== undefined || google !== undefined;
  // What was issued for another passcode opens nothing.
  const sign = (userId: string, ends: string): string =>
    keyedHash(secret, 'call-sign-in', userId, ends, passcode?.passcode ?? '', google?.setup.client_id ?? '');

  function checkPasscode(given: string): void {
    if (!passcode || !sameText(given, passcode.passcode)) throw new Refusal('passcode_incorrect');
    if (passcode.until && passcode.until <= clock()) throw new Refusal('passcode_expired');
  }

  return {
    setup: () => ({ passcode: passcode !== undefined, google: google?.setup ?? null }),
    check: async ({ passcode: given, google_token }) => {
      if (!isAsked) return;
      if (google_token === undefined && passcode) return checkPasscode(given ?? '');
      if (!google_token || !(await google?.accepts(google_token)))
        throw new Refusal('google_sign_in_invalid');
    },
    issue: (userId) => {
      const ends = Math.min(
        clock().getTime() + lifeMs,
        passcode?.until?.getTime() ?? Number.POSITIVE_INFINITY,
      );
      return {
        sign_in: `${ends}.${sign(userId, `${ends}`)}`,
        expires_at: new Date(ends).toISOString(),
      };
    },
    require: (userId, issued = '') => {
      if (!isAsked) return;
      const [ends = '', signature = ''] = issued.split('.');
      const isValid = sameText(signature, sign(userId, ends)) && Number(ends) > clock().getTime();
      if (!isValid) throw new Refusal('call_sign_in_needed');
    },
  };
}
