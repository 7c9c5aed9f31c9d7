import * as z from 'zod';
import { isStorable } from './isStorable.ts';

/** A string of 1 to `max` UTF-16 code units that is not only white space; it arrives trimmed. `sentence` is the error for a missing or empty value. */
export function filledText(max: number, sentence = 'A text is required.') {
  return z
    .string({ error: sentence })
    .trim()
    .min(1, sentence)
    .max(max, `At most ${max} characters can be used.`)
    .refine(isStorable, 'Text holds characters that cannot be stored.');
}
