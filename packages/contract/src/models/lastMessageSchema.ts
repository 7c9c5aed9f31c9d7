import * as z from 'zod';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { attachmentTypes } from './attachmentTypes.ts';
import { callRoomSchema } from './callRoomSchema.ts';
import { messageTypes } from './messageTypes.ts';
import { personSchema } from './personSchema.ts';
import { translationSchema } from './translationSchema.ts';

/** A file as a preview names it; `duration` in milliseconds. */
const previewedFile = z.object({
  type: z.enum(attachmentTypes),
  name: z.string(),
  duration: z.number().nullable(),
});

/**
 * The newest message of a topic as the chat list previews it (1 §3). Extensions: `language` (BCP 47 of the original),
 * `translation`, `attachments` and `call_room`, so that a preview says in which language it is and how many photos, which
 * file or how long a call it was.
 */
export const lastMessageSchema = z.object({
  chat_id: z.string(),
  type: z.enum(messageTypes),
  content: z.string().nullable(),
  translated: z.string().nullable(),
  date: timestampSchema,
  by: personSchema,
  recalled: z.boolean(),
  language: z.string().nullable(),
  translation: translationSchema,
  attachments: z.array(previewedFile),
  call_room: callRoomSchema.nullable(),
});
/** The newest message of a topic as the chat list previews it. */
export type LastMessage = z.output<typeof lastMessageSchema>;
