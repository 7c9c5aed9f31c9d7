import type { TextPart } from '../../../ports/Translator.ts';
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

/** Chinese sets no blanks between sentences, so a piece from or to it is written anew as a whole. */
function translateChinese(text: string, lexicon: Lexicon, target: PhraseLanguage): string | undefined {
  const sentences = cutSentences(text).map((sentence) => translateSentence(sentence, lexicon, target));
  if (sentences.some((sentence) => sentence === undefined)) return undefined;
  const written = sentences.map((sentence) => sentence ?? '');
  if (lexicon.language === 'zh')
    return written.filter((sentence) => sentence.trim()).join(target === 'zh' ? '' : ' ');
  return written
    .map((sentence, index) => (index > 0 && hasWords(sentence) ? sentence.trimStart() : sentence))
    .join('');
}

function translatePiece(source: string, lexicon: Lexicon, target: PhraseLanguage): TextPart[] {
  const whole = translateSentence(source, lexicon, target);
  if (whole !== undefined) return [{ source, translated: whole }];
  if (lexicon.language === 'zh' || target === 'zh')
    return [{ source, translated: translateChinese(source, lexicon, target) }];
  return cutSentences(source).map((sentence) => ({
    source: sentence,
    translated: translateSentence(sentence, lexicon, target),
  }));
}

/** A text in parts, those translated whose sentence the phrase memory knows, and all that have no words. */
export function translateText(text: string, lexicon: Lexicon, target: PhraseLanguage): TextPart[] {
  const parts = text.split('\n').flatMap((line, place) => {
    const pieces = cutAtSpans(line).flatMap((piece, index) =>
      index % 2 ? { source: piece, translated: piece } : translatePiece(piece, lexicon, target),
    );
    return place > 0 ? [{ source: '\n', translated: '\n' }, ...pieces] : pieces;
  });
  return parts.filter(({ source }) => source !== '');
}
