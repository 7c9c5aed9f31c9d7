import { isBlank } from '@franca/languages/text';
import * as z from 'zod';
import { limits } from '../constants/limits.ts';

const loneSurrogate = /\p{Surrogate}/u;

/** Text that every database can store: no null character, no half of a surrogate pair. */
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

const filled = (start: z.ZodString, max: number, sentence: string) =>
  start
    .trim()
    .min(1, { error: sentence, abort: true })
    .refine((value) => !isBlank(value), sentence)
    .max(max, `At most ${max} characters can be used.`)
    .refine(isStorable, 'Text holds characters that cannot be stored.');

/** A string of 1 to `max` UTF-16 code units in which something can be seen; it arrives trimmed. `sentence` is the error for a missing or empty value. */
export function filledText(max: number, sentence = 'A text is required.') {
  return filled(z.string({ error: sentence }), max, sentence);
}

const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Takes out the characters that turn the direction of what follows them. */
export function removeDirectionControls(value: string): string {
  return value.replace(directionControls, '');
}

/**
 * The name of a person, a group, a place or a file: like `filledText`, without characters that turn the direction of
 * what follows, with which `photo[U+202E]gnp.exe` would be shown as `photoexe.png`.
 */
export function shownName(max: number, sentence = 'A text is required.') {
  const name = z.string({ error: sentence }).overwrite(removeDirectionControls);
  return filled(name, max, sentence);
}

/** An `http(s)` address, or a path on the same host; other schemes are refused because links end up in `href` and `src`. */
export const linkSchema = z
  .string()
  .max(limits.link)
  .regex(/^(https?:\/\/[^\s]+|\/(?!\/)[^\s\\]*)$/i, 'A link must begin with http://, https:// or /.')
  .refine(isStorable, 'A link holds characters that cannot be stored.');

/** A language as a BCP 47 tag, for example `en`, `pt-BR` or `zh-Hant`. */
export const languageTagSchema = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i, 'A language must be a BCP 47 tag.');
