import type { Database } from '../../db/Database.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Topics } from '../topics/Topics.ts';

/** What the erasure of groups is built on. */
export type GroupErasureOptions = {
  /** Records of groups, and the sockets that follow them. */
  topics: Pick<Topics, 'close' | 'groups'>;
  /** Files of conversations. */
  chat: Pick<Chat, 'filesIn'>;
  /** People who share this conversation no more do not see whether the other ones are online, unless they share another. */
  stopFollowing: (leaverIds: readonly string[], otherIds: readonly string[]) => Promise<void>;
};

/** What is done when a group is gone, whether its last member left or it was deleted. */
export type GroupErasure = {
  /** Deletes a locked group with everything in it; the addresses of its files, to be released after the commit. */
  erase: (tx: Database, topicId: string, image: string | null) => Promise<string[]>;
  /** To be called after the commit: former members get no more events of the group. */
  closeFor: (topicId: string, userIds: readonly string[]) => Promise<void>;
};

/** Erasure of groups over the database. */
export function createGroupErasure({ topics, chat, stopFollowing }: GroupErasureOptions): GroupErasure {
  return {
    erase: async (tx, topicId, image) => {
      const urls = await chat.filesIn(tx, topicId);
      await topics.groups.erase(tx, topicId);
      return image ? [...urls, image] : urls;
    },
    closeFor: async (topicId, userIds) => {
      topics.close(topicId, userIds);
      await stopFollowing(userIds, userIds);
    },
  };
}
