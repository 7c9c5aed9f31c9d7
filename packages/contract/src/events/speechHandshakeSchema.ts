import * as z from 'zod';
import { languageTagSchema, text } from '../schema/text.ts';
import { idSchema } from '../schema/values.ts';

/**
 * Query of the `/speech` socket: `accent_code` is the BCP 47 tag spoken, `lang_code` its language,
 * `target_lang_code` the languages of the others, each between hyphens, empty when all share one.
 */
export const speechHandshakeSchema = z.object({
  user_id: idSchema,
  accent_code: languageTagSchema,
  lang_code: languageTagSchema,
  target_lang_code: text(400).default(''),
});
