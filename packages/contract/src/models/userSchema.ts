import * as z from 'zod';
import { memberSchema } from './memberSchema.ts';
import { packageNameSchema } from './packageNameSchema.ts';

/**
 * A contact or search result with the reader's relation to it (1 §3). When several flags hold, the order is
 * is_block, is_friend, is_waiting_accept (they asked), is_requested (the reader asked): readings C18.
 */
export const userSchema = z.object({
  ...memberSchema.shape,
  description: z.string().nullable(),
  is_friend: z.boolean(),
  is_requested: z.boolean(),
  is_waiting_accept: z.boolean(),
  is_block: z.boolean(),
  subscription: z.object({ package: packageNameSchema }),
});
/** A contact or search result with the reader's relation to it. */
export type User = z.output<typeof userSchema>;
