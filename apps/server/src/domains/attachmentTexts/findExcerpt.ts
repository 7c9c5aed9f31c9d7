/** Marks that make no difference to a search; `search_text` of the database says the same. */
const marks =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;
/** Letters that are compared as others; `search_text` says the same. */
const plain: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ħ: 'h', æ: 'ae', œ: 'oe', ß: 'ss' },
  ...{ ى: 'ي', ة: 'ه', ٱ: 'ا', ی: 'ي', ک: 'ك' },
};
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/gu;
const article = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/u;
/** Writing without spaces between words: a word may begin anywhere. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/u;

/** Characters of an excerpt, and of those before the first word that was searched for. */
const [longest, lead] = [200, 60];

const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

const fold = (text: string): string => (isPlain(text) ? text.toLowerCase() : foldAll(text));

const foldAll = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[đðøłıħæœßىةٱیک]/gu, (letter) => plain[letter] ?? letter)
    .replace(easternDigit, (digit) => String(digit.charCodeAt(0) % 16));

const begins = (word: string, wanted: string): boolean =>
  unspaced.test(wanted)
    ? word.includes(wanted)
    : word.startsWith(wanted) || word.replace(article, '').startsWith(wanted);

/** Which of the words a line holds, and where the first of them stands. */
function look(line: string, words: readonly string[]): { count: number; first: number } {
  // Most lines hold nothing, which is seen without taking them apart.
  const whole = fold(line);
  if (!words.some((word) => whole.includes(word))) return { count: 0, first: -1 };
  const held = new Set<string>();
  let first = -1;
  for (const { 0: found, index } of line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = fold(found);
    for (const word of words) {
      if (!begins(folded, word)) continue;
      held.add(word);
      if (first < 0) first = index;
    }
  }
  return { count: held.size, first };
}

/** A line, or so much of it that the word at a place is seen with what stands before it. */
function cut(line: string, place: number): string {
  if (line.length <= longest) return line;
  const space = place > lead ? line.indexOf(' ', place - lead) : -1;
  const from = place <= lead ? 0 : space >= 0 && space < place ? space + 1 : place;
  const rest = line.slice(from, from + longest);
  const isEnd = from + longest >= line.length;
  // Half of a character is none.
  const shown = isEnd ? rest : rest.replace(/[\ud800-\udbff]$/u, '').trimEnd();
  return `${from > 0 ? '… ' : ''}${shown}${isEnd ? '' : ' …'}`;
}

/** The line of a text that contains most of the words of a search (folded as `search_text` does it), the first of equal ones; null for none. */
export function findExcerpt(text: string, words: readonly string[]): string | null {
  const wanted = [...new Set(words)];
  let best: { line: string; count: number; first: number } | null = null;
  for (const line of text.split('\n')) {
    const { count, first } = look(line, wanted);
    if (count > (best?.count ?? 0)) best = { line, count, first };
    if (count === wanted.length) break;
  }
  return best && cut(best.line, best.first);
}
