import { isSameLanguage } from './textsOfUtterance.ts';

/** Words in one language. */
export interface KeptText {
  /** Language of the words (BCP 47); `und` where nobody knew it. */
  readonly language: string;
  /** The words, in one line. */
  readonly text: string;
}

/** What somebody said, as a kept transcript has it. */
export interface KeptLine {
  readonly kind: 'line';
  /** Name of the speaker. */
  readonly speaker: string;
  /** When the first word was spoken, in milliseconds since the beginning. */
  readonly startedAt: number;
  /** When the last one was. */
  readonly endedAt: number;
  /** As it was spoken; the translation where that is all that was kept. */
  readonly original: KeptText;
  /** The translation; null for none. */
  readonly translation: KeptText | null;
}

/** A sentence about what is missing between two lines. */
export interface KeptNote {
  readonly kind: 'note';
  /** The sentence. */
  readonly text: string;
}

/** What a file that may be a kept transcript contains. `other`: it is something else. `large`: it has more than a transcript may have. */
export type ParsedTranscript =
  | { readonly kind: 'transcript'; readonly entries: readonly (KeptLine | KeptNote)[] }
  | { readonly kind: 'refused'; readonly reason: 'other' | 'large' };

/** The most that a file may have to be read as a transcript. */
export interface TranscriptLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Lines and notes. */
  readonly entries: number;
}

/** More than two hours of people who talk quickly, in two languages: as many lines as a call keeps. */
export const transcriptLimits: TranscriptLimits = { bytes: 4_000_000, entries: 12_000 };

// What is written by `transcriptVtt`, and nothing else of WebVTT: words contain no markup, for they have none of its signs.
const time = String.raw`(\d{2,4}):([0-5]\d):([0-5]\d)\.(\d{3})`;
const timesPattern = new RegExp(`^${time} --> ${time}$`);
const tag = '[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*';
const text = (name: string) => String.raw`<lang (?<${name}Tag>${tag})>(?<${name}>[^<>\n]*)</lang>`;
const cuePattern = new RegExp(
  String.raw`^<v (?<speaker>[^<>\n]*)>${text('first')}(?:\n${text('second')})?</v>$`,
);

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };
const plain = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt);/g, (_, name: string) => signs[name] ?? '');

function millisecondsOf(parts: readonly (string | undefined)[]): number {
  const [hours = 0, minutes = 0, seconds = 0, rest = 0] = parts.map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
}

function readCue(block: string): KeptLine | null {
  const end = block.indexOf('\n');
  const times = timesPattern.exec(block.slice(0, Math.max(0, end)));
  const groups = cuePattern.exec(block.slice(end + 1))?.groups;
  if (!times || !groups) return null;
  const { speaker = '', first = '', firstTag = '', second, secondTag } = groups;
  return {
    kind: 'line',
    speaker: plain(speaker),
    startedAt: millisecondsOf(times.slice(1, 5)),
    endedAt: millisecondsOf(times.slice(5, 9)),
    original: { language: firstTag, text: plain(first) },
    translation:
      second === undefined || secondTag === undefined ? null : { language: secondTag, text: plain(second) },
  };
}

/** Whether all translations are for one reader, as those of a kept transcript are. */
function isForOneReader(entries: readonly (KeptLine | KeptNote)[]): boolean {
  const languages = entries.flatMap((entry) =>
    entry.kind === 'line' && entry.translation ? entry.translation.language : [],
  );
  return languages.every((language) => isSameLanguage(language, languages[0] ?? language));
}

/**
 * Reads a transcript that was kept as WebVTT ({@link transcriptVtt}). Whoever sent the file may have written anything into it: what is not
 * exactly such a transcript is refused, and all words are text.
 *
 * @param vtt the file
 * @param limits the most that it may have
 */
export function parseTranscript(vtt: string, limits: TranscriptLimits = transcriptLimits): ParsedTranscript {
  const large = { kind: 'refused', reason: 'large' } as const;
  const other = { kind: 'refused', reason: 'other' } as const;
  // A file has at least as many bytes as its text has UTF-16 units.
  if (vtt.length > limits.bytes || new TextEncoder().encode(vtt).length > limits.bytes) return large;
  const parts = vtt
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  // The file may end with line breaks.
  const last = parts.pop()?.replace(/\n$/, '');
  const [header, ...blocks] = last ? [...parts, last] : parts;
  if (header !== 'WEBVTT') return other;
  if (blocks.length > limits.entries) return large;
  const entries: (KeptLine | KeptNote)[] = [];
  for (const block of blocks) {
    const note = /^NOTE ([^\n]*)$/.exec(block);
    const entry: KeptLine | KeptNote | null = note
      ? { kind: 'note', text: plain(note[1] ?? '') }
      : readCue(block);
    if (!entry) return other;
    entries.push(entry);
  }
  return isForOneReader(entries) ? { kind: 'transcript', entries } : other;
}
