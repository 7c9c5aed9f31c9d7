import * as z from 'zod';
import { idSchema, timeInputSchema, timestampSchema } from '../schema/values.ts';
import { attachmentMetaSchema, attachmentSchema } from './attachment.ts';
import { DTMessageType } from './DTMessageType.ts';
import { locationDataSchema } from './location.ts';
import { mentionSchema } from './mention.ts';
import { messageInputSchema } from './messageInput.ts';
import { personSchema } from './person.ts';
import { stickerDataSchema } from './sticker.ts';

/** `waiting` for its time, `sending` now, or `failed`: it was not sent, for the reason in `problem`. */
export const scheduledStates = ['waiting', 'sending', 'failed'] as const;

/**
 * A message that the server keeps for its sender and sends at `send_at`. `topic_id` is null where the conversation is gone;
 * `topic_name` is the name of a group. `problem` is the code of the error for which it was not sent, null otherwise. `reply` is what
 * is left of the message that it answers; `meta_data` of a sticker that is the sender's own has its name.
 */
export const scheduledMessageSchema = z.object({
  _id: idSchema,
  topic_id: idSchema.nullable(),
  topic_name: z.string().nullable(),
  chat_id: z.string(),
  type: z.enum(DTMessageType),
  content: z.string().nullable(),
  mentions: z.array(mentionSchema),
  attachments: z.array(attachmentSchema),
  meta_data: z.union([locationDataSchema, stickerDataSchema, attachmentMetaSchema]).nullable(),
  contact: personSchema.nullable(),
  reply: z.object({ chat_id: z.string(), by: z.string(), content: z.string() }).nullable(),
  is_silent: z.boolean(),
  send_at: timestampSchema,
  created_at: timestampSchema,
  state: z.enum(scheduledStates),
  problem: z.string().nullable(),
});
/** A message that the server keeps for its sender and sends later. */
export type ScheduledMessage = z.output<typeof scheduledMessageSchema>;

/** The body of `POST /chat/schedule`: `message` is what `POST /chat` would take, for the same conversation. */
export const scheduleInputSchema = z.object({
  topic_id: idSchema,
  send_at: timeInputSchema,
  message: messageInputSchema,
});
