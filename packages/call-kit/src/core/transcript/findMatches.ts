/** A text as it is searched: letters without their marks, and where each came from. */
export interface FoldedText {
  /** The letters. */
  readonly text: string;
  /** For each UTF-16 unit of `text`, its place in the original; one more for the end. */
  readonly places: readonly number[];
}

// Letters that Unicode does not take apart, and forms of Arabic letters that people write for one another.
const alike: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};

/** Folds a text for searching: case, accents and Arabic marks make no difference. */
export function foldText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of original) {
    const lower = letter.toLowerCase();
    const folded = (alike[lower] ?? lower).normalize('NFKD').replace(/\p{M}/gu, '');
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    place += letter.length;
  }
  return { text, places: [...places, original.length] };
}

/** A part of a text: from its first to after its last UTF-16 unit. */
export type TextRange = readonly [start: number, end: number];

/** Where the words of a query stand in a text, in order; empty for none, and for an empty query. */
export function findMatches(text: string, query: string): readonly TextRange[] {
  const wanted = foldText(query.trim()).text;
  if (wanted === '') return [];
  const { text: folded, places } = foldText(text);
  const found: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    found.push([places[at] ?? 0, places[at + wanted.length] ?? text.length]);
  }
  return found;
}
