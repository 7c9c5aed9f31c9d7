import * as z from 'zod';
import { idSchema } from '../schema/values.ts';

/** The person of a session; both names of the id, since the two verification calls name it differently. */
export const sessionUserSchema = z.object({ _id: idSchema, id: idSchema });

/** A session that was just opened. */
export const sessionSchema = z.object({ access_token: z.string(), user: sessionUserSchema });
/** A session that was just opened. */
export type Session = z.output<typeof sessionSchema>;

/**
 * The answer of a verification. Registered: `access_token` and `user` are set. Not yet registered: both are
 * null, and `registration_token` (extension) proves the verification to `POST /file/presigned` and `POST /auth/signup`
 * as a bearer token.
 */
export const verificationSchema = z.object({
  is_registered: z.boolean(),
  access_token: z.string().nullable(),
  user: sessionUserSchema.nullable(),
  registration_token: z.string().nullable(),
});
/** The answer of a verification. */
export type Verification = z.output<typeof verificationSchema>;
