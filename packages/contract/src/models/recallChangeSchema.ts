import * as z from 'zod';
import { changeFields } from './changeFields.ts';

/** A message was recalled by its sender. */
export const recallChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('recall'),
  chat_id: z.string(),
});
