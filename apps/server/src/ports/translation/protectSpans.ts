import { type CodePart, findCode, findLinks } from '@franca/languages/text';

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
/** A name in a program; an underscore joins its words. */
const programName = String.raw`(?:__[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*__|[\p{L}\p{N}]+(?:_+[\p{L}\p{N}]+)+)(?![\p{L}\p{N}_])`;
const face = String.raw`(?<![\p{L}\p{N}])(?:[:;=8][\-'’o^]?[\)\(\]\[DPp3oO\/\\\|*]+|<\/?3|\^[_.]?\^|[xX]D+|:'\(|¯\\_\(ツ\)_\/¯)(?![\p{L}\p{N}])`;
const currency = String.raw`(?:[$€£¥₫₹₩₽]|US\$|R\$)`;

/** What is neither code nor a link, in order of precedence; a later kind never cuts into an earlier one. */
const patterns: readonly [SpanKind, string][] = [
  ['url', String.raw`\bftp:\/\/[^\s<>"]*[\p{L}\p{N}\/]`],
  // The no-break space joins the words of one name (docs/behaviour/messages.md, Mentions).
  [
    'mention',
    String.raw`(?<![\p{L}\p{N}_])@[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.\-'’\u00a0]*[\p{L}\p{M}\p{N}_])?`,
  ],
  // Slots of templates (`{name}`, `{{count}}`, `%s`, `$HOME`), placeholders of ours, and names of programs.
  [
    'placeholder',
    String.raw`\[\[\s*\d+\s*\]\]|\{\{?[\p{L}_][\p{L}\p{N}_.\-]*\}\}?|%(?:\d+\$)?[sdif@](?![\p{L}\p{N}])|\$\{[\w.]+\}|(?<![\p{L}\p{N}_])${programName}`,
  ],
  // Before numbers: a keycap begins with a digit.
  // Faces made of signs are pictures too.
  ['emoji', String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}|${face}`],
  [
    'number',
    String.raw`(?:${currency}\s?)?[+\-]?\p{Nd}+(?:[.,:\/\-’'\u00a0]\p{Nd}+)*(?:\s?${currency}|\s?[%‰°]|${clock})?`,
  ],
];

const expression = new RegExp(patterns.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'giv');

const block = /```[\s\S]+?```/g;

/** Pieces of code and the text between them, as the conversation shows them; blocks of code first, whose lines may be empty. */
function* piecesOf(text: string): Generator<CodePart> {
  let rest = 0;
  for (const match of text.matchAll(block)) {
    yield* findCode(text.slice(rest, match.index));
    yield { kind: 'code', source: match[0], text: match[0] };
    rest = match.index + match[0].length;
  }
  yield* findCode(text.slice(rest));
}

function* otherSpans(text: string, from: number): Generator<ProtectedSpan> {
  for (const match of text.matchAll(expression)) {
    const entry = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined);
    if (entry) yield { kind: entry[0] as SpanKind, start: from + match.index, text: match[0] };
  }
}

/** The protected spans of a text from left to right, without overlaps: code and links are those that the conversation shows. */
export function findSpans(text: string): ProtectedSpan[] {
  const spans: ProtectedSpan[] = [];
  let at = 0;
  for (const piece of piecesOf(text)) {
    if (piece.kind === 'code') spans.push({ kind: 'code', start: at, text: piece.source });
    else {
      let place = at;
      for (const part of findLinks(piece.source)) {
        if (part.kind === 'text') spans.push(...otherSpans(part.text, place));
        else {
          const kind = part.href.startsWith('mailto:') ? 'email' : 'url';
          spans.push({ kind, start: place, text: part.text });
        }
        place += part.text.length;
      }
    }
    at += piece.source.length;
  }
  return spans;
}

/** A text whose protected spans are replaced by placeholders `[[1]]`, `[[2]]`, … */
export type ProtectedText = {
  masked: string;
  /** The spans in the order of their placeholders. */
  spans: readonly string[];
};

/**
 * Replaces protected spans by numbered placeholders for engines that take plain text.
 * Placeholder look-alikes in the text are spans themselves, so none can be confused with ours.
 */
export function protectSpans(
  text: string,
  isProtected: (kind: SpanKind, span: string) => boolean = () => true,
): ProtectedText {
  const spans: string[] = [];
  let masked = '';
  let from = 0;
  for (const span of findSpans(text)) {
    if (span.kind !== 'placeholder' && !isProtected(span.kind, span.text)) continue;
    spans.push(span.text);
    masked += `${text.slice(from, span.start)}[[${spans.length}]]`;
    from = span.start + span.text.length;
  }
  return { masked: masked + text.slice(from), spans };
}

/**
 * Puts the spans back in place of their placeholders, wherever the engine moved them.
 * Undefined when a placeholder was lost, doubled or invented: a mangled span must never reach a reader.
 */
export function restoreSpans(translated: string, spans: readonly string[]): string | undefined {
  const seen = new Set<number>();
  let sound = true;
  const text = translated.replaceAll(/\[\[\s*(\d+)\s*\]\]/g, (found, digits: string) => {
    const number = Number(digits);
    const span = spans[number - 1];
    if (span === undefined || seen.has(number)) sound = false;
    seen.add(number);
    return span ?? found;
  });
  return sound && seen.size === spans.length ? text : undefined;
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const span of findSpans(text)) counts.set(span.text, (counts.get(span.text) ?? 0) + 1);
  return counts;
}

/** Whether a translation carries exactly the protected spans of its source, in any order. */
export function spansKept(source: string, translated: string): boolean {
  const expected = counted(source);
  const actual = counted(translated);
  if (expected.size !== actual.size) return false;
  return [...expected].every(([span, count]) => actual.get(span) === count);
}

/** Sounds that are written alike in many languages: laughter, hesitation, and what says the same as a face. */
const sounds =
  /(?<![\p{L}\p{M}\p{N}])(?:a?(?:ha){2,}h?|(?:he){2,}|(?:hi){2,}|(?:ho){3,}|(?:ja){2,}j?|(?:je){2,}|(?:ji){2,}|(?:ah){2,}a?|k{3,}|х?(?:ах){2,}а?|(?:ха){2,}|ه{3,}|[lｌ]o+l|x+d+|h+m+|m{2,}|a{2,}h+|u+f+|哈{2,}|[wｗ]{3,}|[ㅋㅎ]{2,})(?![\p{L}\p{M}\p{N}])/giu;

/** Whether anything in a text could be translated: a word outside of URLs, @names, numbers, code and emoji that is no laughter. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(protectSpans(text).masked.replaceAll(sounds, ''));
}
