import { z } from 'zod';
import { limits } from '../limits.ts';
import { email } from '../schema/email.ts';
import { filledText } from '../schema/filledText.ts';
import { idSchema } from '../schema/id.ts';
import { linkSchema } from '../schema/link.ts';
import { text } from '../schema/text.ts';
import { validationSentences } from '../sentences.ts';
import { genderSchema } from './gender.ts';
import { customerSchema, subscriptionSchema } from './subscription.ts';

/** The reader's own profile (0 §3) with what the account screens need: `_id`, verification, plan and card (readings B6). */
export const profileSchema = z.object({
  _id: idSchema,
  name: z.string(),
  avatar: z.string().nullable(),
  dial_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  email: z.string().nullable(),
  birthday: z.iso.date().nullable(),
  description: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  accent: z.string(),
  gender: genderSchema,
  is_verified: z.boolean(),
  subscription: subscriptionSchema,
  customer: customerSchema.nullable(),
});
/** The reader's own profile. */
export type Profile = z.output<typeof profileSchema>;

/** The fields that sign-up and the profile have in common, with their sentences (0 §5). */
export const profileBasics = {
  avatar: linkSchema,
  name: filledText(limits.fullName, validationSentences.fullNameRequired),
  country: filledText(100, validationSentences.countryRequired),
  language: filledText(100, validationSentences.languageRequired),
  accent: filledText(100, validationSentences.accentRequired),
  gender: genderSchema,
};

/** What the edit-profile dialog sends (0 §3, 0 §5): an empty email or birthday travels as null. */
export const profilePayloadSchema = z.object({
  ...profileBasics,
  email: email(validationSentences.profileEmailInvalid).nullable().optional(),
  birthday: z.iso.date().nullable().optional(),
  description: text(limits.description).nullable().optional(),
});
/** What the edit-profile dialog sends. */
export type ProfilePayload = z.input<typeof profilePayloadSchema>;
