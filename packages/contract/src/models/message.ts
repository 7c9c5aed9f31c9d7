import { z } from 'zod';
import { idSchema } from '../schema/id.ts';
import { timestampSchema } from '../schema/timestamp.ts';
import { attachmentMetaSchema, attachmentSchema } from './attachment.ts';
import { callRoomSchema } from './callRoom.ts';
import { locationDataSchema } from './locationData.ts';
import { personSchema } from './person.ts';
import { reactionSchema } from './reaction.ts';
import { translationSchema } from './translation.ts';

/** Types of message on the wire (1 §3: DTMessageType; readings A31). */
export const messageTypes = [
  'contact',
  'location',
  'message',
  'audio',
  'file',
  'image',
  'call',
  'emoji',
  'sticker',
] as const;
/** Type of a message. */
export type MessageType = (typeof messageTypes)[number];

/** The person of a shared contact. */
const sharedContact = z.object({ ...personSchema.shape, country: z.string().nullable().optional() });

const messageCore = z.object({
  _id: idSchema,
  chat_id: z.string(),
  type: z.enum(messageTypes),
  content: z.string().nullable(),
  translated: z.string().nullable(),
  date: timestampSchema,
  by: personSchema,
  attachments: z.array(attachmentSchema),
  meta_data: z.union([locationDataSchema, attachmentMetaSchema]).nullable(),
  contact: sharedContact.nullable(),
  recalled: z.boolean(),
  language: z.string().nullable(),
});

/** The message that another one answers, as far as the quote shows it. */
export const repliedMessageSchema = messageCore;
/** The message that another one answers. */
export type RepliedMessage = z.output<typeof repliedMessageSchema>;

/**
 * A message as one reader gets it (1 §3). `id` and `_id` are the same value. `content` is the original, `translated`
 * the text in the reader's language or null. `language` is the original's BCP 47 tag when known. `seq` is the number
 * of the change that brought it. A recalled message keeps its place with `content` null and no attachments.
 */
export const messageSchema = z.object({
  id: idSchema,
  topic_id: idSchema,
  ...messageCore.shape,
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
