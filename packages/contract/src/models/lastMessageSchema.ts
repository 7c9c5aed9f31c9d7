import * as z from 'zod';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { messageTypes } from './messageTypes.ts';
import { personSchema } from './personSchema.ts';

/** The newest message of a topic as the chat list previews it (1 §3). */
export const lastMessageSchema = z.object({
  chat_id: z.string(),
  type: z.enum(messageTypes),
  content: z.string().nullable(),
  translated: z.string().nullable(),
  date: timestampSchema,
  by: personSchema,
  recalled: z.boolean(),
});
/** The newest message of a topic as the chat list previews it. */
export type LastMessage = z.output<typeof lastMessageSchema>;
