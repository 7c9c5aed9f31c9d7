import type { Reader } from './ChatContext.ts';

/** The readers of topics as they were lately: a guess, which the statement that acts on it has to check. */
export type ReaderMemory = {
  /** The readers of a topic and who of them writes; undefined when that is not known. */
  find: (topicId: string, writerId: string) => { self: Reader; all: readonly Reader[] } | undefined;
  /** Keeps who they are now. */
  keep: (topicId: string, all: readonly Reader[]) => void;
};

/** Topics at most; the one that was written to the longest time ago is forgotten first. */
const mostTopics = 10_000;

/** A memory of this process alone: it may be wrong at any time, because other processes change the same topics. */
export function createReaderMemory(): ReaderMemory {
  const topics = new Map<string, readonly Reader[]>();

  return {
    find: (topicId, writerId) => {
      const all = topics.get(topicId);
      const self = all?.find((reader) => reader.userId === writerId);
      return all && self && { self, all };
    },
    keep: (topicId, all) => {
      topics.delete(topicId);
      const [oldest] = topics.size >= mostTopics ? topics.keys() : [];
      if (oldest !== undefined) topics.delete(oldest);
      topics.set(topicId, all);
    },
  };
}
