import type { LocalMedia } from '@franca/call-kit';
import {
  createTranscriptStore,
  type SpeakerSource,
  type TranscriptEvent,
  type TranscriptPort,
  type TranscriptSpeaker,
  type TranscriptState,
} from '@franca/call-kit/transcript';
import type { RecognitionPort } from '@franca/speech';
import { createListenerSet } from '@franca/ui/core';
import { createBrowserSpeech } from './createBrowserSpeech.ts';
import { createVoiceCapture } from './createVoiceCapture.ts';
import { readingCall } from './readingCall.ts';
import type { RunningTranscript, SpeechWire } from './SpeechWire.ts';
import { createSpeechState, type SpeechState } from './speechState.ts';
import { unsentRefusal } from './unsentRefusal.ts';

/** A transcript that runs in this page. */
export interface PageTranscript extends TranscriptPort {
  /** Takes what the server says about the transcript of the call; null where none runs. */
  readonly setRunning: (running: RunningTranscript | null) => void;
  /** The fields of the call's state. */
  readonly speech: SpeechState;
  /** Whether the viewer's words are recognised by their browser. */
  readonly usesBrowser: () => boolean;
  /** Whether the viewer reads it: what is said comes only then. */
  readonly isReading: () => boolean;
  /** Whether the viewer has kept it. */
  readonly isKept: () => boolean;
  /** Stops to send and to listen. */
  readonly close: () => void;
}

/** Options of {@link createTranscript}. */
export interface TranscriptOptions {
  readonly uuid: string;
  readonly userId: string;
  readonly wire: SpeechWire;
  readonly local: LocalMedia;
  /** The browser's recogniser; null where it has none. */
  readonly recognition: RecognitionPort | null;
  /** What the viewer speaks (BCP 47). */
  readonly language: string;
  readonly keep?: TranscriptPort['keep'];
}

/** Whether the words of the viewer come better from their browser: the server has nothing for them, or something rough. */
export function wantsBrowser(source: SpeakerSource): boolean {
  if (source.kind === 'unsupported') return true;
  return source.kind === 'engine' && (source.quality === 'rough' || source.place.kind === 'browser');
}

/** How long after a failure a refusal is sent again, in milliseconds; a new connection sends it at once. */
const resendMs = 2000;

/** Joins the transcript of a call to its server, the call's microphone and the browser's recogniser. */
export function createTranscript(options: TranscriptOptions): PageTranscript {
  const { uuid, userId, wire, local, recognition, language, keep } = options;
  const store = createTranscriptStore();
  const speech = createSpeechState();
  const { subscribe, notify } = createListenerSet();
  let running: RunningTranscript | null = null;
  let link: 'connected' | 'reconnecting' = 'connected';
  let request: TranscriptState = { kind: 'off' };
  let state: TranscriptState = request;
  let hasBrowserFailed = false;
  let usesBrowser = false;
  let isReading = false;
  let isKept = false;
  /** Whether the viewer wants to be left out, as long as the server has not confirmed it. */
  let wishedRefusal = unsentRefusal.read(uuid);
  let resend: ReturnType<typeof setTimeout> | undefined;

  const capture = createVoiceCapture({ local, onChunk: wire.sendVoice, onPause: wire.pauseVoice });
  const browser =
    recognition &&
    createBrowserSpeech({
      recognition,
      language,
      local,
      prefix: crypto.randomUUID(),
      onText: wire.sendText,
      onFailed: () => {
        hasBrowserFailed = true;
        update();
      },
    });

  const ownOf = (speakers: readonly TranscriptSpeaker[]) => speakers.find((one) => one.userId === userId);

  /** Whoever refuses is left out at once, also while the server cannot be reached. */
  function speakersOf({ speakers }: RunningTranscript): readonly TranscriptSpeaker[] {
    if (!wishedRefusal) return speakers;
    return speakers.map((one) => (one.userId === userId ? { ...one, source: { kind: 'refused' } } : one));
  }

  function sendRefusal(): void {
    clearTimeout(resend);
    if (wishedRefusal === null) return;
    wire.setRefused(wishedRefusal).catch(() => {
      resend = setTimeout(sendRefusal, resendMs);
    });
  }

  function update(): void {
    state = running ? { kind: 'running', link, ...running, speakers: speakersOf(running) } : request;
    const source = state.kind === 'running' ? (ownOf(state.speakers)?.source ?? null) : null;
    const isSpeaking = source !== null && source.kind !== 'refused';
    usesBrowser = isSpeaking && browser !== null && !hasBrowserFailed && wantsBrowser(source);
    capture.setActive(isSpeaking && !usesBrowser && source.kind !== 'unsupported');
    browser?.setActive(usesBrowser);
    speech.setRunning(running !== null);
    notify();
  }

  const takeEvents = (events: readonly TranscriptEvent[]): void => {
    store.apply(...events);
    speech.take(events);
  };
  const setWishedRefusal = (wish: boolean | null): void => {
    wishedRefusal = wish;
    unsentRefusal.write(uuid, wish);
  };

  const close = wire.open({
    onEvents: takeEvents,
    onLink: (next) => {
      if (next === link) return;
      link = next;
      if (next === 'connected') sendRefusal();
      update();
    },
  });

  // What the page before this one could not send.
  sendRefusal();

  function stop(): void {
    isReading = false;
    readingCall.clear(uuid);
    wire.stop();
    update();
  }
  function start(): void {
    request = { kind: 'starting' };
    update();
    void wire.start().then((problem) => {
      isReading = problem === null;
      if (isReading) readingCall.write(uuid);
      else readingCall.clear(uuid);
      request = problem ? { kind: 'failed', problem } : { kind: 'off' };
      update();
    });
  }

  return {
    store,
    speech,
    usesBrowser: () => usesBrowser,
    getState: () => state,
    subscribe,
    isReading: () => isReading,
    setRunning: (next) => {
      // It ended for everybody, or for the viewer alone, whose plan has run out.
      if (running && !next && link === 'connected') stop();
      running = next;
      const own = next && ownOf(next.speakers);
      if (own && (own.source.kind === 'refused') === wishedRefusal) setWishedRefusal(null);
      if (next || request.kind !== 'starting') request = { kind: 'off' };
      update();
    },
    start,
    stop,
    setRefused: (isRefused) => {
      setWishedRefusal(isRefused);
      update();
      sendRefusal();
    },
    isKept: () => isKept,
    keep:
      keep &&
      (async (kept) => {
        await keep(kept);
        isKept = true;
      }),
    close: () => {
      clearTimeout(resend);
      capture.close();
      browser?.close();
      close();
    },
  };
}
