import type { ChoiceStorage } from '@franca/chat-kit';
import type { ReadingReach } from '@franca/contract';

/** What was last said of each direction, as `source language` by reach. */
type Told = Readonly<Record<string, unknown>>;

/** Decides what a sender is shown about translations into the languages of others; see {@link createReachNotes}. */
export interface ReachNotes {
  /** What is new and worth saying now; the next call does not say it again. */
  readonly take: (topicId: string, reaches: readonly ReadingReach[]) => readonly ReadingReach[];
}

/**
 * Remembers per conversation and language what the sender was shown: that there is no translation, once, and later that there is one,
 * once. Nothing is said where everything was translated from the start.
 */
export function createReachNotes(storage: Pick<ChoiceStorage, 'get' | 'set'>): ReachNotes {
  const read = (key: string): Told => {
    try {
      return Object(JSON.parse(storage.get(key) ?? '{}'));
    } catch {
      return {};
    }
  };
  return {
    take: (topicId, reaches) => {
      const key = `reach/${topicId}`;
      const shown = read(key);
      const nameOf = ({ source, language }: ReadingReach) => `${source} ${language}`;
      const fresh = reaches.filter((each) => (shown[nameOf(each)] ?? 'all') !== each.reach);
      if (fresh.length > 0) {
        const added = Object.fromEntries(fresh.map((each) => [nameOf(each), each.reach]));
        storage.set(key, JSON.stringify({ ...shown, ...added }));
      }
      return fresh;
    },
  };
}
