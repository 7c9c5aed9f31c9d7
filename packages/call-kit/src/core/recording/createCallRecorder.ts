import { type Clock, createBackoff, createListenerSet, systemClock } from '@franca/ui/core';
import type { CallSession } from '../call/createCallSession.ts';
import { type Composition, composeCall } from './composeCall.ts';
import { RecordingError, type RecordingErrorCode, type RecordingPort } from './RecordingPort.ts';

/**
 * Where a recording of this page stands. `isDelayed`: parts wait because the server gives no answer. `saving`: stopped, the last
 * parts are on their way. `failed`: ended by itself; what the server has is kept.
 */
export type RecorderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'recording'; readonly startedAt: number; readonly isDelayed: boolean }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly code: RecordingErrorCode };

/** Records a call in this page. */
export interface CallRecorder {
  /** Where it stands; the same object until something changes. */
  readonly getState: () => RecorderState;
  /** Calls back when the state has changed; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins; does nothing while it records or saves. */
  readonly start: () => Promise<void>;
  /** Stops, and resolves once the server has everything. */
  readonly stop: () => Promise<void>;
}

/** What makes bytes of a composition; `MediaRecorder` in browsers. */
export interface Encoder {
  /** What it makes: `video/webm` or `video/mp4`. */
  readonly mime: string;
  /** Begins; each part goes to `onPart`. */
  readonly start: (onPart: (bytes: Blob) => void, onError: () => void) => void;
  /** Ends; resolves after the last part. */
  readonly stop: () => Promise<void>;
}

/** Options of {@link createCallRecorder}. */
export interface CallRecorderOptions {
  /** The call; when it ends or is left, the recording ends. */
  readonly session: CallSession;
  /** Where the recording goes. */
  readonly port: RecordingPort;
  /** The name under somebody's picture. */
  readonly nameOf: (userId: string) => string;
  /** Makes the encoder; throws a {@link RecordingError} where there is none. Default: the browser's. */
  readonly encode?: ((stream: MediaStream) => Encoder) | undefined;
  /** Makes one picture and one sound of the call. Default: {@link composeCall}. */
  readonly compose?: typeof composeCall | undefined;
  /** Time. Default: the machine's. */
  readonly clock?: Clock | undefined;
}

/** Milliseconds of one part: what is lost when the page dies. */
const partMs = 2000;
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

/** The encoder of the browser. */
function encodeInBrowser(stream: MediaStream): Encoder {
  const type =
    typeof MediaRecorder === 'undefined'
      ? undefined
      : types.find((candidate) => MediaRecorder.isTypeSupported(candidate));
  if (type === undefined) throw new RecordingError('unsupported', 'This browser cannot record.');
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: 1_000_000,
    audioBitsPerSecond: 64_000,
  });
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  return {
    mime: type.split(';')[0] ?? type,
    start: (onPart, onError) => {
      recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && onPart(data));
      recorder.addEventListener('error', onError);
      recorder.start(partMs);
    },
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      return stopped;
    },
  };
}

/** One recording, from its beginning until the server has it. */
type Run = {
  readonly id: string;
  readonly encoder: Encoder;
  readonly composition: Composition;
  readonly startedAt: number;
  /** Parts that wait for the server, the first under way. */
  readonly queue: Blob[];
  sent: number;
  /** Sends what waits, while something does. */
  pumping: Promise<void> | null;
  error: RecordingError | null;
};

/**
 * Records a call in this page: composes it, encodes it, and uploads it in parts while it goes on. A part that does not arrive is
 * sent again until it does.
 *
 * @example
 * const recorder = createCallRecorder({ session, port, nameOf });
 * await recorder.start();
 */
export function createCallRecorder(options: CallRecorderOptions): CallRecorder {
  const { session, port, nameOf, clock = systemClock } = options;
  const { encode = encodeInBrowser, compose = composeCall } = options;
  const { subscribe, notify } = createListenerSet();
  const backoff = createBackoff({ first: 500, longest: 5000 });
  let state: RecorderState = { kind: 'idle' };
  let run: Run | null = null;
  let stopping: Promise<void> | null = null;

  function set(next: RecorderState): void {
    state = next;
    notify();
  }
  const setDelayed = (isDelayed: boolean): void => {
    if (state.kind === 'recording' && state.isDelayed !== isDelayed) set({ ...state, isDelayed });
  };

  /** Asks until there is an answer, or a refusal. */
  async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        const result = await ask();
        setDelayed(false);
        return result;
      } catch (error) {
        if (error instanceof RecordingError) throw error;
        setDelayed(true);
        await new Promise<void>((resolve) => clock.schedule(resolve, backoff(attempts)));
      }
    }
  }

  /** Sends what waits, also what comes to wait meanwhile. */
  async function sendAll(current: Run): Promise<void> {
    try {
      for (let bytes = current.queue[0]; bytes && !current.error; bytes = current.queue[0]) {
        const part = { id: current.id, index: current.sent, bytes };
        await insist(() => port.upload(part));
        current.queue.shift();
        current.sent += 1;
      }
    } catch (error) {
      current.error = error instanceof RecordingError ? error : new RecordingError('ended', String(error));
      void stop();
    }
  }

  function pump(current: Run): Promise<void> {
    current.pumping ??= sendAll(current).finally(() => {
      current.pumping = null;
    });
    return current.pumping;
  }

  async function finish(current: Run): Promise<void> {
    const milliseconds = Math.max(0, Math.round(clock.now() - current.startedAt));
    await current.encoder.stop();
    current.composition.end();
    while (current.queue.length > 0 && !current.error) await pump(current);
    const parts = current.sent;
    try {
      await insist(() => port.stop({ id: current.id, parts, milliseconds }));
    } catch (error) {
      if (error instanceof RecordingError) current.error ??= error;
    }
  }

  function stop(): Promise<void> {
    if (stopping) return stopping;
    const current = run;
    if (!current) return Promise.resolve();
    set({ kind: 'saving' });
    stopping = finish(current).then(() => {
      run = null;
      stopping = null;
      set(current.error ? { kind: 'failed', code: current.error.code } : { kind: 'idle' });
    });
    return stopping;
  }

  session.subscribe(() => {
    if (run && session.getSnapshot().state.kind !== 'joined') void stop();
  });

  return {
    getState: () => state,
    subscribe,
    stop,
    start: async () => {
      if (run || state.kind === 'starting' || state.kind === 'saving') return;
      set({ kind: 'starting' });
      let composition: Composition | undefined;
      try {
        composition = compose(session, { nameOf });
        const encoder = encode(composition.stream);
        const id = crypto.randomUUID();
        await port.start({ id, mime: encoder.mime });
        const startedAt = clock.now();
        const current: Run = {
          ...{ id, encoder, composition, startedAt },
          ...{ queue: [], sent: 0, pumping: null, error: null },
        };
        run = current;
        encoder.start(
          (bytes) => {
            current.queue.push(bytes);
            void pump(current);
          },
          () => void stop(),
        );
        set({ kind: 'recording', startedAt, isDelayed: false });
        if (session.getSnapshot().state.kind !== 'joined') await stop();
      } catch (error) {
        composition?.end();
        run = null;
        set({ kind: 'failed', code: error instanceof RecordingError ? error.code : 'refused' });
      }
    },
  };
}
