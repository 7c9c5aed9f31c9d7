import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { userSchema } from './userSchema.ts';

/** An open friend request (1 §3): whoever asked, and whoever is asked. */
export const friendRequestSchema = z.object({
  _id: idSchema,
  from: userSchema,
  to: userSchema,
  created_at: timestampSchema,
});
/** An open friend request. */
export type FriendRequest = z.output<typeof friendRequestSchema>;
