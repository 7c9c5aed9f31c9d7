import { findLinks } from './findLinks.ts';
import type { RichInline } from './RichText.ts';

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
