import type { TranscriptStore } from './createTranscriptStore.ts';
import type { TranscriptGap, Utterance } from './TranscriptEntry.ts';
import { translationFor } from './textsOfUtterance.ts';

/** What an exported transcript says beside what was said. */
export interface TranscriptExport {
  /** Where times count from, in milliseconds since 1970: usually the beginning of the call. */
  readonly startedAt: number;
  /** The reader's language (BCP 47): translations into it are exported. */
  readonly language: string;
  /** Whether the original stands beside the translation; otherwise only where there is no translation. */
  readonly hasBoth: boolean;
  /** The name of a user. */
  readonly nameOf: (userId: string) => string;
  /** What stands for a time without words, for example “Nothing was recognised for 4 s”. */
  readonly gapText: (gap: TranscriptGap) => string;
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** Hours, minutes and seconds of a length in milliseconds: `01:02:03`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** A text in one line. */
const inOneLine = (text: string): string => text.trim().replace(/\s*[\r\n]+\s*/g, ' ');

/** The words of an utterance to export: the original and the translation, or one of them. */
function wordsOf(utterance: Utterance, { language, hasBoth }: TranscriptExport) {
  const translation = translationFor(utterance, language);
  const translated =
    translation.kind === 'done' ? { ...translation, text: inOneLine(translation.text) } : null;
  const end = utterance.isCut ? ' …' : '';
  const original = hasBoth || !translated ? `${inOneLine(utterance.text)}${utterance.text && end}` : '';
  return { original, translated };
}

const entriesOf = (store: TranscriptStore) =>
  store.getIds().flatMap((id) => {
    const entry = store.getEntry(id);
    return entry ? [entry] : [];
  });

/** A transcript as plain text: a line with time, name and words, and below it the translation. */
export function transcriptText(store: TranscriptStore, options: TranscriptExport): string {
  const lines = entriesOf(store).map((entry) => {
    const time = `[${clockTime(entry.startedAt - options.startedAt)}]`;
    if (entry.kind === 'gap') return `${time} (${options.gapText(entry)})`;
    const { original, translated } = wordsOf(entry, options);
    const [first, second] = original ? [original, translated?.text] : [translated?.text ?? '', undefined];
    const line = `${time} ${options.nameOf(entry.userId)}: ${first}`;
    return second ? `${line}\n    ${second}` : line;
  });
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

// https://www.w3.org/TR/webvtt1/#cue-text: only these have a meaning in the text of a cue. An empty line would end it.
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const cueText = (text: string): string =>
  inOneLine(text).replace(/[&<>]/g, (character) => escapes[character] ?? '');

const cueTime = (milliseconds: number): string =>
  `${clockTime(milliseconds)}.${pad(Math.max(0, Math.floor(milliseconds)) % 1000, 3)}`;

/** Milliseconds that a cue needs where nobody knows when its words ended: a comfortable 15 characters a second. */
const readingTime = (text: string): number => Math.max(1000, Math.round((text.length / 15) * 1000));

/** A transcript as WebVTT: one cue for each utterance, with its speaker, the original, and the translation below it. */
export function transcriptVtt(store: TranscriptStore, options: TranscriptExport): string {
  const cues = entriesOf(store).flatMap((entry) => {
    const from = Math.max(0, entry.startedAt - options.startedAt);
    if (entry.kind === 'gap') return [`NOTE ${cueText(options.gapText(entry))}`];
    const { original, translated } = wordsOf(entry, options);
    const words = original || translated?.text;
    if (!words) return [];
    const until = Math.max(
      from + 1,
      (entry.endedAt ?? entry.startedAt + readingTime(words)) - options.startedAt,
    );
    // A voice is named without the characters that would end its tag.
    const name = cueText(options.nameOf(entry.userId));
    const own = original && `<lang ${entry.language ?? 'und'}>${cueText(original)}</lang>`;
    const other = translated && `<lang ${translated.language}>${cueText(translated.text)}</lang>`;
    const lines = [own, other].filter(Boolean).join('\n');
    return [`${cueTime(from)} --> ${cueTime(until)}\n<v ${name}>${lines}</v>`];
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
