import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { concepts, wider } from './concepts/concepts.ts';
import { elsewhereWords } from './elsewhereWords.ts';
import type { HelpLanguage } from './HelpLanguage.ts';
import { lightWords, stopWords } from './stopWords.ts';

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
  // “With” and “for” are written with the word that follows, as the person of a verb is.
  const joined = bare.replace(/^[بلايتن]/, '');
  const forms = longEnough(joined, 3) ? [joined, bare] : [bare];
  return longEnough(stem, 3) ? [...forms, stem] : forms;
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
  // “conversación” has another stem than “conversacion”.
  return stem ? [bare, stem(bare), withoutMarks(stem(word))] : [word];
}

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}@]+/gu) ?? [];

const vietnameseIn = (words: ReadonlySet<string>) => ({
  words,
  plain: new Set([...words].map(withoutMarks)),
});
const vietnamese = { ignored: vietnameseIn(stopWords.vi), light: vietnameseIn(lightWords.vi) };

/** Whether a list has a word. In Vietnamese “tải” is another word than “tại”: only who writes no marks means either. */
function isIn(list: 'ignored' | 'light', word: string, language: HelpLanguage): boolean {
  if (language === 'vi') {
    const { words, plain } = vietnamese[list];
    return words.has(word) || (word === withoutMarks(word) && plain.has(word));
  }
  const words = list === 'ignored' ? stopWords : lightWords;
  return words[language].has(language === 'ar' ? normalizeArabic(word) : withoutMarks(word));
}
const isIgnored = (word: string, language: HelpLanguage) => isIn('ignored', word, language);
const isLight = (word: string, language: HelpLanguage) => isIn('light', word, language);

/** Whether a term is a pair of syllables. */
export const isPair = (term: string): boolean => term.includes('_');

/** Whether both syllables of a pair say what a text is about. */
export const isWholePair = (term: string): boolean =>
  term
    .replace('~', '')
    .split('_')
    .every((syllable) => !isIgnored(syllable, 'vi'));

/** A word of a text as the forms by which it is found, and whether it says little of what the text is about. */
export type Term = {
  variants: string[];
  /** Forms that only say which of two sections is nearer: “been read” is not what “read” is about. */
  near?: string[];
  /** What answers less exactly: what is said of conversations holds for groups. */
  wider?: string[];
  isLight: boolean;
};

/** Vietnamese without its marks is another text: its words are told apart from those that have none. */
const plain = (term: string) => `~${withoutMarks(term)}`;

/** Keys by which the words of `concepts` are compared: their stem, in Vietnamese with its marks or without. */
const keyOf = (word: string, language: HelpLanguage): string => variantsOf(word, language).at(-1) ?? word;

/** What the words of one language are called by their concept; words of several syllables or words are joined by spaces. */
type Concepts = { named: ReadonlyMap<string, readonly string[]>; longest: number };

function readConcepts(language: HelpLanguage): Concepts {
  const named = new Map<string, string[]>();
  let longest = 1;
  const name = (key: string, concept: string) => {
    const names = named.get(key) ?? [];
    if (!names.includes(concept)) named.set(key, [...names, concept]);
  };
  for (const line of concepts[language].trim().split('\n')) {
    const [concept = '', list = ''] = line.split(': ');
    for (const form of list.split(', ')) {
      const words = wordsOf(form).map((word) => keyOf(word, language));
      for (const only of wordsOf(form).length === 1 ? variantsOf(form, language).slice(1) : [])
        name(only, `=${concept}`);
      longest = Math.max(longest, words.length);
      name(words.join(' '), `=${concept}`);
      if (language === 'vi') name(plain(words.join(' ')), `=${concept}`);
    }
  }
  return { named, longest };
}

const known = new Map<HelpLanguage, Concepts>();
function conceptsOf(language: HelpLanguage): Concepts {
  const read = known.get(language) ?? readConcepts(language);
  known.set(language, read);
  return read;
}

/** Where a text names a concept by several words: the longest names, from left to right. */
function phrasesIn(words: readonly string[], language: HelpLanguage, isPlain: boolean) {
  const { named, longest } = conceptsOf(language);
  const keys = words.map((word) => keyOf(word, language));
  const phrases = new Map<number, { length: number; names: readonly string[] }>();
  for (let start = 0; start < keys.length; start += 1) {
    for (let length = Math.min(longest, keys.length - start); length > 1; length -= 1) {
      const key = keys.slice(start, start + length).join(' ');
      const names = named.get(isPlain ? plain(key) : key);
      if (!names) continue;
      phrases.set(start, { length, names });
      start += length - 1;
      break;
    }
  }
  return phrases;
}

/** The forms of a word that says something. */
const formsOf = (word: string, language: HelpLanguage) =>
  isIgnored(word, language) || isLight(word, language) ? [] : variantsOf(word, language);

/** The terms of single words, and in Vietnamese of each pair of neighbours: its words are written in syllables. */
function termsOfWords(words: readonly string[], language: HelpLanguage, isPlain: boolean): Term[] {
  const { named } = conceptsOf(language);
  const write = (term: string) => (isPlain ? plain(term) : term);
  const terms = words.flatMap((word) => {
    const forms = variantsOf(word, language);
    const names = forms.flatMap((form) => named.get(write(form)) ?? []);
    // “How many” stands in questions about anything, and asks for a limit.
    if (isIgnored(word, language))
      return names.includes('=limit') ? { variants: ['=limit'], isLight: false } : [];
    return { variants: [...new Set([...forms.map(write), ...names])], isLight: isLight(word, language) };
  });
  if (language !== 'vi') return terms;
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index] ?? '', word])
    .filter((pair) => !pair.every((word) => isIgnored(word, language)))
    .map((pair) => ({
      variants: [write(pair.join('_'))],
      isLight: pair.some((word) => isLight(word, language)),
    }));
  return [...terms, ...pairs];
}

/** The terms of a text that is searched; Vietnamese is found with its marks, and without them by who writes none. */
export function termsOf(text: string, language: HelpLanguage): string[] {
  const words = wordsOf(text);
  const names = [...phrasesIn(words, language, false).values()].flatMap((phrase) => phrase.names);
  const terms = termsOfWords(words, language, false).flatMap(({ variants }) => variants);
  if (language !== 'vi') return [...terms, ...names];
  return [...terms, ...terms.filter((term) => !term.startsWith('=')).map(plain), ...names];
}

const withWider = (term: Term): Term => ({
  ...term,
  wider: [...new Set(term.variants.flatMap((variant) => wider[variant] ?? []))],
});

/** The terms of a question: what several words name is one of them. */
export function termsAsked(text: string, language: HelpLanguage): Term[] {
  const isPlain = language === 'vi' && withoutMarks(text) === text.normalize('NFD');
  const words = wordsOf(text);
  const phrases = phrasesIn(words, language, isPlain);
  const terms: Term[] = [];
  let run: string[] = [];
  const endRun = () => {
    terms.push(...termsOfWords(run, language, isPlain));
    run = [];
  };
  for (let place = 0; place < words.length; place += 1) {
    const phrase = phrases.get(place);
    if (!phrase) {
      run.push(words[place] ?? '');
      continue;
    }
    endRun();
    const own = words.slice(place, place + phrase.length);
    const forms = language === 'vi' ? [own.join('_')] : own.flatMap((word) => formsOf(word, language));
    const near = forms.map((form) => (isPlain ? plain(form) : form));
    terms.push({ variants: [...phrase.names], near, isLight: false });
    place += phrase.length - 1;
  }
  endRun();
  return terms.map(withWider);
}

const elsewhere = new Map<HelpLanguage, { keys: ReadonlySet<string>; longest: number }>();
function elsewhereIn(language: HelpLanguage) {
  const known = elsewhere.get(language);
  if (known) return known;
  const phrases = elsewhereWords[language].split(',').map((phrase) => wordsOf(phrase));
  const keys = new Set(phrases.map((words) => words.map((word) => keyOf(word, language)).join(' ')));
  const read = { keys, longest: Math.max(...phrases.map(({ length }) => length)) };
  elsewhere.set(language, read);
  return read;
}

/** Whether a question has words of what has nothing to do with a messenger. */
export function isElsewhere(text: string, language: HelpLanguage): boolean {
  const { keys, longest } = elsewhereIn(language);
  const words = wordsOf(text).map((word) => keyOf(word, language));
  return words.some((_word, at) =>
    Array.from({ length: longest }, (_, more) => words.slice(at, at + more + 1).join(' ')).some((key) =>
      keys.has(key),
    ),
  );
}

/** The words of a text that say what it is about, as they stand. */
export const subjectOf = (text: string, language: HelpLanguage): string =>
  wordsOf(text)
    .filter((word) => !isIgnored(word, language))
    .join(' ');

/** Those of them that say much of it. */
export const heavyWordsOf = (text: string, language: HelpLanguage): string[] =>
  wordsOf(text).filter((word) => !isIgnored(word, language) && !isLight(word, language));
