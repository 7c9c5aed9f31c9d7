import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';

/** One line of a live transcript (1 §3); the same `id` comes again until `isFinal`. `language` is a BCP 47 tag. */
export const transcriptItemSchema = z.object({
  id: z.string(),
  userId: idSchema,
  data: z.string(),
  isFinal: z.boolean(),
  isTranslated: z.boolean(),
  language: z.string(),
});
/** One line of a live transcript. */
export type TranscriptItem = z.output<typeof transcriptItemSchema>;
