import { parseInline } from './parseInline.ts';
import type { RichBlock, RichInline } from './RichText.ts';

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
