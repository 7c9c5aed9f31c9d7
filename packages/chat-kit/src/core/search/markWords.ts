import { findWords, foldText, isArticle, type TextRange, withoutArticle } from './findWords.ts';

/** A piece of a text, and whether it is what was searched for. */
export interface MarkedPart {
  /** The words. */
  readonly text: string;
  /** Whether it is marked. */
  readonly isFound: boolean;
  /** Where it begins in the text. */
  readonly start: number;
}

/** What may stand before the first found word, in UTF-16 units, so that this is seen in a line that is cut. */
const lead = 24;
const wordSign = /[\p{L}\p{N}\p{M}]/u;
/** Writing in which a word may begin anywhere. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/u;

function beginsWord(text: string, { start }: TextRange): boolean {
  const sign = text.slice(start, start + 1);
  if (start === 0 || unspaced.test(sign) || !wordSign.test(text.slice(start - 1, start))) return true;
  // Or comes after the article of its word: the longest has four letters, each with a mark or two.
  const before = /[\p{L}\p{M}]{2,12}$/u.exec(text.slice(0, start))?.[0];
  return before !== undefined && isArticle(foldText(before).folded);
}

/** Every place in a text where one of the words of a query begins a word, in order and without overlaps. */
export function findBeginnings(text: string, query: string): TextRange[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  const wanted = words.flatMap((word) => [word, withoutArticle(foldText(word).folded) ?? word]);
  const ranges = wanted.flatMap((word) => findWords(text, word)).filter((range) => beginsWord(text, range));
  ranges.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: TextRange[] = [];
  for (const range of ranges) if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  return kept;
}

/** Whether any word of a query begins a word of the text. */
export const includesWords = (text: string, query: string): boolean => findBeginnings(text, query).length > 0;

/**
 * A text in pieces, of which those are marked that were searched for. Of a long text so much of the beginning is left out that the first
 * of them comes soon; a dot mark stands for it.
 */
export function markWords(text: string, query: string): MarkedPart[] {
  const ranges = findBeginnings(text, query);
  const first = ranges[0]?.start ?? 0;
  const space = first > lead ? text.indexOf(' ', first - lead) : -1;
  const from = first <= lead ? 0 : space >= 0 && space < first ? space + 1 : first;
  const parts: MarkedPart[] = from > 0 ? [{ text: '… ', isFound: false, start: -1 }] : [];
  let at = from;
  for (const { start, end } of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), isFound: false, start: at });
    parts.push({ text: text.slice(start, end), isFound: true, start });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false, start: at });
  return parts;
}
