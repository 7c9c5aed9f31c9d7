/** What a protected span is. */
export type SpanKind = 'code' | 'url' | 'email' | 'mention' | 'placeholder' | 'number' | 'emoji';

/** A part of a text that every translation must carry unchanged. */
export type ProtectedSpan = {
  kind: SpanKind;
  /** Index of the first UTF-16 unit. */
  start: number;
  text: string;
};

// Not the German preposition: "19:30 am Bahnhof".
const clock = String.raw`\s?(?:[ap]\.m\.|pm\b|am\b(?!\s(?-i:\p{Lu})))`;
const currency = String.raw`(?:[$€£¥₫₹₩₽]|US\$|R\$)`;

/** In order of precedence; a later kind never cuts into an earlier one. */
const patterns: readonly [SpanKind, string][] = [
  ['code', '```[\\s\\S]+?```|`[^`\\n]+`'],
  [
    'url',
    String.raw`\b(?:https?|ftp):\/\/[^\s<>"。，、；：！？）」』]*[^\s<>"'.,;:!?\)\]\}…。，、；：！？）」』]|\bwww\.[^\s<>"。，、；：！？）」』]*[\p{L}\p{N}\/]`,
  ],
  ['email', String.raw`[\p{L}\p{N}._%+\-]+@[\p{L}\p{N}\-]+(?:\.[\p{L}\p{N}\-]+)+`],
  ['mention', String.raw`(?<![\p{L}\p{N}_])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.\-]*[\p{L}\p{N}_])?`],
  ['placeholder', String.raw`\[\[\s*\d+\s*\]\]`],
  // Before numbers: a keycap begins with a digit.
  ['emoji', String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}`],
  [
    'number',
    String.raw`(?:${currency}\s?)?[+\-]?\p{Nd}+(?:[.,:\/\-’'\u00a0]\p{Nd}+)*(?:\s?${currency}|\s?[%‰°]|${clock})?`,
  ],
];

const expression = new RegExp(patterns.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'giv');

/** The protected spans of a text from left to right, without overlaps. */
export function findSpans(text: string): ProtectedSpan[] {
  const spans: ProtectedSpan[] = [];
  for (const match of text.matchAll(expression)) {
    const entry = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined);
    if (!entry) continue;
    spans.push({ kind: entry[0] as SpanKind, start: match.index, text: match[0] });
  }
  return spans;
}
