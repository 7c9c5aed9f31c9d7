import * as z from 'zod';
import { packageNameSchema } from '../constants/packageNameSchema.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { memberSchema } from './person.ts';

/**
 * A contact or search result with the reader's relation to it. When several flags hold, the order is
 * is_block, is_friend, is_waiting_accept (they asked), is_requested (the reader asked): see `relationOf`.
 * `relation_seq` (extension) counts what the reader has been shown of this relation: of two versions of a person the one with
 * the higher number is the newer.
 */
export const userSchema = z.object({
  ...memberSchema.shape,
  description: z.string().nullable(),
  username: z.string().nullable(),
  is_friend: z.boolean(),
  is_requested: z.boolean(),
  is_waiting_accept: z.boolean(),
  is_block: z.boolean(),
  relation_seq: z.int(),
  subscription: z.object({ package: packageNameSchema }),
});
/** A contact or search result with the reader's relation to it. */
export type User = z.output<typeof userSchema>;

/** An open friend request: whoever asked, and whoever is asked; the other person's flags are the reader's relation to them. */
export const friendRequestSchema = z.object({
  _id: idSchema,
  from: userSchema,
  to: userSchema,
  created_at: timestampSchema,
});
/** An open friend request. */
export type FriendRequest = z.output<typeof friendRequestSchema>;
