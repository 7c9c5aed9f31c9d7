import type { TextLanguage } from './AssistantPort.ts';
import { plainMarkdown } from './plainMarkdown.ts';
import { splitMarkdown } from './splitMarkdown.ts';

/** A part of a text, and its language. */
export interface LanguagePiece {
  /** The part. */
  readonly text: string;
  /** BCP 47 tag; null where it is not known. */
  readonly language: string | null;
}

/** The language of a text at a place; null where it is not known. */
const languageAt = (languages: readonly TextLanguage[], at: number): string | null =>
  languages.findLast((run) => run.at <= at)?.language ?? null;

/**
 * The blocks of a Markdown text with their languages (docs/behaviour/assistant.md, Language of answers): pieces of `splitMarkdown`, and a quote
 * in another language by itself. Joined with nothing, they are the text.
 */
export function languagePieces(text: string, languages: readonly TextLanguage[] = []): LanguagePiece[] {
  let start = 0;
  return splitMarkdown(text).flatMap((piece) => {
    const [begin, end] = [start, start + piece.length];
    start = end;
    const quotes = languages.filter(({ at }) => at > begin && at < end && text[at] === '>');
    const cuts = [begin, ...quotes.map(({ at }) => at), end];
    return cuts.slice(1).map((cut, index) => {
      const from = cuts[index] ?? begin;
      return { text: text.slice(from, cut), language: languageAt(languages, from) };
    });
  });
}

/** A Markdown text as it is read aloud: without its marks, and cut where the language changes. */
export function spokenPieces(text: string, languages: readonly TextLanguage[] = []): LanguagePiece[] {
  const starts = [...new Set([0, ...languages.map(({ at }) => at)])].filter((at) => at < text.length);
  return starts
    .map((start, index) => ({
      text: plainMarkdown(text.slice(start, starts[index + 1])),
      language: languageAt(languages, start),
    }))
    .filter((piece) => piece.text !== '');
}
