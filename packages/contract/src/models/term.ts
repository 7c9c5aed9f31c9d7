import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { languageTagSchema, shownName } from '../schema/text.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { personSchema } from './person.ts';

/** What stands for a term in other languages, by BCP 47 tag. */
export const termTranslationsSchema = z
  .record(languageTagSchema, shownName(limits.term))
  .refine((translations) => {
    const { length } = Object.keys(translations);
    return length > 0 && length <= limits.termLanguages;
  }, `A term is given in at least one language, and in at most ${limits.termLanguages}.`);

/**
 * A name or word of a conversation that is not left to engines. `translations` null: it stays as it is; else what stands for it, by
 * language. `by` added it, or changed it last; null where the account is gone.
 */
export const termSchema = z.object({
  _id: idSchema,
  term: z.string(),
  translations: z.record(z.string(), z.string()).nullable(),
  by: personSchema.nullable(),
  created_at: timestampSchema,
});
/** A name or word of a conversation that is not left to engines. */
export type Term = z.output<typeof termSchema>;
