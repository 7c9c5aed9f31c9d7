import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { filledText, languageTagSchema, text } from '../schema/text.ts';
import { idSchema } from '../schema/values.ts';

/** What a socket and the server say to each other when the socket connects. */
export const socketHandshake = {
  /** What every socket passes in `auth`: the session token, from which the server takes the user. */
  auth: z.object({ token: filledText(limits.token) }),
  /**
   * Query of each namespace's socket. On `/speech`, `accent_code` is the BCP 47 tag spoken, `lang_code` its language,
   * `target_lang_code` the languages of the others, each between hyphens, empty when all share one.
   */
  query: {
    '/chat': z.object({ user_id: idSchema }),
    '/call': z.object({ user_id: idSchema }),
    '/speech': z.object({
      user_id: idSchema,
      accent_code: languageTagSchema,
      lang_code: languageTagSchema,
      target_lang_code: text(400).default(''),
    }),
  },
  /**
   * What a refused handshake carries in the `data` of its error, beside the sentence in `message`: a code of
   * `errorCodes`. `unauthorized` ends the session; after any other code the client connects again.
   */
  refusal: z.object({ code: z.string() }),
};

/** What a refused handshake carries in the `data` of its error. */
export type SocketRefusal = z.output<typeof socketHandshake.refusal>;
