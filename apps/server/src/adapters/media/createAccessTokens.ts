import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Clock } from '../../ports/Clock.ts';
import type { RoomPerson } from '../../ports/MediaRooms.ts';

/** Key of tokens in the form of Twilio's access tokens. */
export type AccessTokenOptions = {
  /** Who the tokens are for (`sub`), and the name of the key (`iss`). */
  accountSid: string;
  keySid: string;
  secret: string;
  /** How long a token can be used, in seconds. */
  lifeSeconds: number;
  clock: Clock;
};

/** What a token says; `expired` where it was true once. */
export type TokenReading = { status: 'valid' | 'expired'; person: RoomPerson } | { status: 'invalid' };

/** Tokens with which one person enters one room. */
export type AccessTokens = {
  /** With the SID of a conversation service (`conversations`), the token opens that one as well. */
  sign: (person: RoomPerson & { conversations?: string | undefined }) => Promise<string>;
  read: (token: string) => Promise<TokenReading>;
};

const claimsSchema = z.object({
  grants: z.object({ identity: z.string().min(1), video: z.object({ room: z.string().min(1) }) }),
});

/** Signs and reads access tokens with a video grant, as Twilio documents them: JSON Web Tokens with HMAC-SHA-256. */
export function createAccessTokens(options: AccessTokenOptions): AccessTokens {
  const { accountSid, keySid, lifeSeconds, clock } = options;
  const key = new TextEncoder().encode(options.secret);

  function readClaims(payload: unknown): RoomPerson | undefined {
    const claims = claimsSchema.safeParse(payload).data;
    return claims && { userId: claims.grants.identity, room: claims.grants.video.room };
  }

  return {
    sign: ({ room, userId, conversations }) => {
      const now = Math.floor(clock().getTime() / 1000);
      const chat = conversations === undefined ? {} : { chat: { service_sid: conversations } };
      return new SignJWT({ grants: { identity: userId, video: { room }, ...chat } })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', cty: 'twilio-fpa;v=1' })
        .setJti(`${keySid}-${randomUUID()}`)
        .setIssuer(keySid)
        .setSubject(accountSid)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(key);
    },
    read: async (token) => {
      const expected = { algorithms: ['HS256'], issuer: keySid, subject: accountSid, currentDate: clock() };
      try {
        const { payload } = await jwtVerify(token, key, { ...expected, requiredClaims: ['exp'] });
        const person = readClaims(payload);
        return person ? { status: 'valid', person } : { status: 'invalid' };
      } catch (error) {
        const person = error instanceof errors.JWTExpired ? readClaims(error.payload) : undefined;
        return person ? { status: 'expired', person } : { status: 'invalid' };
      }
    },
  };
}
