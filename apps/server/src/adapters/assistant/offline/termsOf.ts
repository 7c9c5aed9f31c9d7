import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { HelpLanguage } from './HelpLanguage.ts';
import { stopWords } from './stopWords.ts';

/** The text without marks on its letters; `đ` becomes `d`. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

/** Arabic without vowel marks and lengthening, with one form of alef, yeh and teh marbuta. */
export const normalizeArabic = (text: string): string =>
  withoutMarks(text)
    .replaceAll('ـ', '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll('ة', 'ه');

const longEnough = (word: string, minimum: number) => [...word].length >= minimum;

/** The word without article and what is joined to it; the word where too little would be left. */
export function withoutArabicArticle(word: string): string {
  const bare = word.replace(/^[وف]?(?:[بك]?ال|لل)/, '');
  return longEnough(bare, 3) ? bare : word;
}

/** An Arabic word as people search it: without article, with and without its ending. */
function arabicVariants(word: string): string[] {
  const bare = withoutArabicArticle(word);
  const stem = bare.replace(/(?:اتي|اتك|اته|ات|تي|تك|ين|ون|ان|ها|هم|كم|نا|ه|ي|ك)$/, '');
  return longEnough(stem, 3) ? [bare, stem] : [bare];
}

const stemmers: Partial<Record<HelpLanguage, (word: string) => string>> = {
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
  it: stemItalian,
};

/** The forms by which one word is found; the first is the word without marks. */
function variantsOf(word: string, language: HelpLanguage): string[] {
  if (language === 'ar') return arabicVariants(normalizeArabic(word));
  const bare = withoutMarks(word);
  const stem = stemmers[language];
  return stem ? [bare, stem(bare)] : [word];
}

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}@]+/gu) ?? [];

const isIgnored = (word: string, language: HelpLanguage) =>
  stopWords[language].has(language === 'ar' ? normalizeArabic(word) : withoutMarks(word));

/** Whether a term is a pair of syllables. */
export const isPair = (term: string): boolean => term.includes('_');

/** Whether both syllables of a pair say what a text is about. */
export const isWholePair = (term: string): boolean =>
  term
    .replace('~', '')
    .split('_')
    .every((syllable) => !isIgnored(syllable, 'vi'));

/**
 * The words of a text that say what it is about, each as the forms by which it is found. Vietnamese words are written in
 * syllables: each pair of neighbours is a word of its own as well.
 */
function formsOf(text: string, language: HelpLanguage): string[][] {
  const words = wordsOf(text);
  const terms = words
    .filter((word) => !isIgnored(word, language))
    .map((word) => [...new Set(variantsOf(word, language))]);
  if (language !== 'vi') return terms;
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index] ?? '', word])
    .filter((pair) => !pair.every((word) => isIgnored(word, language)))
    .map((pair) => [pair.join('_')]);
  return [...terms, ...pairs];
}

/** Vietnamese without its marks is another text: its words are told apart from those that have none. */
const plain = (term: string) => `~${withoutMarks(term)}`;

/** The terms of a text that is searched; Vietnamese is found with its marks, and without them by who writes none. */
export function termsOf(text: string, language: HelpLanguage): string[][] {
  const forms = formsOf(text, language);
  return language === 'vi' ? forms.map((variants) => [...variants, ...variants.map(plain)]) : forms;
}

/** The terms of a question. */
export function termsAsked(text: string, language: HelpLanguage): string[][] {
  const forms = formsOf(text, language);
  const isPlain = language === 'vi' && withoutMarks(text) === text.normalize('NFD');
  return isPlain ? forms.map((variants) => variants.map(plain)) : forms;
}
