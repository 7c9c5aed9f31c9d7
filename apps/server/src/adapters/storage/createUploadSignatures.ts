import { createHmac, timingSafeEqual } from 'node:crypto';
import { assertStorageKey, type FileStorage } from '../../ports/FileStorage.ts';

/** What signs upload addresses of this server. */
export type UploadSignatureOptions = {
  /** Secret of the installation; only a key derived from it signs addresses. */
  secret: string;
  /** Path before the last part of a key, e.g. `/api/file/`. */
  uploadPath: string;
  /** Milliseconds since 1970; the clock of this process by default. */
  now?: (() => number) | undefined;
};

/** Upload addresses that are paths of this server, signed with HMAC-SHA-256. */
export type UploadSignatures = {
  /** The path that takes one PUT of a key for so many seconds. */
  pathFor: (key: string, expiresInSeconds: number) => string;
  accepts: FileStorage['acceptsUpload'];
};

/** Makes and checks them. */
export function createUploadSignatures(options: UploadSignatureOptions): UploadSignatures {
  const { secret, uploadPath, now = Date.now } = options;
  const signingKey = createHmac('sha256', secret).update('franca file upload').digest();
  const sign = (key: string, expires: string): string =>
    createHmac('sha256', signingKey).update(`PUT\n${key}\n${expires}`).digest('base64url');
  return {
    pathFor: (key, expiresInSeconds) => {
      assertStorageKey(key);
      const expires = String(Math.floor(now() / 1000) + expiresInSeconds);
      const query = new URLSearchParams({ expires, signature: sign(key, expires) });
      return `${uploadPath}${key.slice(key.lastIndexOf('/') + 1)}?${query}`;
    },
    accepts: (key, { expires = '', signature = '' }) => {
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(key, expires));
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
      return isGenuine && Number(expires) * 1000 > now();
    },
  };
}
