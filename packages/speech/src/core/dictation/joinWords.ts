/** Languages that are written without spaces between words. */
const unspaced = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my']);

/**
 * Puts pieces of speech together, with a space between them where the language is written with spaces.
 *
 * @param pieces words without spaces around them; empty ones are left out
 * @param language BCP 47 tag
 * @example
 * joinWords(['good', 'morning'], 'en-AU'); // 'good morning'
 * joinWords(['おはよう', 'ございます'], 'ja-JP'); // 'おはようございます'
 */
export function joinWords(pieces: readonly string[], language: string): string {
  const space = unspaced.has(language.split('-')[0] ?? '') ? '' : ' ';
  return pieces.filter((piece) => piece !== '').join(space);
}
