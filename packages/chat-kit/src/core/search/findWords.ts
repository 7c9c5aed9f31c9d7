/** Accents of European writing, and the vowel signs that Arabic and Hebrew may leave out. */
const marks =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;
/** Letters that are no letter with a mark for Unicode, but are typed without theirs. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ی: 'ي',
  ک: 'ك',
  '’': "'",
};

/** Digits of Arabic and Persian writing. */
const easternDigit = /^[\u0660-\u0669\u06f0-\u06f9]$/u;

function plainOf(letter: string): string {
  const bare = letter.toLowerCase().normalize('NFKD').replace(marks, '');
  return plainLetters[bare] ?? (easternDigit.test(bare) ? String(bare.charCodeAt(0) % 16) : bare);
}

/** A text as it is compared, with the way back; see {@link foldText}. */
export interface FoldedText {
  /** The text without capitals and marks. */
  readonly folded: string;
  /** For each UTF-16 unit of `folded`, where the letter it came from begins in the original; then its length. */
  readonly starts: readonly number[];
}

/** Takes capitals, accents and vowel signs away, so that "Đâu" is found by "dau" and "كَتَبَ" by "كتب"; digits of Arabic and Persian become those of English. */
export function foldText(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = letter < '\u0080' ? letter.toLowerCase() : plainOf(letter);
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(place);
    folded += plain;
    place += letter.length;
  }
  starts.push(text.length);
  return { folded, starts };
}

/** The article of Arabic at the beginning of a word, with what may be joined to it ("and the", "in the", "like the", "to the"). */
const article = /^[وف]?(?:[بك]?ال|لل)/u;

/** Whether folded letters are nothing but an Arabic article. */
export const isArticle = (folded: string): boolean => article.exec(folded)?.[0] === folded;

/** A folded Arabic word without its article, or null where it has none, or too little would be left to mean anything. */
export function withoutArticle(folded: string): string | null {
  const rest = folded.replace(article, '');
  return rest === folded || rest.length < 3 ? null : rest;
}

/** A stretch of a text, in UTF-16 units. */
export interface TextRange {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends, this unit not included. */
  readonly end: number;
}

/** Every place of `words` in `text`, whatever the capitals and accents of both; none for empty words. */
export function findWords(text: string, words: string): TextRange[] {
  const wanted = foldText(words.trim()).folded;
  if (wanted === '') return [];
  const { folded, starts } = foldText(text);
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const last = starts[at + wanted.length - 1] ?? 0;
    // The whole letter, also when only a part of it was compared, with the marks that follow it.
    const end = starts.slice(at + wanted.length).find((start) => start > last) ?? text.length;
    ranges.push({ start: starts[at] ?? 0, end });
  }
  return ranges;
}
