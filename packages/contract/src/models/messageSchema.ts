import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { callRoomSchema } from './callRoomSchema.ts';
import { reactionSchema } from './reactionSchema.ts';
import { repliedMessageSchema } from './repliedMessageSchema.ts';
import { translationSchema } from './translationSchema.ts';

/**
 * A message as one reader gets it (1 §3). `id` and `_id` are the same value. `content` is the original, `translated`
 * the text in the reader's language or null. `language` is the original's BCP 47 tag when known. `seq` is the number
 * of the change that brought it. A recalled message keeps its place with `content` null and no attachments.
 */
export const messageSchema = z.object({
  id: idSchema,
  topic_id: idSchema,
  ...repliedMessageSchema.shape,
  translation: translationSchema,
  seq: z.int(),
  reply_id: z.string().nullable(),
  reply: repliedMessageSchema.nullable(),
  forward_id: z.string().nullable(),
  call_room: callRoomSchema.nullable(),
  reactions: z.array(reactionSchema),
});
/** A message as one reader gets it. */
export type Message = z.output<typeof messageSchema>;
