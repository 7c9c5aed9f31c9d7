import * as z from 'zod';
import { idSchema } from '../schema/values.ts';

/**
 * The few facts of a person that accompany a message: the `by` of a message. `avatar` is a link or null; `is_deleted`
 * (extension) is true, and there at all, where the account was deleted: what is left of it is an id of its own and a name in English.
 */
export const personSchema = z.object({
  _id: idSchema,
  name: z.string(),
  avatar: z.string().nullable(),
  is_deleted: z.boolean().optional(),
});
/** The few facts of a person that accompany a message. */
export type Person = z.output<typeof personSchema>;

/** A member of a topic; country, language and accent are names of `GET /static/basic`. */
export const memberSchema = z.object({
  ...personSchema.shape,
  is_verified: z.boolean(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  accent: z.string().nullable(),
});
/** A member of a topic. */
export type Member = z.output<typeof memberSchema>;
