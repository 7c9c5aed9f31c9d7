import { createECDH, type ECDH, randomBytes } from 'node:crypto';

/** A browser's subscription at a push service (RFC 8030), with the keys that decrypt what comes (RFC 8291). */
export type Subscription = {
  /** As it is registered: the `token` of `POST /user/fcm`. */
  token: string;
  privateKey: ECDH;
  /** The shared secret, base64url. */
  authSecret: string;
};

/** Makes one. */
export function createSubscription(endpoint: string): Subscription {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys().toString('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const token = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth: authSecret } });
  return { token, privateKey, authSecret };
}
