/** A piece of a text: words, or code between backticks. */
export type CodePart =
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'code'; readonly source: string; readonly text: string };

const run = /`+/g;

/** Code as it is shown: one space inside the backticks is for code that begins or ends with one; a line break is a space. */
function contentOf(inner: string): string {
  const line = inner.replaceAll('\n', ' ');
  return /^ .*[^ ].* $/.test(line) || /^ [^ ] $/.test(line) ? line.slice(1, -1) : line;
}

/**
 * Cuts a text at its code: what stands between two runs of equally many backticks, as CommonMark says, within one paragraph.
 * The sources, joined together, are exactly the text.
 */
export function findCode(text: string): CodePart[] {
  if (!text.includes('`')) return text === '' ? [] : [{ kind: 'text', source: text }];
  const runs = [...text.matchAll(run)].map(({ 0: { length }, index }) => ({ length, index }));
  /** Of each length, the places of its runs; those that were passed are taken off. */
  const byLength = new Map<number, { index: number }[]>();
  for (const each of runs) byLength.set(each.length, []);
  for (const each of runs) byLength.get(each.length)?.push(each);
  const parts: CodePart[] = [];
  let rest = 0;
  for (const { length, index } of runs) {
    const later = byLength.get(length) ?? [];
    later.shift();
    if (index < rest) continue;
    const close = later.find((other) => other.index >= rest);
    if (!close) continue;
    const inner = text.slice(index + length, close.index);
    if (/\n[ \t]*\n/.test(inner)) continue;
    if (index > rest) parts.push({ kind: 'text', source: text.slice(rest, index) });
    rest = close.index + length;
    parts.push({ kind: 'code', source: text.slice(index, rest), text: contentOf(inner) });
  }
  if (rest < text.length) parts.push({ kind: 'text', source: text.slice(rest) });
  return parts;
}
