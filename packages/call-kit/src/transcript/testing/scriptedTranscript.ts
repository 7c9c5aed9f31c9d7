import { type Clock, createListenerSet, systemClock } from '@franca/ui/core';
import { createTranscriptStore } from '../../core/transcript/createTranscriptStore.ts';
import type { LineEvent, TextQuality } from '../../core/transcript/TranscriptEvent.ts';
import type { SpeakerSource, TranscriptPort, TranscriptState } from '../../core/transcript/TranscriptPort.ts';

/** Somebody whose words a test or a demonstration writes. */
export interface ScriptedSpeaker {
  /**
   * Says some words of an utterance: all but the last of them are stable. `id` continues one; without it another one begins.
   * Returns its id.
   */
  readonly say: (
    words: string,
    options?: { readonly id?: string | undefined; readonly isFinal?: boolean },
  ) => string;
  /** Ends an utterance with its final words. Returns its id. */
  readonly finish: (words: string, id?: string) => string;
  /** The translation of an utterance. */
  readonly translate: (
    id: string,
    language: string,
    words: string,
    options?: { readonly isFinal?: boolean; readonly quality?: TextQuality },
  ) => void;
  /** There will be no translation. */
  readonly failTranslation: (id: string, language: string) => void;
  /** How their words come into the transcript now. */
  readonly setSource: (source: SpeakerSource) => void;
}

/** A transcript without server or microphone, whose speakers are scripted. */
export interface ScriptedTranscript {
  /** Give this to the `TranscriptProvider`. */
  readonly port: TranscriptPort;
  /** What was asked of it, as words: `start`, `stop`, `refuse`, `allow`, `keep`. */
  readonly requests: readonly string[];
  /** The speaker with this id. Throws for somebody unknown. */
  readonly speaker: (userId: string) => ScriptedSpeaker;
  /** Sets the state as a server does. */
  readonly setState: (state: TranscriptState) => void;
  /** A running transcript: who started it, and whether lines can come. */
  readonly run: (change?: {
    readonly startedBy?: string;
    readonly link?: 'connected' | 'reconnecting';
  }) => void;
  /** A time without words. */
  readonly miss: (milliseconds: number, userId?: string | null) => void;
}

/** Options of {@link scriptedTranscript}. */
export interface ScriptedTranscriptOptions {
  /** Ids and languages (BCP 47) of the speakers, the viewer first. */
  readonly speakers: Readonly<Record<string, string>>;
  /** Whether it runs at the beginning. Default true. */
  readonly isRunning?: boolean | undefined;
  /** Time. Default: the machine's. */
  readonly clock?: Clock | undefined;
}

const usualSource: SpeakerSource = {
  kind: 'engine',
  name: 'Script',
  place: { kind: 'server' },
  quality: 'good',
};

/**
 * Makes a transcript whose speakers say what a test writes.
 *
 * @example
 * const { port, speaker } = scriptedTranscript({ speakers: { ana: 'es', emma: 'en' } });
 * const id = speaker('emma').say('good morn');
 * speaker('emma').finish('Good morning.', id);
 * speaker('emma').translate(id, 'es', 'Buenos días.');
 */
export function scriptedTranscript(options: ScriptedTranscriptOptions): ScriptedTranscript {
  const { speakers, isRunning = true, clock = systemClock } = options;
  const store = createTranscriptStore({ clock });
  const { subscribe, notify } = createListenerSet();
  const requests: string[] = [];
  const sources = new Map<string, SpeakerSource>(Object.keys(speakers).map((id) => [id, usualSource]));
  const [viewerId = ''] = Object.keys(speakers);
  const begun = new Map<string, number>();
  let startedBy = viewerId;
  let link: 'connected' | 'reconnecting' = 'connected';
  let count = 0;
  const startedAt = clock.now();

  const running = (): TranscriptState => ({
    kind: 'running',
    startedBy,
    startedAt,
    link,
    speakers: Object.entries(speakers).map(([userId, language]) => ({
      userId,
      language,
      source: sources.get(userId) ?? usualSource,
    })),
  });
  let state: TranscriptState = isRunning ? running() : { kind: 'off' };
  const setState = (next: TranscriptState): void => {
    state = next;
    notify();
  };
  const setSource = (userId: string, source: SpeakerSource): void => {
    sources.set(userId, source);
    if (state.kind === 'running') setState(running());
  };

  function speaker(userId: string): ScriptedSpeaker {
    const language = speakers[userId];
    if (language === undefined) throw new Error(`Nobody of this script is called ${userId}.`);
    const line = (id: string, change: Partial<LineEvent>): void => {
      const startedAt = begun.get(id) ?? clock.now();
      begun.set(id, startedAt);
      count += 1;
      store.apply({
        type: 'line',
        id,
        userId,
        startedAt,
        language,
        text: '',
        isTranslated: false,
        isFinal: false,
        revision: count,
        ...change,
      });
    };
    const say: ScriptedSpeaker['say'] = (text, { id = `line-${count + 1}`, isFinal = false } = {}) => {
      const stable = /^.*\s(?=\S+\s*$)/s.exec(text)?.[0].length ?? 0;
      line(id, { text, isFinal, stableLength: stable, ...(isFinal && { endedAt: clock.now() }) });
      return id;
    };
    return {
      say,
      finish: (words, id) => say(words, { id, isFinal: true }),
      translate: (id, language, text, { isFinal = true, quality } = {}) =>
        line(id, { text, language, isFinal, isTranslated: true, ...(quality && { quality }) }),
      failTranslation: (id, language) =>
        store.apply({
          type: 'translation-failed',
          id,
          userId,
          language,
          startedAt: begun.get(id) ?? clock.now(),
        }),
      setSource: (source) => setSource(userId, source),
    };
  }

  return {
    requests,
    setState,
    speaker,
    run: (change = {}) => {
      startedBy = change.startedBy ?? startedBy;
      link = change.link ?? link;
      setState(running());
    },
    miss: (milliseconds, userId = null) => {
      const endedAt = clock.now();
      count += 1;
      store.apply({
        type: 'gap',
        id: `gap-${count}`,
        userId,
        reason: 'connection',
        startedAt: endedAt - milliseconds,
        endedAt,
      });
    },
    port: {
      store,
      getState: () => state,
      subscribe,
      start: () => {
        requests.push('start');
        setState(running());
      },
      stop: () => {
        requests.push('stop');
        setState({ kind: 'off' });
      },
      setRefused: (isRefused) => {
        requests.push(isRefused ? 'refuse' : 'allow');
        setSource(viewerId, isRefused ? { kind: 'refused' } : usualSource);
      },
      keep: async () => {
        requests.push('keep');
      },
    },
  };
}
