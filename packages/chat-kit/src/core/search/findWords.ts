import { foldText } from './foldText.ts';

/** A stretch of a text, in UTF-16 units. */
export interface TextRange {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends, this unit not included. */
  readonly end: number;
}

/** Every place of `words` in `text`, whatever the capitals and accents of both; none for empty words. */
export function findWords(text: string, words: string): TextRange[] {
  const wanted = foldText(words.trim()).folded;
  if (wanted === '') return [];
  const { folded, starts } = foldText(text);
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const last = starts[at + wanted.length - 1] ?? 0;
    // The whole letter, also when only a part of it was compared, with the marks that follow it.
    const end = starts.slice(at + wanted.length).find((start) => start > last) ?? text.length;
    ranges.push({ start: starts[at] ?? 0, end });
  }
  return ranges;
}
