import { createECDH, randomBytes } from 'node:crypto';

/** The subscription of a browser at a push service, as it is registered. */
export function createPushToken(endpoint: string): string {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } });
}
