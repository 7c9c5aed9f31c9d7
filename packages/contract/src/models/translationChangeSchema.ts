import * as z from 'zod';
import { changeFields } from './changeFields.ts';
import { translationStates } from './translationStates.ts';

/** A message's translation into one language (BCP 47) reached a state; `text` is set when it is done. */
export const translationChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('translation'),
  chat_id: z.string(),
  language: z.string(),
  state: z.enum(translationStates),
  text: z.string().nullable(),
  source: z.string().nullable(),
  engine: z.string().nullable(),
});
