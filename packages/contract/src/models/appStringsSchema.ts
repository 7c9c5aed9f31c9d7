import * as z from 'zod';
import { limits } from '../limits.ts';
import { text } from '../schema/text.ts';

const strings = z.record(text(200), text(limits.messageText));

const tooLarge = 'These are too many texts for one call.';

/** UI strings by key, as JSON text (0 §7) or as an object; they arrive as an object. */
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
