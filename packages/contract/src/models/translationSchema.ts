import * as z from 'zod';
import { translationStates } from './translationStates.ts';

/** Where a message's translation for one reader stands; languages are BCP 47 tags. */
export const translationSchema = z.object({
  state: z.enum(translationStates),
  source: z.string().nullable(),
  target: z.string().nullable(),
  engine: z.string().nullable(),
});
/** Where a message's translation for one reader stands. */
export type Translation = z.output<typeof translationSchema>;
