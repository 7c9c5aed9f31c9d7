import { importPKCS8, SignJWT } from 'jose';
import { answerBytes, fetchBounded, refuseAnswer } from '../web/fetchBounded.ts';

/** A service account that may send by Firebase Cloud Messaging. */
export type FcmAccount = {
  /** `client_email` of its key file. */
  clientEmail: string;
  /** `private_key` of its key file, PEM. */
  privateKey: string;
  /** Where access tokens are issued; Google's endpoint by default. */
  tokenUrl?: string | undefined;
};

/** Access tokens of a service account. */
export type FcmAccess = {
  /** A token that is valid for at least a minute; rejects where none is issued. */
  token: (signal: AbortSignal) => Promise<string>;
  /** Asks for another one next time: this one was not accepted. */
  forget: (token: string) => void;
};

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** How long before its end a token is not used any more. */
const spareMs = 60_000;

type Issued = { token: string; validUntil: number };

/** Exchanges a signed assertion for an access token (RFC 7523), which is used until it expires. */
export function createFcmAccess({ clientEmail, privateKey, tokenUrl }: FcmAccount): FcmAccess {
  const url = tokenUrl ?? 'https://oauth2.googleapis.com/token';
  let issued: Issued | undefined;

  async function issue(signal: AbortSignal): Promise<Issued> {
    const now = Date.now();
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(url)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(privateKey, 'RS256'));
    const response = await fetchBounded(url, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal,
      maxBytes: answerBytes.report,
    });
    if (!response.ok) return refuseAnswer(response, new Error(`no access token: ${response.status}`));
    const { access_token, expires_in } = (await response.json()) as Record<string, unknown>;
    if (typeof access_token !== 'string' || typeof expires_in !== 'number')
      throw new Error('no access token: unknown answer');
    return { token: access_token, validUntil: now + expires_in * 1000 - spareMs };
  }

  return {
    token: async (signal) => {
      if (!issued || issued.validUntil <= Date.now()) issued = await issue(signal);
      return issued.token;
    },
    forget: (token) => {
      if (issued?.token === token) issued = undefined;
    },
  };
}
