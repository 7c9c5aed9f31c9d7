import { type Fill, fillSlots } from './fillSlots.ts';
import type { Lexicon } from './Lexicon.ts';
import type { PhraseLanguage } from './phraseTypes.ts';
import { renderPhrase } from './renderPhrase.ts';
import { repairWord } from './repairWord.ts';
import { type Token, tokenize } from './tokenize.ts';

type Match = { entry: number; fills: readonly Fill[] };

function find(tokens: readonly Token[], text: string, lexicon: Lexicon): Match | undefined {
  const hasQuestionMark = /[?？؟]/.test(text);
  const hasFullStop = /[.!。！]\s*$/.test(text);
  const isMatch = (wording: Parameters<Lexicon['mayTranslate']>[0]) =>
    lexicon.mayTranslate(wording, hasQuestionMark, hasFullStop);
  if (tokens.every((token) => token.kind === 'word')) {
    const same = (lexicon.plain.get(lexicon.key(tokens)) ?? []).filter(isMatch);
    const exact = same.find((wording) =>
      wording.tokens.every((known, index) => lexicon.matches(tokens[index] ?? known, known)),
    );
    if (exact) return { entry: exact.entry, fills: [] };
  }
  const matches = lexicon.open.filter(isMatch).flatMap((wording): Match[] => {
    const fills = fillSlots(wording, tokens, lexicon);
    return fills ? [{ entry: wording.entry, fills }] : [];
  });
  // Two meanings for one text would be a guess.
  const [first] = matches;
  return matches.every((match) => match.entry === first?.entry) ? first : undefined;
}

function repair(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] | undefined {
  let repairs = 0;
  const repaired = tokens.map((token): Token => {
    if (token.kind !== 'word') return token;
    const word = repairWord(token.folded, (candidate) => lexicon.knows(candidate));
    if (word === undefined) return token;
    repairs++;
    return { kind: 'word', folded: word, written: word };
  });
  return repairs === 1 ? repaired : undefined;
}

/** Marks in the writing of the target: a question in Arabic and Chinese ends with another sign. */
function marksFor(marks: string, target: PhraseLanguage): string {
  const question = target === 'ar' ? '؟' : target === 'zh' ? '？' : '?';
  const wide: Readonly<Record<string, string>> = { '!': '！', '.': '。' };
  const written = marks
    .replaceAll(/[?？؟]/g, question)
    .replaceAll('！', '!')
    .replaceAll(/。(?!。)/g, '.');
  return target === 'zh' && !/\.\.|…/.test(written)
    ? written.replaceAll(/[!.]/g, (mark) => wide[mark] ?? mark)
    : written;
}

/** Several marks say more than one does, and stay: “…”, “!!!”, “?!”. */
function withMarks(text: string, marks: string, target: PhraseLanguage): string {
  const body = text.replace(/[\s\u00a0]*[.!?。！？؟]+$/u, '');
  const written = marksFor(marks, target);
  if (target === 'fr') return `${body}${/^[!?]/.test(written) ? '\u00a0' : ''}${written}`;
  // The mark may open in the middle, too: “Hola, ¿cómo estás?”.
  if (target !== 'es' || /[¿¡]/.test(body) || !/[!?]/.test(written)) return `${body}${written}`;
  return `${written.includes('?') ? '¿' : '¡'}${body}${written}`;
}

function withEnding(text: string, original: string, target: PhraseLanguage): string {
  const marks = /(?:[.!?。！？؟]{2,}|[.!?。！？؟]*…[.!?。！？؟…]*)\s*$/u.exec(original)?.[0].trim();
  if (marks) return withMarks(text, marks, target);
  const mark = /([.!。！])\s*$/.exec(original)?.[1];
  if (!mark || /[?？؟]$/.test(text)) return text;
  if (target === 'zh') return `${text}${/[!！]/.test(mark) ? '！' : '。'}`;
  if (!/[!！]/.test(mark)) return `${text}.`;
  if (target === 'es') return `¡${text}!`;
  return target === 'fr' ? `${text}\u00a0!` : `${text}!`;
}

/** One sentence that the phrase memory knows in all of its words, in the target language; otherwise undefined. */
export function translatePhrase(text: string, lexicon: Lexicon, target: PhraseLanguage): string | undefined {
  const tokens = tokenize(text, lexicon.language);
  if (tokens.length === 0) return undefined;
  let match = find(tokens, text, lexicon);
  if (!match) {
    const repaired = repair(tokens, lexicon);
    match = repaired && find(repaired, text, lexicon);
  }
  return match && withEnding(renderPhrase(match.entry, match.fills, target), text, target);
}
