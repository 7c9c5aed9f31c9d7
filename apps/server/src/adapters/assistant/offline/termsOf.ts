import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
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

/** The forms by which one word is found; the first is the word without marks. */
function variantsOf(word: string, language: HelpLanguage): string[] {
  if (language === 'ar') return arabicVariants(normalizeArabic(word));
  const bare = withoutMarks(word);
  if (language === 'en') return [bare, stemEnglish(bare)];
  if (language === 'it') return [bare, stemItalian(bare)];
  // Somebody may write Vietnamese without its marks: with them a word counts more.
  return [bare, word];
}

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}@]+/gu) ?? [];

/**
 * The words of a text that say what it is about, each as the forms by which it is found. Vietnamese words are written in
 * syllables: each pair of neighbours is a word of its own as well.
 */
export function termsOf(text: string, language: HelpLanguage): string[][] {
  const ignored = stopWords[language];
  const isIgnored = (word: string) =>
    ignored.has(language === 'ar' ? normalizeArabic(word) : withoutMarks(word));
  const words = wordsOf(text);
  const terms = words
    .filter((word) => !isIgnored(word))
    .map((word) => [...new Set(variantsOf(word, language))]);
  if (language !== 'vi') return terms;
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index] ?? '', word] as const)
    .filter((pair) => !pair.every(isIgnored))
    .map((pair) => [...new Set([withoutMarks(pair.join('_')), pair.join('_')])]);
  return [...terms, ...pairs];
}
