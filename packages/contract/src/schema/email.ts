import * as z from 'zod';
import { limits } from '../limits.ts';
import { validationSentences } from '../validationSentences.ts';

/** An ordinary email address of at most 255 characters (0 §5); it arrives trimmed and in lower case. */
export function email(invalid: string = validationSentences.emailInvalid) {
  return z
    .string({ error: validationSentences.emailRequired })
    .trim()
    .toLowerCase()
    .min(1, validationSentences.emailRequired)
    .max(limits.email, invalid)
    .regex(z.regexes.email, invalid);
}
