import * as z from 'zod';
import { idSchema, timestampSchema } from '../schema/values.ts';

/** A conversation with SmartTalk; `content` is its title. */
export const assistantTopicSchema = z.object({
  _id: idSchema,
  content: z.string(),
  created_at: timestampSchema,
});

/** A message of or to SmartTalk: `is_gpt` marks its own, `parent_id` is the topic, `contentOld` earlier versions. */
export const assistantMessageSchema = z.object({
  _id: idSchema,
  content: z.string(),
  is_gpt: z.boolean(),
  parent_id: idSchema,
  contentOld: z.array(z.string()),
  date: timestampSchema,
});
