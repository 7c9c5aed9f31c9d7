import * as z from 'zod';
import { limits } from '../limits.ts';
import { email } from '../schema/email.ts';
import { text } from '../schema/text.ts';
import { validationSentences } from '../validationSentences.ts';
import { profileBasics } from './profileBasics.ts';

/** What the edit-profile dialog sends (0 §3, 0 §5): an empty email or birthday travels as null. */
export const profilePayloadSchema = z.object({
  ...profileBasics,
  email: email(validationSentences.profileEmailInvalid).nullable().optional(),
  birthday: z.iso.date().nullable().optional(),
  description: text(limits.description).nullable().optional(),
});
/** What the edit-profile dialog sends. */
export type ProfilePayload = z.input<typeof profilePayloadSchema>;
