import { findLinks } from './findLinks.ts';

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
      readonly items: readonly (readonly RichInline[])[];
    };

/**
 * Marks of light Markdown inside a line. A mark opens before a letter and closes after one, never inside a word, so that
 * 2 * 3 * 4 and snake_case_names stay what they are.
 */
const marks =
  /`(?<code>[^`\n]+)`|(?<![\p{L}\p{N}*])(?<star>\*\*?)(?=[^\s*])(?<starred>[^\n]*?[^\s*])\k<star>(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])(?<line>__?)(?=[^\s_])(?<lined>[^\n]*?[^\s_])\k<line>(?![\p{L}\p{N}_])/gu;

/** The deepest that marks may stand inside one another: bold inside italic, and no tower of them. */
const deepest = 2;

const plain = (text: string): RichInline[] => (text === '' ? [] : findLinks(text));

/** Addresses are cut out first: their underscores and stars are part of them. */
function linksOf(text: string): { start: number; end: number }[] {
  let at = 0;
  return findLinks(text).flatMap((part) => {
    const start = at;
    at += part.text.length;
    return part.kind === 'link' ? [{ start, end: at }] : [];
  });
}

/** Cuts a line into words, bold, italic, code and links. Without its marks, the text is exactly the line's. */
export function parseInline(text: string, depth = 0): RichInline[] {
  const parts: RichInline[] = [];
  const links = linksOf(text);
  let rest = 0;
  for (const match of text.matchAll(marks)) {
    const { index } = match;
    const end = index + match[0].length;
    if (index < rest || links.some((link) => index > link.start && index < link.end)) continue;
    const { code, star, starred, line, lined } = match.groups ?? {};
    parts.push(...plain(text.slice(rest, index)));
    const inner = starred ?? lined ?? '';
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (depth >= deepest) parts.push(...plain(match[0]));
    else {
      const kind = (star ?? line ?? '').length === 2 ? 'strong' : 'emphasis';
      parts.push({ kind, parts: parseInline(inner, depth + 1) });
    }
    rest = end;
  }
  parts.push(...plain(text.slice(rest)));
  return parts;
}

const fence = /^```\S*\n([\s\S]*?)\n?```$/u;
const bullet = /^[-*•] +(\S.*)$/u;
const number = /^(\d{1,4})[.)] +(\S.*)$/u;

interface ListSoFar {
  start: number | null;
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
    const { start, items, firstLine } = list;
    // One line with a dash is a remark, not a list.
    if (items.length > 1 || start !== null) blocks.push({ kind: 'list', start, items });
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
    list ??= { start, items: [], firstLine: line };
    list.items.push(parseInline(item));
  });
  endList();
  endWords();
  return blocks;
}

/**
 * Reads a message as light Markdown: bold, italic, code, links and lists. No other markup, and no HTML: what is not
 * understood stays as it was written.
 */
export function parseMessage(text: string): RichBlock[] {
  return text.split(/(^```\S*\n[\s\S]*?\n?```$)/mu).flatMap((part) => {
    const [, code] = fence.exec(part) ?? [];
    if (code !== undefined) return [{ kind: 'code', text: code } as const];
    // The line breaks around a block of code belong to it.
    const words = part.replace(/^\n|\n$/gu, '');
    return words === '' && part !== text ? [] : blocksOfLines(part === text ? part : words);
  });
}
