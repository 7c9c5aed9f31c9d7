import type { TranscriptStore } from './createTranscriptStore.ts';
import type { TextQuality } from './TranscriptEvent.ts';

/**
 * Where the sound of a speaker is recognised: on their device, by their browser, whose maker may receive it, on the server of
 * the application, or at a service that is named.
 */
export type EnginePlace =
  | { readonly kind: 'device' }
  | { readonly kind: 'browser' }
  | { readonly kind: 'server' }
  | { readonly kind: 'service'; readonly name: string };

/** How the words of one speaker come into the transcript. */
export type SpeakerSource =
  /** It is being found out. */
  | { readonly kind: 'pending' }
  /** By a recogniser, whose name is shown to everybody. */
  | {
      readonly kind: 'engine';
      readonly name: string;
      readonly place: EnginePlace;
      readonly quality: TextQuality;
    }
  /** The recogniser does not answer; it is tried again. */
  | { readonly kind: 'lost'; readonly name: string }
  /** Nothing recognises the language that the speaker speaks. */
  | { readonly kind: 'unsupported' }
  /** The speaker does not want to be transcribed. */
  | { readonly kind: 'refused' }
  /** Nothing is recognised: a recorded voice says a text that is known. */
  | { readonly kind: 'prepared' };

/** Somebody whose words may be in the transcript. */
export interface TranscriptSpeaker {
  readonly userId: string;
  /** The language they speak (BCP 47). */
  readonly language: string;
  readonly source: SpeakerSource;
}

/** Why no transcript runs: the plan has none, the server refuses it, or it cannot be reached. */
export type TranscriptProblem = 'not-included' | 'refused' | 'unavailable';

/** Whether a transcript runs in the call. */
export type TranscriptState =
  | { readonly kind: 'off' }
  /** The viewer has started it, and the server has not answered yet. */
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'running';
      /** The user who started it. */
      readonly startedBy: string;
      /** When, in milliseconds since 1970. */
      readonly startedAt: number;
      /** Whether lines can come now; nothing that is said while it is `reconnecting` is in the transcript. */
      readonly link: 'connected' | 'reconnecting';
      /** Everybody in the call, the viewer first. */
      readonly speakers: readonly TranscriptSpeaker[];
    }
  | { readonly kind: 'failed'; readonly problem: TranscriptProblem };

/** A transcript to be kept, in both languages. */
export interface KeptTranscript {
  /** Name of its files, without an ending. */
  readonly name: string;
  /** To be read. */
  readonly text: string;
  /** To be played beside a recording (WebVTT). */
  readonly vtt: string;
}

/** The transcript of one call: what an application implements over its own server. */
export interface TranscriptPort {
  /** What was said. */
  readonly store: TranscriptStore;
  /** Whether a transcript runs; the same object until that changes. */
  readonly getState: () => TranscriptState;
  /** Calls back when the state changes; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a transcript for everybody in the call; the state says how that went. */
  readonly start: () => void;
  /** Stops it for everybody. What was said stays in the store. */
  readonly stop: () => void;
  /** Leaves the voice of the viewer out, or takes it in again. */
  readonly setRefused: (isRefused: boolean) => void;
  /** Keeps the transcript after the call, for everybody in the conversation. Absent where that is not possible. */
  readonly keep?: ((transcript: KeptTranscript) => Promise<void>) | undefined;
}
