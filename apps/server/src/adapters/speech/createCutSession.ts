import type { RecognitionRequest, RecognitionSession } from '../../ports/SpeechRecognizer.ts';
import type { SpeechDetector } from './createSpeechDetector.ts';
import { createUtterances } from './createUtterances.ts';

/** One utterance with an engine. */
export type UtteranceJob = {
  /** The next samples. */
  push: (samples: Int16Array) => void;
  /** It has ended; resolves once its last text was reported, or it was given up. */
  end: (endMs: number) => Promise<void>;
};

/** An utterance that begins. */
export type UtteranceBegin = { utterance: number; startMs: number; signal: AbortSignal };

/** Options of {@link createCutSession}. */
export type CutSessionOptions = {
  request: RecognitionRequest;
  detector: SpeechDetector;
  /** Begins an utterance; undefined where the engine has too much to do for it. */
  begin: (utterance: UtteranceBegin) => UtteranceJob | undefined;
  /** Ends with the engine. */
  closing: AbortSignal;
};

/** A session of an engine that takes utterances: its sound is cut where the speaker pauses. */
export function createCutSession(options: CutSessionOptions): RecognitionSession {
  const { request, detector, begin, closing } = options;
  const signal = AbortSignal.any([closing, ...(request.signal ? [request.signal] : [])]);
  const pending = new Set<Promise<void>>();
  let count = 0;
  let current: UtteranceJob | undefined;
  let isClosed = false;

  const utterances = createUtterances(detector, {
    onStart: ({ startMs }) => {
      current = begin({ utterance: count, startMs, signal });
      count += 1;
    },
    onSamples: (samples) => current?.push(samples),
    onEnd: ({ startMs, endMs }) => {
      const job = current;
      current = undefined;
      if (!job) return request.onGap({ reason: 'overload', startMs, endMs });
      const ended: Promise<void> = job.end(endMs).finally(() => pending.delete(ended));
      pending.add(ended);
    },
  });

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    utterances.close();
    signal.removeEventListener('abort', close);
  }
  if (signal.aborted) close();
  else signal.addEventListener('abort', close);

  return {
    push: (samples) => {
      if (!isClosed) utterances.push(samples);
    },
    pause: () => {
      if (!isClosed) utterances.flush();
    },
    end: async () => {
      if (!isClosed) utterances.flush();
      await Promise.all(pending);
      close();
    },
  };
}
