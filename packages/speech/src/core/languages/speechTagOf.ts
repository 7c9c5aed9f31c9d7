import { speechTags } from './speechTags.ts';

/** What is listened for where nothing better is known (1 §4). */
export const fallbackTag = 'en-US';

let folded: ReadonlyMap<string, string> | undefined;

/**
 * The BCP 47 tag of an accent or a language by its English name (1 §4, "Voice dictation"). An unknown accent of a known
 * language is heard in the language's usual accent; anything else as `en-US`.
 *
 * @param name such as `English (Australia)` or `Vietnamese`; case and spaces around do not matter
 * @example
 * speechTagOf('English (Australia)'); // 'en-AU'
 * speechTagOf('Italian'); // 'it-IT'
 * speechTagOf('Klingon'); // 'en-US'
 */
export function speechTagOf(name: string | null | undefined): string {
  const wanted = name?.trim().toLowerCase();
  if (!wanted) return fallbackTag;
  folded ??= new Map([...speechTags()].map(([key, tag]) => [key.toLowerCase(), tag]));
  return folded.get(wanted) ?? folded.get(wanted.replace(/\s*\(.*$/, '')) ?? fallbackTag;
}
