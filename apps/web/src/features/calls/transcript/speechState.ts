import type { LineEvent, TranscriptEvent } from '@franca/call-kit/transcript';
import { createListenerSet } from '@franca/ui/core';

/** One line as the specification names its fields. */
export interface SpeechItem {
  readonly id: string;
  readonly userId: string;
  readonly data: string;
  readonly isFinal: boolean;
  readonly isTranslated: boolean;
  readonly language: string;
}

/** The fields of a call's state that are about its transcript. */
export interface SpeechFields {
  /** Whether a transcript runs. */
  readonly isSpeech: boolean;
  /** What came last; null before the first line. */
  readonly dataSpeech: SpeechItem | null;
  /** The final lines that came last, originals and translations. */
  readonly dataTranscript: readonly SpeechItem[];
}

/** Keeps the {@link SpeechFields} of a call. */
export interface SpeechState {
  readonly get: () => SpeechFields;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setRunning: (isSpeech: boolean) => void;
  readonly take: (events: readonly TranscriptEvent[]) => void;
}

/** Lines that are kept here; the store of the transcript has all. */
const most = 200;

const toItem = ({ id, userId, text, isFinal, isTranslated, language }: LineEvent): SpeechItem => ({
  id,
  userId,
  data: text,
  isFinal,
  isTranslated,
  language,
});

/** Makes the fields of a call without a transcript. */
export function createSpeechState(): SpeechState {
  const { subscribe, notify } = createListenerSet();
  let fields: SpeechFields = { isSpeech: false, dataSpeech: null, dataTranscript: [] };
  const set = (change: Partial<SpeechFields>): void => {
    fields = { ...fields, ...change };
    notify();
  };
  return {
    get: () => fields,
    subscribe,
    setRunning: (isSpeech) => {
      if (isSpeech !== fields.isSpeech) set({ isSpeech });
    },
    take: (events) => {
      const items = events.flatMap((event) => (event.type === 'line' ? [toItem(event)] : []));
      const last = items.at(-1);
      if (!last) return;
      const finals = items.filter(({ isFinal }) => isFinal);
      const isKnown = (item: SpeechItem) =>
        finals.some(({ id, language }) => id === item.id && language === item.language);
      const kept = fields.dataTranscript.filter((item) => !isKnown(item));
      const dataTranscript = finals.length > 0 ? [...kept, ...finals].slice(-most) : fields.dataTranscript;
      set({ dataSpeech: last, dataTranscript });
    },
  };
}
