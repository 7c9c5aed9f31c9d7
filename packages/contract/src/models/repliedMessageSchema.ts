import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { attachmentMetaSchema } from './attachmentMetaSchema.ts';
import { attachmentSchema } from './attachmentSchema.ts';
import { locationDataSchema } from './locationDataSchema.ts';
import { messageTypes } from './messageTypes.ts';
import { personSchema } from './personSchema.ts';

/** The person of a shared contact. */
const sharedContact = z.object({ ...personSchema.shape, country: z.string().nullable().optional() });

/** The message that another one answers, as far as the quote shows it. */
export const repliedMessageSchema = z.object({
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
/** The message that another one answers. */
export type RepliedMessage = z.output<typeof repliedMessageSchema>;
