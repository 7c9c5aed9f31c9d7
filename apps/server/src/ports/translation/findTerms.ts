/** A term of a list, where it stands in a text. */
export type FoundTerm = {
  /** Index of the first UTF-16 unit. */
  start: number;
  /** The words as the text has them. */
  written: string;
};

/** Scripts that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const inWord = /[\p{L}\p{M}\p{N}_]/u;
const blank = /\s/u;

/** One letter as it is compared, whatever its case; those whose other case is two letters are compared as they are. */
function foldLetter(letter: string): string {
  const capital = letter.toUpperCase();
  const small = (capital.length === letter.length ? capital : letter).toLowerCase();
  return small.length === letter.length ? small : letter;
}

/** A letter of a text, or a run of blanks, which counts as one. */
type Sign = { folded: string; start: number; end: number; isInWord: boolean };

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let end = 0;
  for (const letter of text) {
    const start = end;
    end += letter.length;
    const last = signs.at(-1);
    if (!blank.test(letter))
      signs.push({ folded: foldLetter(letter), start, end, isInWord: inWord.test(letter) });
    else if (last?.folded === ' ') last.end = end;
    else signs.push({ folded: ' ', start, end, isInWord: false });
  }
  return signs;
}

/** What may follow in a term; at the end of one, how it is bounded. */
type Branch = { next: Map<string, Branch>; ends?: { anywhere: boolean } };

function branchesOf(terms: readonly string[]): Branch {
  const root: Branch = { next: new Map() };
  for (const term of terms) {
    let branch = root;
    for (const { folded } of signsOf(term)) {
      const known: Branch = branch.next.get(folded) ?? { next: new Map() };
      branch.next.set(folded, known);
      branch = known;
    }
    branch.ends = { anywhere: (branch.ends?.anywhere ?? false) || unspaced.test(term) };
  }
  return root;
}

/**
 * Finds terms in a text as whole words, whatever their case, from left to right without overlaps, the longer of two. A text is read
 * once, with at most the letters of the longest term at each of its places, however many terms there are and whatever they have in
 * common: members write both, and nobody else is to wait for them.
 */
export function findTerms(text: string, terms: readonly string[]): FoundTerm[] {
  const root = branchesOf(terms);
  const signs = signsOf(text);

  /** Index behind the longest term that begins at a sign; -1 where none does. */
  function endAt(first: number): number {
    const isBegun = signs[first - 1]?.isInWord ?? false;
    let longest = -1;
    let branch: Branch | undefined = root;
    for (let index = first; index < signs.length; index += 1) {
      branch = branch.next.get(signs[index]?.folded ?? '');
      if (!branch) break;
      const isBounded = !isBegun && !signs[index + 1]?.isInWord;
      if (branch.ends && (branch.ends.anywhere || isBounded)) longest = index + 1;
    }
    return longest;
  }

  const found: FoundTerm[] = [];
  for (let first = 0; first < signs.length; ) {
    const behind = endAt(first);
    const start = signs[first]?.start ?? 0;
    const end = signs[behind - 1]?.end;
    if (end === undefined) first += 1;
    else {
      found.push({ start, written: text.slice(start, end) });
      first = behind;
    }
  }
  return found;
}
