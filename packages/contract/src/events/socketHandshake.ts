import * as z from 'zod';
import { limits } from '../limits.ts';
import { filledText, languageTagSchema, text } from '../schema/text.ts';
import { idSchema } from '../schema/values.ts';

/**
 * Query of each namespace's socket. On `/speech`, `accent_code` is the BCP 47 tag spoken, `lang_code` its language,
 * `target_lang_code` the languages of the others, each between hyphens, empty when all share one.
 */
export const socketHandshake = {
  '/chat': z.object({ user_id: idSchema }),
  '/call': z.object({ user_id: idSchema }),
  '/speech': z.object({
    user_id: idSchema,
    accent_code: languageTagSchema,
    lang_code: languageTagSchema,
    target_lang_code: text(400).default(''),
  }),
};

/** What every socket passes in `auth`: the session token, from which the server takes the user. */
export const socketAuthSchema = z.object({ token: filledText(limits.token) });

/**
 * What a refused handshake carries in the `data` of its error, beside the sentence in `message`: a code of
 * `errorCodes`. `unauthorized` ends the session; after any other code the client connects again.
 */
export const socketRefusalSchema = z.object({ code: z.string() });
/** What a refused handshake carries in the `data` of its error. */
export type SocketRefusal = z.output<typeof socketRefusalSchema>;

/** Writes the other participants' languages as the speech socket's query wants them: `-it-vi-`, empty for none. */
export function formatTargetLanguages(codes: readonly string[]): string {
  return codes.length > 0 ? `-${codes.join('-')}-` : '';
}

/** Reads `-it-vi-` back; codes are plain language codes, since a hyphen separates them. */
export function parseTargetLanguages(value: string): string[] {
  return value.split('-').filter((code) => /^[a-z]{2,3}$/i.test(code));
}
