import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { OutsideService } from '../../core/outside/OutsideService.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { IdentityProvider } from '../../ports/IdentityProvider.ts';
import { googleScript } from './googleHosts.ts';

/** An application that is registered at Google. */
export type GoogleIdentityOptions = {
  /** Its client ID. */
  clientId: string;
  /** Where Google's public keys are; Google's own address by default. */
  keysUrl?: string | undefined;
  clock: Clock;
  /** The way to the keys. */
  service: OutsideService;
};

/** Google names itself in both ways. */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Signing in by Google: reads its ID tokens, as “Verify the Google ID token on your server side” documents. Keys are kept and renewed by `jose`. */
export function createGoogleIdentity({
  clientId,
  keysUrl = 'https://www.googleapis.com/oauth2/v3/certs',
  clock,
  service,
}: GoogleIdentityOptions): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    [customFetch]: (url: string, { headers }: { headers: Headers }) =>
      service.ask(async (signal) => {
        const response = await fetch(url, { headers, redirect: 'error', signal });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const body = await response.text();
        // Thrown here, what are no keys is the fault of the service and not of a token.
        createLocalJWKSet(JSON.parse(body));
        return new Response(body);
      }),
  });
  return {
    setup: { client_id: clientId, script_url: googleScript },
    accepts: async (token) => {
      const expected = { issuer: issuers, audience: clientId, algorithms: ['RS256'], currentDate: clock() };
      try {
        await jwtVerify(token, keys, { ...expected, requiredClaims: ['exp', 'sub'] });
        return true;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}
