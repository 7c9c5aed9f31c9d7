import type { PhraseLanguage } from './phraseTypes.ts';

const accents: Readonly<Record<string, string>> = {
  à: 'a',
  á: 'a',
  â: 'a',
  ã: 'a',
  ç: 'c',
  è: 'e',
  é: 'e',
  ê: 'e',
  ë: 'e',
  ì: 'i',
  í: 'i',
  î: 'i',
  ï: 'i',
  ò: 'o',
  ó: 'o',
  ô: 'o',
  õ: 'o',
  ù: 'u',
  ú: 'u',
  û: 'u',
  ü: 'u',
  œ: 'oe',
};
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word as it is compared: case and ways of typing that never carry meaning are levelled. */
export function foldWord(word: string, language: PhraseLanguage): string {
  const lower = word.normalize('NFC').toLowerCase().replaceAll('’', "'");
  if (language === 'de') return lower.replaceAll(/[äöüß]/g, (letter) => german[letter] ?? letter);
  if (language !== 'ar') return lower;
  return lower
    .replaceAll(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

/** A folded word without accents, where people leave them out while typing; ñ and Vietnamese marks are letters. */
export function withoutAccents(folded: string, language: PhraseLanguage): string {
  if (!['en', 'es', 'it', 'fr', 'pt'].includes(language)) return folded;
  return folded.replaceAll(/[à-üœ]/g, (letter) => accents[letter] ?? letter);
}

/** Whether a typed word stands for a word of a phrase: accents may be missing, but not be others. */
export function isSameWord(typed: string, known: string, language: PhraseLanguage): boolean {
  if (typed === known) return true;
  return typed === withoutAccents(typed, language) && typed === withoutAccents(known, language);
}
