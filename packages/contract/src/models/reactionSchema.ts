import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';

/** One person's reaction to a message (extension: readings C20). */
export const reactionSchema = z.object({ user_id: idSchema, emoji: z.string() });
/** One person's reaction to a message. */
export type Reaction = z.output<typeof reactionSchema>;
