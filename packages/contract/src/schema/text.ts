import { z } from 'zod';

const loneSurrogate = /\p{Surrogate}/u;

/** Text that every database can hold: no null character, no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && !loneSurrogate.test(value);
}

/** A string of at most `max` UTF-16 code units without null characters; it may be empty. `sentence` is the error shown for a missing value. */
export function text(max: number, sentence?: string) {
  return z
    .string(sentence ? { error: sentence } : undefined)
    .max(max)
    .refine(isStorable, 'Text holds characters that cannot be stored.');
}
