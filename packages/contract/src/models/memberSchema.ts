import * as z from 'zod';
import { personSchema } from './personSchema.ts';

/** A member of a topic (1 §3); country, language and accent are names of `GET /static/basic`. */
export const memberSchema = z.object({
  ...personSchema.shape,
  is_verified: z.boolean(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  accent: z.string().nullable(),
});
/** A member of a topic. */
export type Member = z.output<typeof memberSchema>;
