import { findSpans } from '../../../ports/translation/protectSpans.ts';
import { expandWord } from './expandWord.ts';
import type { PhraseLanguage } from './phraseTypes.ts';

/** A unit of comparison: a word, a protected span or, in phrases, a slot. */
export type Token =
  | { kind: 'word'; folded: string; written: string }
  | { kind: 'span'; written: string }
  | { kind: 'slot'; name: string };

function wordsOf(text: string, language: PhraseLanguage): Token[] {
  const found = text.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]['’\p{L}\p{M}]*/gu) ?? [];
  return found.flatMap((part): Token[] => {
    // Elided articles are words of their own: "l'aeroporto", "d'où".
    const pieces = language === 'en' ? [part] : part.split(/(?<=['’])/u);
    return pieces.flatMap((written) =>
      expandWord(written, language).map((folded) => ({ kind: 'word' as const, folded, written })),
    );
  });
}

/** The words of a text without punctuation; protected spans stay whole, Chinese is taken character by character. */
export function tokenize(text: string, language: PhraseLanguage): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const span of findSpans(text)) {
    const [, slot] = /^\{([a-z.]+)\}$/.exec(span.text) ?? [];
    const token: Token = slot ? { kind: 'slot', name: slot } : { kind: 'span', written: span.text };
    tokens.push(...wordsOf(text.slice(from, span.start), language), token);
    from = span.start + span.text.length;
  }
  return [...tokens, ...wordsOf(text.slice(from), language)];
}
