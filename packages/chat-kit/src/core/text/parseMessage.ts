import { findCode, findLinks, unspaced } from '@franca/languages/text';

/** A piece of a line: plain words, marked words, code or a link. */
export type RichInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly RichInline[] };

/** A part of a message from top to bottom. */
export type RichBlock =
  | { readonly kind: 'words'; readonly parts: readonly RichInline[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'list';
      /** Whether it is numbered, and from which number. */
      readonly start: number | null;
      /** The number of each item as it was written; none where it is not numbered. */
      readonly numbers: readonly number[];
      readonly items: readonly (readonly RichInline[])[];
    };

/** A run of marks: stars or underscores, of which some may have found their partner. */
interface Run {
  readonly kind: 'run';
  readonly sign: string;
  /** How many were written. */
  readonly length: number;
  left: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** A part between runs; `depth` is how deep marks stand inside it. */
interface Part {
  readonly kind: 'part';
  readonly part: RichInline;
  readonly depth: number;
}

/** The deepest that marks may stand inside one another: bold inside italic, and no tower of them. */
const deepest = 3;

/** Names of programming languages that are written with two underscores on each side, and never mean bold. */
const names =
  'init|main|name|file|doc|dict|str|repr|call|class|new|del|len|iter|next|enter|exit|eq|hash|all|proto';
const word = '[A-Za-z\\d]+';
const name = `__(?:(?:${names})__|${word}(?:_${word})+__|${word}__(?=[([]|\\.\\w))(?![\\p{L}\\p{N}_])|(?<=\\.)__${word}__`;

/** Names in a program, which stay as they are, and runs that no backslash precedes. */
const runs = new RegExp(`${name}|(?<!\\\\)(?:\\*+|_+)`, 'gu');

const space = /^\s?$/u;
// Beside writing that puts no space between words, a mark needs none either (the amendment of CommonMark for such writing).
const wide = new RegExp(`[${unspaced}\\u3000-\\u303F\\uFE30-\\uFE4F\\uFF01-\\uFFEE]`, 'u');
const sign = /[\p{P}\p{S}]/u;

const before = (text: string, at: number): string =>
  /.?$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
const after = (text: string, at: number): string => /^.?/su.exec(text.slice(at, at + 2))?.[0] ?? '';

/** Whether a run of marks can begin and end what is marked, by what stands beside it (CommonMark, 6.2). */
function runAt(text: string, marks: string, start: number): Run {
  const previous = before(text, start);
  const next = after(text, start + marks.length);
  const isSign = (character: string) => sign.test(character) && !wide.test(character);
  const frees = (character: string) => space.test(character) || sign.test(character) || wide.test(character);
  const isLeft = !space.test(next) && (!isSign(next) || frees(previous));
  const isRight = !space.test(previous) && (!isSign(previous) || frees(next));
  // 2*3*4 is a sum.
  const isSum = /\d/.test(previous) && /\d/.test(next);
  const isStar = marks.startsWith('*');
  return {
    kind: 'run',
    sign: marks.charAt(0),
    length: marks.length,
    left: marks.length,
    opens: isLeft && !isSum && (isStar || !isRight || sign.test(previous)),
    closes: isRight && !isSum && (isStar || !isLeft || sign.test(next)),
  };
}

/** Cuts a paragraph at its code and links, whose stars and underscores are part of them, and at the runs of marks. */
function piecesOf(paragraph: string): (Run | Part)[] {
  const pieces: (Run | Part)[] = [];
  const add = (part: RichInline) => pieces.push({ kind: 'part', part, depth: 0 });
  let at = 0;
  for (const piece of findCode(paragraph)) {
    const start = at;
    at += piece.source.length;
    if (piece.kind === 'code') {
      add({ kind: 'code', text: piece.text });
      continue;
    }
    let place = start;
    for (const part of findLinks(piece.source)) {
      if (part.kind === 'link') add(part);
      else {
        let rest = 0;
        for (const match of part.text.matchAll(runs)) {
          const [marks] = match;
          if (/[^*_]/.test(marks)) continue;
          if (match.index > rest) add({ kind: 'text', text: part.text.slice(rest, match.index) });
          rest = match.index + marks.length;
          pieces.push(runAt(paragraph, marks, place + match.index));
        }
        if (rest < part.text.length) add({ kind: 'text', text: part.text.slice(rest) });
      }
      place += part.text.length;
    }
  }
  return pieces;
}

/** Pieces as parts: marks without a partner are words, and words that stand side by side are one part. */
function partsOf(pieces: readonly (Run | Part)[]): RichInline[] {
  const parts: RichInline[] = [];
  for (const piece of pieces) {
    const part: RichInline =
      piece.kind === 'part' ? piece.part : { kind: 'text', text: piece.sign.repeat(piece.left) };
    const last = parts.at(-1);
    if (part.kind !== 'text' || last?.kind !== 'text') parts.push(part);
    else parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
  }
  return parts.filter((part) => part.kind !== 'text' || part.text !== '');
}

/** Whether two runs belong together: those that could do both must not add up to a multiple of three, unless each is one. */
function match(opener: Run, closer: Run): boolean {
  if (opener.sign !== closer.sign || !opener.opens || opener.left === 0) return false;
  const isEither = opener.closes || closer.opens;
  return (
    !isEither ||
    (opener.length + closer.length) % 3 !== 0 ||
    (opener.length % 3 === 0 && closer.length % 3 === 0)
  );
}

/** Cuts a paragraph into words, bold, italic, code and links. Without its marks, the text is exactly the paragraph's. */
function parseParagraph(paragraph: string): RichInline[] {
  const done: (Run | Part)[] = [];
  /** Places of open runs in `done`. */
  let open: number[] = [];
  /** For each kind of closing run, below which no opening one will be found. */
  const bottoms = new Map<string, number>();
  for (const piece of piecesOf(paragraph)) {
    if (piece.kind === 'run' && piece.closes) {
      const kind = `${piece.sign}${piece.opens}${piece.length % 3}`;
      while (piece.left > 0) {
        const bottom = bottoms.get(kind) ?? -1;
        const place = open.findLast((each) => {
          const run = done[each];
          return each > bottom && run?.kind === 'run' && match(run, piece);
        });
        const opener = place === undefined ? undefined : done[place];
        if (place === undefined || opener?.kind !== 'run') {
          bottoms.set(kind, open.at(-1) ?? -1);
          break;
        }
        const inner = done.slice(place + 1);
        const depth = 1 + Math.max(0, ...inner.map((each) => (each.kind === 'part' ? each.depth : 0)));
        open = open.filter((each) => each < place);
        if (depth > deepest) break;
        const isStrong = opener.left > 1 && piece.left > 1;
        const marks = isStrong ? 2 : 1;
        opener.left -= marks;
        piece.left -= marks;
        done.length = place + 1;
        done.push({
          kind: 'part',
          part: { kind: isStrong ? 'strong' : 'emphasis', parts: partsOf(inner) },
          depth,
        });
        if (opener.left > 0) open.push(place);
      }
    }
    if (piece.kind === 'run' && piece.left > 0 && piece.opens) open.push(done.length);
    if (piece.kind === 'part' || piece.left > 0) done.push(piece);
  }
  return partsOf(done);
}

/** Cuts lines into words, bold, italic, code and links. No mark reaches over an empty line. */
function parseInline(text: string): RichInline[] {
  const pieces = text
    .split(/(\n[^\S\n]*\n\s*)/u)
    .flatMap((part, index) =>
      index % 2 === 1 ? [{ kind: 'text', text: part } as const] : parseParagraph(part),
    );
  return partsOf(pieces.map((part) => ({ kind: 'part', part, depth: 0 })));
}

const bullet = /^[-*+•] +(\S.*)$/u;
const number = /^(\d{1,9})[.)] +(\S.*)$/u;

interface ListSoFar {
  start: number | null;
  numbers: number[];
  items: RichInline[][];
  /** The first line as it was written, for a list that turns out to be none. */
  firstLine: string;
}

function blocksOfLines(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let words: string[] = [];
  let list: ListSoFar | null = null;

  const endWords = (): void => {
    if (words.length > 0) blocks.push({ kind: 'words', parts: parseInline(words.join('\n')) });
    words = [];
  };
  const endList = (): void => {
    if (!list) return;
    const { start, numbers, items, firstLine } = list;
    // One line with a dash is a remark, not a list.
    if (items.length > 1 || start !== null) blocks.push({ kind: 'list', start, numbers, items });
    else blocks.push({ kind: 'words', parts: parseInline(firstLine) });
    list = null;
  };

  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const isMarked = (candidate: string | undefined) =>
      candidate !== undefined && (bullet.test(candidate) || number.test(candidate));
    const [, bulleted] = bullet.exec(line) ?? [];
    const [, digits, numbered] = number.exec(line) ?? [];
    const item = bulleted ?? numbered;
    const hasNeighbour = list !== null || isMarked(lines[index + 1]);
    if (item === undefined || !hasNeighbour) {
      endList();
      words.push(line);
      return;
    }
    const start = digits === undefined ? null : Number(digits);
    const isSameList = list !== null && (list.start === null) === (start === null);
    if (!isSameList) endList();
    endWords();
    list ??= { start, numbers: [], items: [], firstLine: line };
    if (start !== null) list.numbers.push(start);
    list.items.push(parseInline(item));
  });
  endList();
  endWords();
  return blocks;
}

/** A block of code: from a line that begins with three backticks or more to as many at the end of a line. */
const fenced = /^ {0,3}(`{3,})[^\n`]*\n(?:([\s\S]*?)\n)??(?:([^\n]*?)\1`*[^\S\n]*)$/mu;

/**
 * Reads a message as light Markdown: bold, italic, code, links and lists, by the rules of CommonMark. No other markup, and no
 * HTML: what is not understood stays as it was written.
 */
export function parseMessage(text: string): RichBlock[] {
  const lines = text.replace(/\r\n?/g, '\n');
  const blocks: RichBlock[] = [];
  let rest = lines;
  for (let found = fenced.exec(rest); found; found = fenced.exec(rest)) {
    const [whole, , ahead, last = ''] = found;
    // The line breaks around a block of code belong to it.
    const words = rest.slice(0, found.index).replace(/^\n|\n$/gu, '');
    if (words !== '') blocks.push(...blocksOfLines(words));
    const code = [ahead, last === '' ? undefined : last].filter((each) => each !== undefined);
    blocks.push({ kind: 'code', text: code.join('\n') });
    rest = rest.slice(found.index + whole.length);
  }
  const words = blocks.length > 0 ? rest.replace(/^\n|\n$/gu, '') : rest;
  return words === '' && blocks.length > 0 ? blocks : [...blocks, ...blocksOfLines(words)];
}
