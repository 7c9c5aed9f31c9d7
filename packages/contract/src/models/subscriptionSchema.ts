import * as z from 'zod';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { packageNameSchema } from './packageNameSchema.ts';

/** A running plan (0 §3): `price` in AUD per month, `created_at` the start of the current period, `duration` in days. */
export const subscriptionSchema = z.object({
  package: packageNameSchema,
  price: z.number(),
  created_at: timestampSchema.nullable(),
  duration: z.int().nullable(),
  is_trial: z.boolean().optional(),
  cancelled_at: timestampSchema.nullable().optional(),
});
/** A running plan. */
export type Subscription = z.output<typeof subscriptionSchema>;
