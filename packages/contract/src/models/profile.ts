import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { validationSentences } from '../errors/validationSentences.ts';
import { email } from '../schema/signIn.ts';
import { filledText, linkSchema, shownName, text } from '../schema/text.ts';
import { idSchema } from '../schema/values.ts';
import { customerSchema, subscriptionSchema } from './billing.ts';
import { genderSchema } from './genderSchema.ts';

/** The fields that sign-up and the profile have in common, with their sentences. */
export const profileBasics = {
  avatar: linkSchema,
  name: shownName(limits.fullName, validationSentences.fullNameRequired),
  country: filledText(100, validationSentences.countryRequired),
  language: filledText(100, validationSentences.languageRequired),
  accent: filledText(100, validationSentences.accentRequired),
  gender: genderSchema,
};

const day = 86_400_000;

/** A day of the calendar on which somebody alive may have been born; today where the day is furthest ahead. */
const birthday = z.iso
  .date({ abort: true })
  .refine(
    (date) => date >= '1900-01-01' && Date.parse(date) <= Date.now() + day,
    validationSentences.birthdayInvalid,
  );

/** What the edit-profile dialog sends: an empty email or birthday travels as null. */
export const profilePayloadSchema = z.object({
  ...profileBasics,
  email: email(validationSentences.profileEmailInvalid).nullable().optional(),
  birthday: birthday.nullable().optional(),
  description: text(limits.description).nullable().optional(),
});

/** The reader's own profile with what the account screens need: `_id`, verification, plan and card. */
export const profileSchema = z.object({
  _id: idSchema,
  name: z.string(),
  avatar: z.string().nullable(),
  dial_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** The address that was entered last; it is signed in with once it is confirmed. */
  email: z.string().nullable(),
  /** The confirmed address, with which the person signs in (extension); differs from `email` until the link is opened. */
  sign_in_email: z.string().nullable(),
  birthday: z.iso.date().nullable(),
  description: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  accent: z.string(),
  gender: genderSchema,
  is_verified: z.boolean(),
  subscription: subscriptionSchema,
  customer: customerSchema.nullable(),
  /** The name by which others find the person, in small letters without @; null for none (extension). */
  username: z.string().nullable(),
  /** Whether others see when the person was last online, and the person when they were (extension). */
  shows_last_seen: z.boolean(),
});
/** The reader's own profile. */
export type Profile = z.output<typeof profileSchema>;
