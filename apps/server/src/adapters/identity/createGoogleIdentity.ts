import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  jwtVerify,
} from 'jose';
import type { OutsideService } from '../../core/outside/OutsideService.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { IdentityProvider } from '../../ports/IdentityProvider.ts';
import { answerBytes, fetchBounded, refuseAnswer } from '../web/fetchBounded.ts';
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

const algorithm = 'RS256';
/** Shorter keys verify nothing. */
const leastBits = 2048;

async function isUsable(key: JWK): Promise<boolean> {
  try {
    const imported = await importJWK(key, algorithm);
    if (imported instanceof Uint8Array || imported.type !== 'public') return false;
    return ((imported.algorithm as { modulusLength?: number }).modulusLength ?? 0) >= leastBits;
  } catch {
    return false;
  }
}

/** The keys of a response by which tokens can be verified. Throws where there are none: that is the fault of the service and not of a token. */
async function readKeys(body: string): Promise<JSONWebKeySet> {
  const set: JSONWebKeySet = createLocalJWKSet(JSON.parse(body)).jwks();
  const usable = await Promise.all(set.keys.map(isUsable));
  const keys = set.keys.filter((_key, index) => usable[index]);
  if (keys.length === 0) throw new Error('There is no usable key.');
  return { keys };
}

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
        const response = await fetchBounded(url, {
          headers,
          redirect: 'error',
          signal,
          maxBytes: answerBytes.record,
        });
        if (!response.ok) return refuseAnswer(response, new Error(`status ${response.status}`));
        return Response.json(await readKeys(await response.text()));
      }),
  });
  return {
    setup: { client_id: clientId, script_url: googleScript },
    accepts: async (token) => {
      const expected = { issuer: issuers, audience: clientId, algorithms: [algorithm], currentDate: clock() };
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
