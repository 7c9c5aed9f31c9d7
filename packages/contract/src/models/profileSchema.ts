import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { customerSchema } from './customerSchema.ts';
import { genderSchema } from './genderSchema.ts';
import { subscriptionSchema } from './subscriptionSchema.ts';

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
