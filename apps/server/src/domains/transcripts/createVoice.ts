import { randomUUID } from 'node:crypto';
import type { RecognitionSession, SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { createBrowserUtterances } from './createBrowserUtterances.ts';
import { createGapMarks } from './createGapMarks.ts';
import { createOpenLines } from './createOpenLines.ts';
import type { SpeakerBudget } from './createSpeakerBudgets.ts';
import type { SpokenGap, SpokenLine } from './createTranscriptLines.ts';

/** A piece of sound as a page sends it. */
export type SoundChunk = { audio: Uint8Array; number?: number | undefined };
/** Words as a browser recognised them. */
export type BrowserText = { id: string; data: string; isFinal: boolean; revision: number };

/** What one voice needs. */
export type VoiceOptions = {
  uuid: string;
  userId: string;
  socketId: string;
  /** BCP 47 tag of what is spoken. */
  language: string;
  /** The engine for the language; undefined where there is none. */
  engine: SpeechRecognizer | undefined;
  /** What the speaker may send. */
  mayBring: SpeakerBudget;
  /** Milliseconds since 1970. */
  now: () => number;
  onLine: (line: SpokenLine) => void;
  onGap: (gap: SpokenGap) => void;
  /** The engine answers no more, or again. */
  onEngine: (state: 'listening' | 'lost') => void;
};

/** One speaker's sound, or text, on one socket. */
export type Voice = Pick<VoiceOptions, 'uuid' | 'userId' | 'socketId' | 'language' | 'engine'> & {
  /** Unique over all processes. */
  id: string;
  /** Where the words came from last. */
  source: () => 'engine' | 'browser' | undefined;
  isPaused: () => boolean;
  /** Whether sound is recognised now: there is an engine, and the browser does not do it. */
  isHearing: () => boolean;
  /** Takes sound. */
  receiveSound: (chunk: SoundChunk) => void;
  /** Takes text. */
  read: (text: BrowserText) => void;
  pause: () => void;
  /** Nothing more comes; resolves once the last words were sent. With `isReplaced` another voice goes on: no line stays open. */
  end: (options?: { isReplaced: boolean }) => Promise<void>;
  /** Another recogniser goes on: what was sent of lines that are not final is all of them, and nothing more is sent. */
  cut: () => void;
  /** Gives up everything at once: nothing more is sent. */
  abort: () => void;
};

/** Milliseconds after a text of the browser for which sound is not recognised as well. */
const browserMs = 10_000;
/** The samples of a piece; an odd last byte is no sample. */
function samplesOf(audio: Uint8Array): Int16Array {
  const samples = new Int16Array(audio.byteLength >> 1);
  const view = new DataView(audio.buffer, audio.byteOffset, audio.byteLength);
  for (let index = 0; index < samples.length; index += 1) samples[index] = view.getInt16(index * 2, true);
  return samples;
}

/** Follows one speaker: limits what comes, marks what is missing, and gives utterances their ids. */
export function createVoice(options: VoiceOptions): Voice {
  const { uuid, userId, engine, language, mayBring, now, onLine, onGap, onEngine } = options;
  const id = randomUUID();
  const aborting = new AbortController();
  const startedAt = now();
  let recognition: RecognitionSession | undefined;
  let heardMs = 0;
  /** When the first sample of the recognition was spoken. */
  let base = startedAt;
  let expected: number | undefined;
  let lastAt = startedAt;
  let lastTextAt = Number.NEGATIVE_INFINITY;
  let source: 'engine' | 'browser' | undefined;
  let isPaused = false;
  const revisions = new Map<number, number>();
  const utterances = createBrowserUtterances();
  const lines = createOpenLines({ now, onLine });
  const gaps = createGapMarks({
    now,
    onGap: ({ reason, startedAt: from, endedAt }) => {
      if (!aborting.signal.aborted) onGap({ uuid, userId, reason, startedAt: from, endedAt });
    },
  });

  /** Ends the lines of which nothing more will come. */
  function finish(isOf?: (line: SpokenLine) => boolean): void {
    lines.finish(isOf);
    utterances.finish();
  }

  const isOfBrowser = ({ id: lineId }: SpokenLine): boolean => lineId.startsWith(`${userId}-`);

  function openRecognition(): RecognitionSession | undefined {
    return engine?.open({
      language,
      signal: aborting.signal,
      onText: ({ utterance, text, isFinal, startMs, endMs }) => {
        if (aborting.signal.aborted) return;
        const revision = (revisions.get(utterance) ?? -1) + 1;
        if (isFinal) revisions.delete(utterance);
        else revisions.set(utterance, revision);
        lines.send({
          uuid,
          userId,
          id: `${id}-${utterance}`,
          text,
          isFinal,
          revision,
          language,
          startedAt: new Date(base + startMs),
          endedAt: isFinal ? new Date(base + endMs) : null,
          quality: engine.quality,
        });
      },
      onState: onEngine,
      onGap: ({ reason, startMs, endMs }) => gaps.mark(reason, base + startMs, base + endMs),
    });
  }

  /** Whether a piece is the next one; one that came before is not taken again, one that is missing leaves a mark. */
  function isNext(number: number | undefined): boolean {
    if (number === undefined) return true;
    if (expected !== undefined && number < expected) return false;
    if (expected !== undefined && number > expected) {
      // Words on both sides of a hole are no words of one utterance.
      recognition?.pause();
      gaps.mark('connection', lastAt, now());
    }
    expected = number + 1;
    return true;
  }

  const isHearing = (): boolean => engine !== undefined && now() - lastTextAt >= browserMs;

  return {
    id,
    ...options,
    source: () => source,
    isPaused: () => isPaused,
    isHearing,
    receiveSound: ({ audio, number }) => {
      gaps.sendDue();
      if (aborting.signal.aborted || !isNext(number)) return;
      const isMuchAtOnce = !mayBring.piece(1) || !mayBring.bytes(audio.byteLength);
      if (isMuchAtOnce) gaps.mark('overload', lastAt, now());
      lastAt = now();
      if (isMuchAtOnce || !isHearing()) return;
      if (source === 'browser') finish(isOfBrowser);
      source = 'engine';
      isPaused = false;
      recognition ??= openRecognition();
      // Nothing comes while the microphone is muted: what follows is later than the sound before it says.
      base = Math.max(base, now() - heardMs);
      const samples = samplesOf(audio);
      heardMs += samples.length / 16;
      recognition?.push(samples);
    },
    read: ({ id: given, data, isFinal, revision }) => {
      gaps.sendDue();
      if (aborting.signal.aborted) return;
      if (!utterances.isNew(given, revision)) return;
      if (!mayBring.text(1) || !mayBring.characters(data.length)) {
        gaps.mark('overload', now(), now());
        return;
      }
      utterances.add(given, { revision, isFinal });
      if (source === 'engine') recognition?.pause();
      source = 'browser';
      isPaused = false;
      lastTextAt = now();
      lines.send({
        uuid,
        userId,
        // The same after a reconnect to another process: the page gives the utterance its name.
        id: `${userId}-${given}`,
        text: data.trim(),
        isFinal,
        revision,
        language,
        startedAt: new Date(lastTextAt),
        endedAt: isFinal ? new Date(lastTextAt) : null,
        quality: 'good',
      });
    },
    pause: () => {
      gaps.send();
      isPaused = true;
      recognition?.pause();
    },
    end: async ({ isReplaced } = { isReplaced: false }) => {
      gaps.send();
      await recognition?.end();
      // A page that lost its connection may send the rest of its words.
      if (isReplaced && !aborting.signal.aborted) finish();
      aborting.abort();
    },
    cut: () => {
      if (!aborting.signal.aborted) finish();
      aborting.abort();
    },
    abort: () => aborting.abort(),
  };
}
