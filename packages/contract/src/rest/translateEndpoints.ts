import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { filledText, text } from '../schema/text.ts';
import { translateRequests } from './translateRequests.ts';

const strings = z.record(text(200), text(limits.messageText));

const tooLarge = 'These are too many texts for one call.';

/** UI strings by key, as JSON text or as an object; they arrive as an object. */
export const appStringsSchema = z
  .union([z.string().max(limits.appStrings, tooLarge), strings])
  .transform((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'translate_str must be JSON.' });
      return z.NEVER;
    }
  })
  .pipe(strings)
  .refine((value) => JSON.stringify(value).length <= limits.appStrings, tooLarge);

/** Translation of the app's own texts. */
export const translateEndpoints = {
  appStrings: defineEndpoint({
    ...translateRequests.appStrings,
    limit: 'appTranslations',
    body: z.object({ lang_code: filledText(100), translate_str: appStringsSchema }),
    data: z.record(z.string(), z.string()),
    errors: ['language_unknown'],
    behaviour: 'api#app-strings',
    summary: 'Translates UI strings, keyed as they were sent; lang_code is a BCP 47 tag or a language name.',
  }),
};
