import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a secret that is itself random enough to need no key, hexadecimal. */
export function plainHash(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** HMAC-SHA-256 with the installation's secret, for short or guessable values; `purpose` keeps uses apart. */
export function keyedHash(secret: string, purpose: string, ...values: string[]): string {
  return createHmac('sha256', secret)
    .update([purpose, ...values].join('\n'))
    .digest('base64url');
}

/** Compares without telling by its duration where two texts differ. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 256 random bits, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
