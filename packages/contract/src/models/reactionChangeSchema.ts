import * as z from 'zod';
import { changeFields } from './changeFields.ts';
import { reactionSchema } from './reactionSchema.ts';

/** The reactions of a message are now these. */
export const reactionChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('reaction'),
  chat_id: z.string(),
  reactions: z.array(reactionSchema),
});
