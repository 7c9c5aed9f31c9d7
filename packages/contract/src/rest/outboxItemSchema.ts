import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { timestampSchema } from '../schema/timestampSchema.ts';

/** A message that would have gone to a phone or a mailbox. */
export const outboxItemSchema = z.object({
  _id: idSchema,
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  code: z.string().optional(),
  link: z.string().optional(),
  created_at: timestampSchema,
});
/** A message that would have gone to a phone or a mailbox. */
export type OutboxItem = z.output<typeof outboxItemSchema>;
