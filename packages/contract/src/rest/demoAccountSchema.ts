import * as z from 'zod';
import { packageNameSchema } from '../models/packageNameSchema.ts';
import { idSchema } from '../schema/idSchema.ts';

/** One of the demo's people. */
export const demoAccountSchema = z.object({
  _id: idSchema,
  name: z.string(),
  avatar: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  accent: z.string(),
  package: packageNameSchema,
});
/** One of the demo's people. */
export type DemoAccount = z.output<typeof demoAccountSchema>;
