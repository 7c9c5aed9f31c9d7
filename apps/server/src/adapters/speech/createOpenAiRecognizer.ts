import type { Breakers } from '../../core/createBreakers.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { RecognitionRequest, RecognitionState, SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { createCutSession, type UtteranceBegin, type UtteranceJob } from './createCutSession.ts';
import { loadSpeechDetectors } from './createSpeechDetector.ts';
import { toWave } from './toWave.ts';
import { type TranscribeOutcome, transcribe } from './transcribe.ts';

/** Which service is asked, and how much. */
export type OpenAiRecognizerOptions = {
  /** Address up to and with the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  clock: Clock;
  /** Milliseconds that one request may take. */
  timeoutMs?: number | undefined;
  /** Leaves the service alone for a while after failures. */
  breakers: Breakers;
  /** Milliseconds of new sound after which a growing utterance is sent again, for an interim text. */
  interimMs?: number;
  /** Requests of this process at a time. */
  maxRequests?: number;
};

/** Ended utterances of one speaker that wait at most. */
const maxWaiting = 3;
/** Milliseconds that an ended utterance waits for its turn, or a service that is busy. */
const patienceMs = 8000;
/** Sound of one speaker that is sent for interim texts, in proportion to what was said: each second three times. */
const interimShare = 3;

/** Lets so many run at a time; a final text comes before interim ones. */
function createSlots(total: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    tryTake: (): boolean => {
      if (running >= total - 1 || waiting.length > 0) return false;
      running += 1;
      return true;
    },
    take: async (): Promise<void> => {
      if (running < total) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    release: (): void => {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    },
  };
}

/** Waits, or until the signal ends it. */
const pass = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });

/**
 * Recognition by any service that speaks OpenAI's protocol of transcriptions. Utterances are cut here; one that is being spoken
 * is sent again as it grows, as long as the service keeps up.
 */
export async function createOpenAiRecognizer(options: OpenAiRecognizerOptions): Promise<SpeechRecognizer> {
  const { baseUrl, apiKey, model, clock, timeoutMs = 20_000, breakers } = options;
  const { interimMs = 1500, maxRequests = 6 } = options;
  const createDetector = await loadSpeechDetectors();
  const { host } = new URL(baseUrl);
  const slots = createSlots(maxRequests);
  const closing = new AbortController();
  /** Until when the service wants to be left alone. */
  let busyUntil = 0;

  async function ask(
    pieces: readonly Int16Array[],
    language: string,
    signal: AbortSignal,
  ): Promise<TranscribeOutcome> {
    const file = toWave(pieces);
    const outcome = await transcribe({ baseUrl, apiKey, model, file, language, timeoutMs, signal });
    if (signal.aborted) return outcome;
    breakers.report(host, outcome.status === 'done' || outcome.isAnswering);
    if (outcome.status === 'failed' && outcome.retryAfterMs !== undefined)
      busyUntil = clock().getTime() + Math.min(outcome.retryAfterMs, 60_000);
    return outcome;
  }

  function open(request: RecognitionRequest) {
    const language = primaryLanguage(request.language);
    let state: RecognitionState = 'listening';
    let waiting = 0;
    /** Milliseconds of sound that may be sent for interim texts. */
    let allowance = 0;
    /** Final texts come in the order of their utterances. */
    let last: Promise<void> = Promise.resolve();

    function setState(next: RecognitionState): void {
      if (state === next) return;
      state = next;
      request.onState(next);
    }

    /** The text of an ended utterance; tried again once where the service may have been busy only. */
    async function recognize(
      pieces: readonly Int16Array[],
      signal: AbortSignal,
    ): Promise<string | undefined> {
      const deadline = Date.now() + patienceMs;
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const wait = Math.max(busyUntil - clock().getTime(), attempt > 0 ? 300 : 0);
        if (Date.now() + wait > deadline) return undefined;
        if (wait > 0) await pass(wait, signal);
        if (signal.aborted || breakers.waitFor(host) > 0) return undefined;
        await slots.take();
        try {
          const outcome = await ask(pieces, language, signal);
          if (outcome.status === 'done') return outcome.text;
        } finally {
          slots.release();
        }
      }
      return undefined;
    }

    function begin({ utterance, startMs, signal }: UtteranceBegin): UtteranceJob | undefined {
      if (waiting >= maxWaiting) return undefined;
      const pieces: Int16Array[] = [];
      let soundMs = 0;
      let sentMs = 0;
      let shown = '';
      let isEnded = false;
      let isAsking = false;

      async function showInterim(): Promise<void> {
        if (isAsking || isEnded || state === 'lost' || soundMs - sentMs < interimMs || allowance < soundMs)
          return;
        if (busyUntil > clock().getTime() || !slots.tryTake()) return;
        isAsking = true;
        sentMs = soundMs;
        allowance -= soundMs;
        try {
          if (breakers.waitFor(host) > 0) return;
          const outcome = await ask([...pieces], language, signal);
          if (outcome.status !== 'done' || outcome.text === '' || signal.aborted || isEnded) return;
          shown = outcome.text;
          request.onText({ utterance, text: shown, isFinal: false, startMs, endMs: startMs + sentMs });
        } finally {
          slots.release();
          isAsking = false;
        }
      }

      async function finish(endMs: number): Promise<void> {
        try {
          const text = await recognize(pieces, signal);
          if (signal.aborted) return;
          setState(text === undefined ? 'lost' : 'listening');
          if (text === undefined) {
            // What was shown was said, even if the rest is missing.
            if (shown !== '') request.onText({ utterance, text: shown, isFinal: true, startMs, endMs });
            request.onGap({ reason: 'engine', startMs, endMs });
          } else if (text !== '' || shown !== '') {
            request.onText({ utterance, text, isFinal: true, startMs, endMs });
          }
        } finally {
          pieces.length = 0;
          waiting -= 1;
        }
      }

      return {
        push: (samples) => {
          pieces.push(samples);
          soundMs += samples.length / 16;
          allowance = Math.min(allowance + (samples.length / 16) * interimShare, 60_000);
          void showInterim();
        },
        end: (endMs) => {
          isEnded = true;
          waiting += 1;
          last = last.then(() => finish(endMs));
          return last;
        },
      };
    }

    return createCutSession({
      request,
      detector: createDetector(),
      begin,
      closing: closing.signal,
    });
  }

  return {
    id: 'openai',
    name: model,
    where: 'service',
    host,
    quality: 'good',
    languages: () => (closing.signal.aborted ? [] : ['*']),
    open: (request) => (closing.signal.aborted ? undefined : open(request)),
    close: async () => closing.abort(),
  };
}
