import { speechTags } from './speechTags.ts';

/** The tag for unknown names. */
export const fallbackTag = 'en-US';

let folded: ReadonlyMap<string, string> | undefined;

/**
 * The BCP 47 tag of an accent or a language by its English name. An unknown accent of a known
 * language gives the language's usual accent; anything else `en-US`.
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
