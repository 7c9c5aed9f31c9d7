import { translationGrade } from '@franca/contract';
import type { TranslationOutcome, TranslationRequest } from '../../ports/Translator.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { createPairTimes } from './createPairTimes.ts';
import type { SentLine } from './createTranscriptMemory.ts';
import type { TranscriptView } from './createTranscriptViews.ts';
import { protectNames } from './protectNames.ts';

/** A line that is to be translated. */
export type TranslatedLine = {
  uuid: string;
  userId: string;
  /** The same for every text of one utterance. */
  id: string;
  text: string;
  /** BCP 47 tag. */
  language: string;
  quality: 'good' | 'rough';
  /** Grows with every text of the utterance. */
  revision: number;
  startedAt: Date;
};

/** Translates words of a call by the rules of its conversation; never rejects because of an engine. */
export type TranslateInCall = (
  uuid: string,
  request: Pick<TranslationRequest, 'text' | 'source' | 'target' | 'signal'>,
) => Promise<TranslationOutcome>;

/** What translations of transcripts need. */
export type TranscriptTranslationsOptions = {
  /** Translates words of a call by the rules of its conversation. */
  translate: TranslateInCall;
  /** Sends what became of one. */
  publish: (uuid: string, line: SentLine) => void;
  /** Ends with the server. */
  signal: AbortSignal;
};

/** Translations of what is said. */
export type TranscriptTranslations = {
  /** A final line; something is always published, also that there will be no translation. */
  final: (line: TranslatedLine, view: TranscriptView, target: string) => Promise<void>;
  /** A line that is not translated: that is published. */
  fail: (line: TranslatedLine, target: string) => void;
  /**
   * A line that goes on: its sentences that do not change any more, and the words after them where the direction is fast. One at a
   * time for each line and language; of texts that come meanwhile the newest is next.
   */
  interim: (line: TranslatedLine, view: TranscriptView, target: string) => Promise<void>;
  /** A line is final, or given up: nothing of its words before that is published any more. */
  forget: (id: string) => void;
};

/** Translations of one call that wait at most; a line whose translation comes too late is not worth waiting for. */
const maxWaiting = 24;
/** Above so many that wait, words that may still change are not translated: final ones come first. */
const maxWaitingForInterim = 4;
/** Milliseconds that a translation may take. */
const translationMs = 10_000;
/** Lines that go on at once, of all calls. */
const maxOpen = 500;

/**
 * The sentences at the beginning of a text after which more was said, each with where it ends.
 *
 * @example
 * finishedSentences('Good morning. How are', 'en'); // [{ words: 'Good morning.', end: 14 }]
 */
export function finishedSentences(text: string, language: string): { words: string; end: number }[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  return sentences
    .slice(0, -1)
    .map(({ segment, index }) => ({ words: segment.trim(), end: index + segment.length }));
}

/** A line that goes on, in one language. */
type Open = {
  id: string;
  /** The newest text that was not looked at. */
  next: TranslatedLine | undefined;
  /** Sentences at the beginning of the text before. */
  before: readonly string[];
  /** Translations of sentences. */
  known: Map<string, string>;
  quality: 'good' | 'rough';
  published: string;
  isRunning: boolean;
};

/** Translates over an engine, whose time is measured for each direction. */
export function createTranscriptTranslations(options: TranscriptTranslationsOptions): TranscriptTranslations {
  const { publish, signal } = options;
  const times = createPairTimes();
  const waiting = new Map<string, number>();
  const open = new Map<string, Open>();

  const waitingOf = (uuid: string): number => waiting.get(uuid) ?? 0;

  /** One text; undefined where there is no translation. */
  async function translate(
    { uuid, language, quality }: TranslatedLine,
    spoken: string,
    view: TranscriptView,
    target: string,
  ): Promise<{ text: string; quality: 'good' | 'rough' } | undefined> {
    waiting.set(uuid, waitingOf(uuid) + 1);
    const began = performance.now();
    try {
      const { text, restore } = protectNames(
        spoken,
        [...view.people.values()].map(({ name }) => name),
      );
      const outcome = await options.translate(uuid, {
        text,
        source: language,
        target,
        signal: AbortSignal.any([signal, AbortSignal.timeout(translationMs)]),
      });
      if (outcome.status !== 'done') return undefined;
      times.add(primaryLanguage(language), primaryLanguage(target), performance.now() - began);
      const isRough = quality === 'rough' || translationGrade(outcome.engine) === 'rough';
      return { text: restore(outcome.text), quality: isRough ? 'rough' : 'good' };
    } finally {
      const left = waitingOf(uuid) - 1;
      if (left > 0) waiting.set(uuid, left);
      else waiting.delete(uuid);
    }
  }

  /** What is known of a text that goes on, in the other language. */
  async function translateOpen(
    state: Open,
    line: TranslatedLine,
    view: TranscriptView,
    target: string,
  ): Promise<string> {
    const sentences = finishedSentences(line.text, line.language);
    const firstChanged = sentences.findIndex(({ words }, place) => state.before[place] !== words);
    const stable = firstChanged === -1 ? sentences : sentences.slice(0, firstChanged);
    state.before = sentences.map(({ words }) => words);
    const parts: string[] = [];
    const take = async (words: string): Promise<string | undefined> => {
      if (waitingOf(line.uuid) >= maxWaitingForInterim) return undefined;
      const done = await translate(line, words, view, target);
      if (done?.quality === 'rough') state.quality = 'rough';
      return done?.text;
    };
    for (const { words } of stable) {
      const done = state.known.get(words) ?? (await take(words));
      // Words after a sentence that has no translation would stand in its place.
      if (done === undefined) return parts.join(' ');
      state.known.set(words, done);
      parts.push(done);
    }
    const changing = line.text.slice(stable.at(-1)?.end ?? 0).trim();
    const isFast = times.isFast(primaryLanguage(line.language), primaryLanguage(target));
    const done = isFast && changing ? await take(changing) : undefined;
    if (done !== undefined) parts.push(done);
    return parts.join(' ');
  }

  const aboutOf = ({ id, userId, startedAt }: TranslatedLine, language: string) =>
    ({ id, userId, isTranslated: true, language, started_at: startedAt.toISOString() }) as const;

  const fail: TranscriptTranslations['fail'] = (line, target) =>
    publish(line.uuid, { ...aboutOf(line, target), isFinal: true, revision: 0, data: '', failed: true });

  return {
    fail,
    final: async (line, view, target) => {
      const about = { ...aboutOf(line, target), isFinal: true, revision: 0 };
      const done =
        waitingOf(line.uuid) < maxWaiting ? await translate(line, line.text, view, target) : undefined;
      if (done) publish(line.uuid, { ...about, data: done.text, quality: done.quality });
      else fail(line, target);
    },
    interim: async (line, view, target) => {
      const key = `${line.id} ${target}`;
      const state = open.get(key) ?? {
        id: line.id,
        next: undefined,
        before: [],
        known: new Map(),
        quality: line.quality,
        published: '',
        isRunning: false,
      };
      // Of those that never became final the oldest gives way.
      open.delete(key);
      open.set(key, state);
      const [oldest] = open.keys();
      if (open.size > maxOpen && oldest !== undefined) open.delete(oldest);
      state.next = line;
      if (state.isRunning) return;
      state.isRunning = true;
      try {
        while (state.next && open.get(key) === state) {
          const now = state.next;
          state.next = undefined;
          const data = await translateOpen(state, now, view, target);
          if (data === '' || data === state.published || open.get(key) !== state) continue;
          state.published = data;
          const { revision } = now;
          publish(line.uuid, {
            ...aboutOf(now, target),
            isFinal: false,
            revision,
            data,
            quality: state.quality,
          });
        }
      } finally {
        state.isRunning = false;
      }
    },
    forget: (id) => {
      for (const [key, state] of open) if (state.id === id) open.delete(key);
    },
  };
}
