import { findSpans, hasWords } from '../../../ports/translation/protectSpans.ts';
import type { Lexicon } from './Lexicon.ts';
import type { PhraseLanguage } from './phraseTypes.ts';
import { translatePhrase } from './translatePhrase.ts';

const isDetached = (kind: string): boolean => !['number', 'mention'].includes(kind);

/** Cuts a line around URLs, code and emoji; odd parts are those spans. */
function cutAtSpans(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const span of findSpans(line)) {
    if (!isDetached(span.kind)) continue;
    parts.push(line.slice(from, span.start), span.text);
    from = span.start + span.text.length;
  }
  return [...parts, line.slice(from)];
}

/** Cuts before the beginnings of sentences; the marks inside of numbers and names stay where they are. */
function cutSentences(text: string): string[] {
  const inside = new Set<number>();
  for (const span of findSpans(text)) {
    for (let at = span.start; at < span.start + span.text.length; at++) inside.add(at);
  }
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?…؟]+(?=\s|$)|[。！？]+/gu)) {
    const end = match.index + match[0].length;
    if (inside.has(match.index)) continue;
    sentences.push(text.slice(from, end));
    from = end;
  }
  return [...sentences, text.slice(from)];
}

function lowerStart(text: string, target: PhraseLanguage): string {
  if (target === 'en' && /^I\b/.test(text)) return text;
  return text.replace(/^[¿¡]?\p{Lu}/u, (start) => start.toLowerCase());
}

/** A sentence made of phrases with commas between them; every part must be known. */
function translateParts(sentence: string, lexicon: Lexicon, target: PhraseLanguage): string | undefined {
  const parts = sentence.split(/[,，،]\s*/u);
  if (parts.length < 2) return undefined;
  const last = parts.length - 1;
  const translated = parts.map((part, index) => {
    // Only the last part carries the mark of the sentence.
    const text = translatePhrase(part, lexicon, target);
    return text && index > 0 && !/^\s*@/.test(part) ? lowerStart(text, target) : text;
  });
  if (translated.slice(0, last).some((part) => part === undefined || /[?？؟]$/.test(part))) return undefined;
  if (translated[last] === undefined) return undefined;
  const comma = target === 'zh' ? '，' : target === 'ar' ? '، ' : ', ';
  return translated.join(comma);
}

function translateSentence(sentence: string, lexicon: Lexicon, target: PhraseLanguage): string | undefined {
  if (!hasWords(sentence)) return sentence;
  const body = sentence.trim();
  const text = translatePhrase(body, lexicon, target) ?? translateParts(body, lexicon, target);
  return text === undefined ? undefined : sentence.replace(body, () => text);
}

function translatePiece(text: string, lexicon: Lexicon, target: PhraseLanguage): string | undefined {
  const whole = translateSentence(text, lexicon, target);
  if (whole !== undefined) return whole;
  const sentences = cutSentences(text).map((sentence) => translateSentence(sentence, lexicon, target));
  if (sentences.some((sentence) => sentence === undefined)) return undefined;
  const written = sentences.map((sentence) => sentence ?? '');
  // Chinese sets no blanks between sentences, the others do.
  if (lexicon.language === 'zh')
    return written.filter((sentence) => sentence.trim()).join(target === 'zh' ? '' : ' ');
  if (target !== 'zh') return written.join('');
  return written
    .map((sentence, index) => (index > 0 && hasWords(sentence) ? sentence.trimStart() : sentence))
    .join('');
}

/** A text all of whose sentences the phrase memory knows; undefined when a single one is not. */
export function translateText(text: string, lexicon: Lexicon, target: PhraseLanguage): string | undefined {
  const lines = text.split('\n').map((line) => {
    const parts = cutAtSpans(line).map((part, index) =>
      index % 2 ? part : translatePiece(part, lexicon, target),
    );
    return parts.some((part) => part === undefined) ? undefined : parts.join('');
  });
  return lines.some((line) => line === undefined) ? undefined : lines.join('\n');
}
