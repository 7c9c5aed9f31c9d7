import type { ChoiceStorage } from '../choices/ChoiceStorage.ts';

/** Unsent texts, one per topic; see {@link createDrafts}. */
export interface Drafts {
  /** The draft of a topic, empty when there is none. */
  readonly get: (topicId: string) => string;
  /** Keeps a draft; an empty one is forgotten. */
  readonly set: (topicId: string, text: string) => void;
  /** Calls back when another tab has changed the draft of a topic; the returned function stops it. */
  readonly subscribe: (topicId: string, listener: () => void) => () => void;
}

/** Keeps what was written and not sent, per topic, so that it outlives a switch of topics and a reload. */
export function createDrafts(storage: ChoiceStorage): Drafts {
  return {
    get: (topicId) => storage.get(`draft/${topicId}`) ?? '',
    set: (topicId, text) => storage.set(`draft/${topicId}`, text === '' ? null : text),
    subscribe: (topicId, listener) =>
      storage.subscribe?.((key) => {
        if (key === `draft/${topicId}`) listener();
      }) ?? (() => {}),
  };
}
