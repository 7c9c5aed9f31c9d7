import type { RecognizedPiece } from './RecognitionPort.ts';

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

/** Recognized words, in two parts. */
export interface Recognized {
  /** Final words. */
  readonly final: string;
  /** Words that may still change. */
  readonly interim: string;
}

/**
 * Joins the pieces of a session. Some phones repeat a final piece with more words and no confidence instead of adding
 * to it: such a piece replaces the one that it begins with.
 *
 * @param pieces everything recognized so far
 * @param language BCP 47 tag, which decides whether a space stands between pieces
 * @example
 * joinRecognized([{ text: 'good', isFinal: true }, { text: ' mor', isFinal: false }], 'en-AU');
 * // { final: 'good', interim: 'mor' }
 */
export function joinRecognized(pieces: readonly RecognizedPiece[], language: string): Recognized {
  const final: string[] = [];
  const open: string[] = [];
  for (const { text, isFinal, confidence } of pieces) {
    const words = text.trim();
    if (words === '') continue;
    if (!isFinal) {
      open.push(words);
      continue;
    }
    const before = final.at(-1);
    if (confidence === 0 && before !== undefined && words.startsWith(before)) final.pop();
    final.push(words);
  }
  return { final: joinWords(final, language), interim: joinWords(open, language) };
}
