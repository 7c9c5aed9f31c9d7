import * as z from 'zod';

/** A message's client id, `{userId}-{timestamp}` (1 §3): unique per sender for ever, so that a resend is recognised. */
export const chatIdSchema = z
  .string()
  .regex(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,20}$/i,
    'A chat_id is the user id, a hyphen and a timestamp.',
  );
