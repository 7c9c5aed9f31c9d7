import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { timestampSchema } from '../schema/timestampSchema.ts';

/** A conversation with SmartTalk (1 §3); `content` is its title. */
export const assistantTopicSchema = z.object({
  _id: idSchema,
  content: z.string(),
  created_at: timestampSchema,
});
/** A conversation with SmartTalk. */
export type AssistantTopic = z.output<typeof assistantTopicSchema>;
