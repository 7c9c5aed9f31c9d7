import type { TopicMember } from '../topics/Topics.ts';

/** The members of topics as they were lately: a guess, which the statement that acts on it has to check. */
export type MemberCache = {
  /** The members of a topic and who of them writes; undefined when that is not cached. */
  find: (topicId: string, writerId: string) => { self: TopicMember; all: readonly TopicMember[] } | undefined;
  /** Keeps who they are now. */
  keep: (topicId: string, all: readonly TopicMember[]) => void;
};

/** Topics at most; the one that was written to the longest time ago is dropped first. */
const maxTopics = 10_000;

/** A cache of this process alone: it may be wrong at any time, because other processes change the same topics. */
export function createMemberCache(): MemberCache {
  const topics = new Map<string, readonly TopicMember[]>();

  return {
    find: (topicId, writerId) => {
      const all = topics.get(topicId);
      const self = all?.find((member) => member.userId === writerId);
      return all && self && { self, all };
    },
    keep: (topicId, all) => {
      topics.delete(topicId);
      const [oldest] = topics.size >= maxTopics ? topics.keys() : [];
      if (oldest !== undefined) topics.delete(oldest);
      topics.set(topicId, all);
    },
  };
}
