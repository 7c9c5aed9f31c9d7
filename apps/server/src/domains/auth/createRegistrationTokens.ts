import { keyedHash, sameText } from '../../core/hashes.ts';
import type { Proof } from './Proof.ts';

/** Tokens that carry a proof from the verification to sign-up, so that the client need not keep the code. */
export type RegistrationTokens = {
  /** The token of a proof. */
  issue: (proof: Proof) => string;
  /** Whether a token has the form of one made here, and not of a session's. */
  isOne: (token: string) => boolean;
  /** The proof inside a token made here; undefined for anything else. Whether it still counts is the store's to say. */
  read: (token: string) => Proof | undefined;
};

/** Signed tokens: `r.{proof}.{signature}`. */
export function createRegistrationTokens(secret: string): RegistrationTokens {
  const sign = (content: string): string => keyedHash(secret, 'registration', content);
  return {
    issue: (proof) => {
      const content = Buffer.from(JSON.stringify(proof)).toString('base64url');
      return `r.${content}.${sign(content)}`;
    },
    isOne: (token) => token.startsWith('r.'),
    read: (token) => {
      const [kind, content = '', signature = ''] = token.split('.');
      if (kind !== 'r' || !sameText(signature, sign(content))) return undefined;
      return JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as Proof;
    },
  };
}
