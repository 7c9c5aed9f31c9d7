import * as z from 'zod';
import { changeFields } from './changeFields.ts';
import { messageSchema } from './messageSchema.ts';

/** A message was sent. */
export const messageChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('message'),
  message: messageSchema,
});
