import * as z from 'zod';
import { sessionUserSchema } from './sessionUserSchema.ts';

/**
 * The answer of a verification (0 §3). Registered: `access_token` and `user` are set. Not yet registered: both are
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
