import { findTerms } from './findTerms.ts';
import { findSpans, type ProtectedSpan } from './protectSpans.ts';

/** A name or word of a conversation that is not left to engines. */
export type Term = {
  /** As it is written in the language of the text. */
  term: string;
  /** What stands for it, by language (BCP 47); a language without an entry is left to the engine. Null: it stays as it is, in every language. */
  translations: Readonly<Record<string, string>> | null;
};

/** A text whose terms are replaced by slots, which every engine keeps. */
export type MaskedTerms = {
  text: string;
  /** What stands in the place of each slot. */
  slots: ReadonlyMap<string, string>;
  /** Puts the terms, or what stands for them, in the place of the slots; undefined where one was lost or doubled. */
  restore: (translated: string) => string | undefined;
};

const oneBlank = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A term as it is compared: in small letters, with single blanks, each letter with its marks as one sign. */
export const foldTerm = (term: string): string => oneBlank(term.normalize('NFC').toLowerCase());

/** Whether written words are the term: one with a capital is a name, and “will” is not “Will”. */
function isWrittenAs({ term }: Term, written: string): boolean {
  const [own, found] = [oneBlank(term), oneBlank(written)];
  return own === found || own === own.toLowerCase() || found === own.toUpperCase();
}

/** What stands for a term in a language: that of its whole tag, else of its language. Undefined where it is left to the engine. */
function valueFor({ term, translations }: Term, written: string, target: string): string | undefined {
  if (translations === null) return written;
  const value = translations[target] ?? translations[target.split('-')[0] ?? target];
  if (value === undefined || written === term) return value;
  const small = written.toLocaleLowerCase();
  if (written.length > 1 && written !== small && written === written.toLocaleUpperCase())
    return value.toLocaleUpperCase(target);
  // A sentence may begin with it.
  const isBeginning = written[0] !== small[0] && term[0] === small[0];
  return isBeginning ? `${value.slice(0, 1).toLocaleUpperCase(target)}${value.slice(1)}` : value;
}

/** A text in which each letter and its marks are one sign (NFC), and where its signs stand in the text as it was written. */
type Composed = {
  text: string;
  /** The place in the written text; undefined inside of a sign that was put together. */
  placeOf: (index: number) => number | undefined;
};

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Keyboards and files write “é” as one sign or as two, and Vietnamese letters in three ways; terms are found in all of them. */
function compose(written: string): Composed {
  if (written === written.normalize('NFC')) return { text: written, placeOf: (index) => index };
  const places = new Map<number, number>();
  let text = '';
  for (const { segment, index } of graphemes.segment(written)) {
    places.set(text.length, index);
    const composed = segment.normalize('NFC');
    if (composed === segment)
      for (let inside = 1; inside < segment.length; inside += 1)
        places.set(text.length + inside, index + inside);
    text += composed;
  }
  places.set(text.length, written.length);
  return { text, placeOf: (index) => places.get(index) };
}

function restoreSlots(translated: string, slots: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let isSound = true;
  const restored = translated.replaceAll(/\{\w*term\d+\}/g, (slot) => {
    const value = slots.get(slot);
    if (value === undefined) return slot;
    if (seen.has(slot)) isSound = false;
    seen.add(slot);
    return value;
  });
  return isSound && seen.size === slots.size ? restored : undefined;
}

/** Says of places of a text, asked for from left to right, whether a protected span is there. */
function createSpanLookup(spans: readonly ProtectedSpan[]): (start: number, end: number) => boolean {
  let first = 0;
  const endOf = ({ start, text }: ProtectedSpan): number => start + text.length;
  return (start, end) => {
    for (let span = spans[first]; span && endOf(span) <= start; span = spans[first]) first += 1;
    for (let index = first; index < spans.length; index += 1) {
      const span = spans[index];
      if (!span || span.start >= end) return false;
      // A number may be a part of a name.
      const isWithin = start <= span.start && endOf(span) <= end;
      if (!isWithin || (span.kind !== 'number' && span.kind !== 'emoji')) return true;
    }
    return false;
  };
}

/**
 * Replaces the terms of a text that have something to stand for them in a language by slots (`{term1}`), which are protected spans
 * for every engine. Of two that overlap the longer one counts; links, code and other protected spans are left alone. Terms are found
 * in this form alone: other forms of the word are left to the engine.
 */
export function maskTerms(text: string, target: string, terms: readonly Term[]): MaskedTerms {
  const slots = new Map<string, string>();
  const usable = terms
    .map((term) => ({ ...term, term: term.term.normalize('NFC') }))
    .filter((term) => valueFor(term, term.term, target) !== undefined);
  const restore = (translated: string): string | undefined => restoreSlots(translated, slots);
  if (usable.length === 0) return { text, slots, restore };
  const byName = new Map(usable.map((term) => [foldTerm(term.term), term]));
  const isProtected = createSpanLookup(findSpans(text));
  const prefix = text.includes('{term') ? 'ownterm' : 'term';
  let masked = '';
  let from = 0;
  const composed = compose(text);
  for (const { start: place, written } of findTerms(
    composed.text,
    usable.map(({ term }) => term),
  )) {
    const [start, end] = [composed.placeOf(place), composed.placeOf(place + written.length)];
    const term = byName.get(foldTerm(written));
    if (start === undefined || end === undefined || !term) continue;
    if (isProtected(start, end) || !isWrittenAs(term, written)) continue;
    // A name stays as it was written, sign for sign.
    const value = term.translations === null ? text.slice(start, end) : valueFor(term, written, target);
    if (value === undefined) continue;
    const slot = `{${prefix}${slots.size + 1}}`;
    slots.set(slot, value);
    masked += text.slice(from, start) + slot;
    from = end;
  }
  return { text: masked + text.slice(from), slots, restore };
}
