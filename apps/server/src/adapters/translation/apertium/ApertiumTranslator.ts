import type {
  LanguagePair,
  TranslationOutcome,
  TranslationRequest,
  Translator,
} from '../../../ports/Translator.ts';
import { primaryLanguage } from '../../../ports/translation/languageTags.ts';
import { findSpans, hasWords, protectSpans, spansKept } from '../../../ports/translation/protectSpans.ts';
import { ApertiumPipe } from './ApertiumPipe.ts';
import { type ApertiumMode, findModes } from './findModes.ts';
import { findRoute } from './findRoute.ts';
import { hideNames, showNames } from './hideNames.ts';
import { restoreStyle } from './restoreStyle.ts';
import { fromStream, toStream } from './streamText.ts';

/** How the installed Apertium is used. */
export type ApertiumOptions = {
  /** Directory of the mode files. */
  modesDirectory?: string;
  /** Milliseconds one line may take per step. */
  timeLimitMs?: number;
  /** Milliseconds without work after which a direction's processes end. */
  idleMs?: number;
};

/** Share of the words that may stay as they are. */
const mostUntranslated = 1 / 4;

/** What somebody else said, which may be in another language. */
const citations = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"/gu;

const capitalized = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** The lines of a text; a block of code, whose lines belong together, is one. */
function cutLines(text: string): { line: string; isCode: boolean }[] {
  const lines: { line: string; isCode: boolean }[] = [];
  const add = (part: string): void => {
    for (const line of part.split('\n')) lines.push({ line, isCode: false });
  };
  let from = 0;
  for (const { kind, start, text: code } of findSpans(text)) {
    const isBlock = kind === 'code' && code.includes('\n');
    const end = start + code.length;
    const isAlone = (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n');
    if (!isBlock || !isAlone) continue;
    if (start > from) add(text.slice(from, start - 1));
    lines.push({ line: code, isCode: true });
    from = end + 1;
  }
  if (from <= text.length) add(text.slice(from));
  return lines;
}

/** Rule-based translation by the Apertium pairs installed on this machine: understandable rather than good. */
export class ApertiumTranslator implements Translator {
  readonly id = 'apertium';
  readonly name = 'Apertium';
  readonly #modes: readonly ApertiumMode[];
  readonly #pairs: readonly LanguagePair[];
  readonly #pipes = new Map<string, ApertiumPipe>();
  readonly #timeLimitMs: number;
  readonly #idleMs: number;
  #closed = false;

  constructor(options: ApertiumOptions = {}) {
    this.#modes = findModes(options.modesDirectory ?? '/usr/share/apertium/modes');
    this.#timeLimitMs = options.timeLimitMs ?? 20_000;
    this.#idleMs = options.idleMs ?? 120_000;
    const sources = [...new Set(this.#modes.map((mode) => mode.source))].sort();
    const targets = [...new Set(this.#modes.map((mode) => mode.target))].sort();
    this.#pairs = sources.flatMap((source) =>
      targets
        .filter((target) => findRoute(this.#modes, source, target))
        .map((target) => [source, target] as const),
    );
  }

  pairs(): readonly LanguagePair[] {
    return this.#closed ? [] : this.#pairs;
  }

  async translate(request: TranslationRequest): Promise<TranslationOutcome> {
    const [source, target] = [primaryLanguage(request.source), primaryLanguage(request.target)];
    const route = findRoute(this.#modes, source, target);
    if (!route || this.#closed)
      return { status: 'unavailable', detail: `No Apertium pair for ${source}-${target}.` };
    try {
      request.signal?.throwIfAborted();
      const lines = cutLines(request.text).map(({ line, isCode }) =>
        isCode ? line : this.#translateLine(line, route),
      );
      const translated = await Promise.all(lines);
      request.signal?.throwIfAborted();
      if (!translated.every((line) => line !== undefined))
        return { status: 'unavailable', detail: 'Apertium knows too few of the words.' };
      return this.#check(request.text, translated.join('\n'));
    } catch (error) {
      return { status: 'failed', detail: `Apertium ${source}-${target}: ${(error as Error).message}` };
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#pipes.values()].map((pipe) => pipe.close()));
  }

  #check(original: string, text: string): TranslationOutcome {
    // A pipeline whose programs end in order in the middle of a text gives nothing.
    if (hasWords(original) && !hasWords(text)) return { status: 'failed', detail: 'Apertium gave no words.' };
    if (!spansKept(original, text)) return { status: 'failed', detail: 'Apertium changed a protected span.' };
    const words = protectSpans(original).masked.match(/\p{L}{2,}/gu) ?? [];
    if (words.length >= 3 && text.trim().toLowerCase() === original.trim().toLowerCase()) {
      return { status: 'unavailable', detail: 'Apertium knows none of the words.' };
    }
    return { status: 'done', text, engine: this.id };
  }

  /** Undefined where so much of the line stays untranslated that it would mislead. */
  async #translateLine(line: string, route: readonly ApertiumMode[]): Promise<string | undefined> {
    if (!hasWords(line)) return line;
    const body = line.trim();
    const source = route[0]?.source ?? '';
    const { hidden, names } = hideNames(body, source);
    const words = wordsOf(hidden);
    let text = hidden;
    let unknown: readonly string[] = [];
    for (const [step, mode] of route.entries()) {
      const given = text;
      ({ text, unknown } = fromStream(await this.#pipe(mode).translate(toStream(given))));
      if (step > 0 && (await this.#keepsWord(given, text, words, mode))) return undefined;
      // A word of neither language: the first step translated it, and the next one does not know the result.
      if (unknown.some((word) => !words.includes(word.toLowerCase()))) return undefined;
    }
    // Names are unknown, and rightly stay as they are.
    const cited = new Set(wordsOf(body.match(citations)?.join(' ') ?? ''));
    const own = words.filter((word) => !cited.has(word));
    const untranslated = unknown.filter((word) => !/^\p{Lu}/u.test(word) && !cited.has(word.toLowerCase()));
    if (untranslated.length > own.length * mostUntranslated) return line.startsWith('>') ? line : undefined;
    const target = route.at(-1)?.target ?? '';
    const shown = showNames(text.trim(), names);
    if (shown === undefined) return undefined;
    return line.replace(body, () => restoreStyle(body, shown, target));
  }

  /**
   * Whether a word that an earlier step wrote stays because it was taken for a name: a capital begins the sentence (“Força”
   * is a surname and means “rather”). With a small letter it becomes another word then.
   */
  async #keepsWord(
    given: string,
    text: string,
    own: readonly string[],
    mode: ApertiumMode,
  ): Promise<boolean> {
    const shown = new Set(text.match(capitalized));
    const kept = (given.match(capitalized) ?? []).filter(
      (word) => shown.has(word) && !own.includes(word.toLowerCase()),
    );
    const others = kept.map(async (word) => {
      const small = word.toLowerCase();
      const alone = fromStream(await this.#pipe(mode).translate(toStream(small)));
      return alone.text.trim().toLowerCase() !== small;
    });
    return (await Promise.all(others)).includes(true);
  }

  #pipe(mode: ApertiumMode): ApertiumPipe {
    const existing = this.#pipes.get(mode.file);
    if (existing) return existing;
    const pipe = new ApertiumPipe({
      modeFile: mode.file,
      timeLimitMs: this.#timeLimitMs,
      idleMs: this.#idleMs,
    });
    this.#pipes.set(mode.file, pipe);
    return pipe;
  }
}
