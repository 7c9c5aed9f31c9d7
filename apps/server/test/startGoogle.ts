import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startHttpServer } from './startHttpServer.ts';

/** The application that the local server knows. */
export const googleClientId = '1234567890-franca.apps.googleusercontent.com';

/** What may be wrong with a token. */
export type GoogleTokenOptions = {
  audience?: string;
  issuer?: string;
  /** Seconds from now. */
  expiresIn?: number;
  /** Signed by a key that is not Google's. */
  isForged?: boolean;
};

/** A server on the loopback address that gives out public keys as Google does, and signs ID tokens for tests. */
export type LocalGoogle = {
  /** Where the keys are, for `GOOGLE_KEYS_URL`. */
  keysUrl: string;
  /** An ID token, as Google's script hands it to a page. */
  issue: (options?: GoogleTokenOptions) => Promise<string>;
  close: () => Promise<void>;
};

/** Starts it, with keys of its own; `keys` is given out in their place, `others` beside them. */
export async function startGoogle(given: { keys?: string; others?: object[] } = {}): Promise<LocalGoogle> {
  const own = await generateKeyPair('RS256');
  const forged = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }];
  const server = await startHttpServer((_request, response) => {
    const body = given.keys ?? JSON.stringify({ keys: [...(given.others ?? []), ...keys] });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  return {
    keysUrl: `${server.origin}/oauth2/v3/certs`,
    issue: ({ audience = googleClientId, issuer = 'https://accounts.google.com', ...options } = {}) =>
      new SignJWT({ email: 'ana@example.com', email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'own', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject('110169484474386276334')
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + (options.expiresIn ?? 3600))
        .sign(options.isForged ? forged.privateKey : own.privateKey),
    close: server.close,
  };
}
