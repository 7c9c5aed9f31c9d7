/** Words of one utterance, as far as they are known. */
export type RecognizedText = {
  /** Number of the utterance within its session, from 0; texts of one utterance replace each other. */
  utterance: number;
  /** The whole text of the utterance until now. */
  text: string;
  /** Whether nothing of it changes any more. */
  isFinal: boolean;
  /** When the utterance began and, of a final text, ended: milliseconds of sound since the session began. */
  startMs: number;
  endMs: number;
};

/** How a session stands; a lost one takes sound still, and comes back by itself. */
export type RecognitionState = 'listening' | 'lost';

/** A time of which a session has no text: what was said came faster than it could be recognised, or the engine failed. */
export type RecognitionGap = { reason: 'overload' | 'engine'; startMs: number; endMs: number };

/** What a session reports; never called again once its `end` is done or its signal aborted. */
export type RecognitionListeners = {
  /** Words, interim ones where the engine is fast enough. */
  onText: (text: RecognizedText) => void;
  /** The engine stopped answering, or answers again. */
  onState: (state: RecognitionState) => void;
  /** Something was said of which there will be no text. */
  onGap: (gap: RecognitionGap) => void;
};

/** What a session recognises. */
export type RecognitionRequest = RecognitionListeners & {
  /** BCP 47 tag of what is spoken, e.g. `en-AU`. */
  language: string;
  /** Ends the session at once; what was not recognised is given up. */
  signal?: AbortSignal | undefined;
};

/** One speaker's recognition. */
export type RecognitionSession = {
  /** Takes the next samples: 16 bits, one channel, 16 kHz, any number of them. Never waits and never throws. */
  push: (samples: Int16Array) => void;
  /** The speaker paused: the utterance ends here. */
  pause: () => void;
  /** No sound comes any more; resolves once the last text was reported or given up. */
  end: () => Promise<void>;
};

/**
 * Recognition of speech while it is spoken. Engines never throw and never reject, keep at most a bounded part of the sound of a
 * session, in memory only, and report what they drop as a gap.
 */
export type SpeechRecognizer = {
  /** Name in programs. */
  readonly id: string;
  /** Name as people read it. */
  readonly name: string;
  /** Where the sound goes: this server, or a service. */
  readonly where: 'server' | 'service';
  /** Host of the service; null on this server. */
  readonly host: string | null;
  /** How far its texts can be relied on. */
  readonly quality: 'good' | 'rough';
  /** Primary language subtags that it knows, e.g. `en`; `*` stands for all. */
  languages: () => readonly string[];
  /** Begins to recognise one speaker; undefined for a language that it does not know. */
  open: (request: RecognitionRequest) => RecognitionSession | undefined;
  /** Ends all sessions, processes and connections. */
  close: () => Promise<void>;
};
