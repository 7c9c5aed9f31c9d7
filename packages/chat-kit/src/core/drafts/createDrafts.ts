import type { ChoiceStorage } from '../choices/ChoiceStorage.ts';

/** Unsent texts, one per topic; see {@link createDrafts}. */
export interface Drafts {
  /** The draft of a topic, empty when there is none. */
  readonly get: (topicId: string) => string;
  /** Keeps a draft; an empty one is forgotten. */
  readonly set: (topicId: string, text: string) => void;
  /**
   * Takes a draft that is being sent: there is none any more, but a reload finds it until the returned function is called, unless
   * another was begun.
   */
  readonly take: (topicId: string) => () => void;
  /** Calls back when another tab has changed the draft of a topic; the returned function stops it. */
  readonly subscribe: (topicId: string, listener: () => void) => () => void;
}

/** Keeps what was written and not sent, per topic, so that it outlives a switch of topics and a reload. */
export function createDrafts(storage: ChoiceStorage): Drafts {
  const taken = new Map<string, string>();
  const get = (topicId: string): string => storage.get(`draft/${topicId}`) ?? '';
  const set = (topicId: string, text: string): void => {
    taken.delete(topicId);
    storage.set(`draft/${topicId}`, text === '' ? null : text);
  };
  return {
    get: (topicId) => {
      const text = get(topicId);
      return text === taken.get(topicId) ? '' : text;
    },
    set,
    take: (topicId) => {
      const text = get(topicId);
      taken.set(topicId, text);
      return () => {
        if (taken.get(topicId) !== text) return;
        taken.delete(topicId);
        // Another tab may have begun another.
        if (get(topicId) === text) set(topicId, '');
      };
    },
    subscribe: (topicId, listener) =>
      storage.subscribe?.((key) => {
        if (key === `draft/${topicId}`) listener();
      }) ?? (() => {}),
  };
}
