import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { timestampSchema } from '../schema/timestampSchema.ts';

/** A message of or to SmartTalk (1 §3): `is_gpt` marks its own, `parent_id` is the topic, `contentOld` earlier versions. */
export const assistantMessageSchema = z.object({
  _id: idSchema,
  content: z.string(),
  is_gpt: z.boolean(),
  parent_id: idSchema,
  contentOld: z.array(z.string()),
  date: timestampSchema,
});
/** A message of or to SmartTalk. */
export type AssistantMessage = z.output<typeof assistantMessageSchema>;
