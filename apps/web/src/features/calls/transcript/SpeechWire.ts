import type { TranscriptEvent, TranscriptProblem, TranscriptSpeaker } from '@franca/call-kit/transcript';

/** A transcript that runs in a call, as the server knows it. */
export interface RunningTranscript {
  readonly startedBy: string;
  /** In milliseconds since 1970, by the clock of the server. */
  readonly startedAt: number;
  /** Ids of those who read it; it ends with the last of them. */
  readonly readers: readonly string[];
  readonly speakers: readonly TranscriptSpeaker[];
}

/** A piece of the speaker's voice: 2,048 samples at 16 kHz, or fewer before a pause. */
export interface VoiceChunk {
  readonly samples: Int16Array<ArrayBuffer>;
  /** Counts the chunks of this page, so that a lost one is known. */
  readonly number: number;
  /** When its first sample was taken, in milliseconds since the capture began. */
  readonly at: number;
}

/** Words that the speaker's own browser recognised. */
export interface SpokenText {
  readonly id: string;
  readonly text: string;
  readonly isFinal: boolean;
  /** Counts the texts of this utterance. */
  readonly revision: number;
}

/** What a wire reports. */
export interface SpeechWireHandlers {
  readonly onEvents: (events: readonly TranscriptEvent[]) => void;
  /** Whether lines can come now. */
  readonly onLink: (link: 'connected' | 'reconnecting') => void;
}

/** The socket of a call's transcript, without its names. */
export interface SpeechWire {
  /** Connects, and follows the lines; the returned function ends that. */
  readonly open: (handlers: SpeechWireHandlers) => () => void;
  /**
   * Reads the lines, also after each reconnect; starts a transcript where none runs. Resolves with what hindered it; null
   * where it runs.
   */
  readonly start: () => Promise<TranscriptProblem | null>;
  /** Stops to read; a transcript ends with its last reader. */
  readonly stop: () => void;
  readonly setRefused: (isRefused: boolean) => Promise<void>;
  /** Sends a piece of the speaker's voice; without a connection it is lost, and the server marks the gap. */
  readonly sendVoice: (chunk: VoiceChunk) => void;
  /** The speaker pauses: what was said is final. */
  readonly pauseVoice: () => void;
  readonly sendText: (text: SpokenText) => void;
}
