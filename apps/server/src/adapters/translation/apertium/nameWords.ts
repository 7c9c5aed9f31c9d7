import { regionNames } from './regionNames.ts';

/** Words with a capital inside a sentence that are no names of somebody or something, by language. */
const capitals: Readonly<Record<string, RegExp>> = {
  en: /^(?:I|I['’]\p{L}+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|English|French|German|Italian|Spanish|Arabic|Chinese|Vietnamese|Russian|Portuguese|Japanese|Korean|American|British|European|Christmas|Easter|God|Mr|Mrs|Ms|Miss|Dr|Prof|Sir|OK|Ok|TV)$/u,
};

/** Given names that are words as well: at the beginning of a sentence only what follows says which. */
const givenNames = new Set(
  'Will Mark Rose Grace Jack Frank Faith Hope Joy Bill Rob Art Dale Dean Drew Gene Grant Guy Lance Max Miles Nick Pat Pierce Ray Rich Rod Sky Sue Violet Daisy Lily Ivy Iris Olive Pearl Ruby Amber Crystal Dawn Eve Holly Heather Hazel Jasmine Ginger Summer Autumn Melody Angel Chase Carter Cooper Hunter Mason Taylor Parker Chip Chuck Duke Earl Bishop Penny Patience Prudence Charity Victor Wade Ward June April May August Bella Bianca Rosa Stella Fiore Franco Felice Chiara Luna Sol Mercedes Dolores Pilar Consuelo Cruz Ángel'.split(
    ' ',
  ),
);

/** What follows a person who does something. */
const verbs =
  /^(?:is|isn['’]t|was|wasn['’]t|has|hasn['’]t|had|said|says|will|won['’]t|can|can['’]t|does|doesn['’]t|did|didn['’]t|wants|needs|likes|loves|lives|works|called|sent|came|comes|went|goes|and|è|ha|vuole|viene|dice|es|está|tiene|quiere|viene)$/iu;

const word = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*/gu;

/** A name in a text: where it begins, and its words. */
export type NameWord = { start: number; text: string };

/**
 * The names of people, places and firms in a line: words with a capital inside a sentence, except those that the language
 * writes so, and given names at its beginning before what somebody does. None in German, whose nouns all have one, and none where everything has.
 */
export function findNames(line: string, language: string): NameWord[] {
  if (language === 'de') return [];
  const words = [...line.matchAll(word)].map(({ 0: text, index }) => ({ text, index }));
  const isCapital = (text: string) => /^\p{Lu}(?:\p{Ll}|['’]\p{Lu})/u.test(text);
  const capitalised = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  if (words.length > 3 && capitalised > words.length * 0.8) return [];
  return words.flatMap(({ text, index }, place) => {
    if (!isCapital(text) || capitals[language]?.test(text)) return [];
    const before = line.slice(0, index);
    const isTitled = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Prof|Sr|Sra|Sig|Dott)\.\s*$/u.test(before);
    const isFirst = !isTitled && /(?:^|[.!?…:;]["”’)]*\s+|\n|^[^\p{L}\p{N}]+)$/u.test(before);
    const next = words[place + 1];
    const isDoer = givenNames.has(text) && next !== undefined && verbs.test(next.text);
    const isAddressed = isFirst && givenNames.has(text) && line.charAt(index + text.length) === ',';
    if (isFirst && !isDoer && !isAddressed) return [];
    return regionNames(language).has(text) ? [] : [{ start: index, text }];
  });
}
