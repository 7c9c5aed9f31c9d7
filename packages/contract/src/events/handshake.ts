import { z } from 'zod';
import { limits } from '../limits.ts';
import { filledText } from '../schema/filledText.ts';
import { idSchema } from '../schema/id.ts';
import { languageTagSchema } from '../schema/languageTag.ts';
import { text } from '../schema/text.ts';

/** What every socket passes in `auth`: the session token, from which the server takes the person (readings D3). */
export const socketAuthSchema = z.object({ token: filledText(limits.token) });

/** Query of the `/chat` socket (1 §7). */
export const chatHandshakeSchema = z.object({ user_id: idSchema });

/** Query of the `/call` socket (1 §7). */
export const callHandshakeSchema = z.object({ user_id: idSchema });

/**
 * Query of the `/speech` socket (1 §7): `accent_code` is the BCP 47 tag spoken, `lang_code` its language,
 * `target_lang_code` the languages of the others, each between hyphens, empty when all share one.
 */
export const speechHandshakeSchema = z.object({
  user_id: idSchema,
  accent_code: languageTagSchema,
  lang_code: languageTagSchema,
  target_lang_code: text(400).default(''),
});
