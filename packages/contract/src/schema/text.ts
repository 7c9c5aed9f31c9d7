import * as z from 'zod';
import { isStorable } from './isStorable.ts';

/** A string of at most `max` UTF-16 code units without null characters; it may be empty. `sentence` is the error shown for a missing value. */
export function text(max: number, sentence?: string) {
  return z
    .string(sentence ? { error: sentence } : undefined)
    .max(max)
    .refine(isStorable, 'Text holds characters that cannot be stored.');
}
