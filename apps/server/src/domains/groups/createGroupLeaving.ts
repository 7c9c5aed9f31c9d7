import type { Database } from '../../db/Database.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Topics } from '../topics/Topics.ts';
import { createGroupChanges } from './createGroupChanges.ts';
import { createGroupErasure, type GroupErasureOptions } from './createGroupErasure.ts';
import type { Groups } from './Groups.ts';

/** What leaving groups is built on. */
export type GroupLeavingOptions = GroupErasureOptions & {
  /** Where groups are kept. */
  db: Database;
  /** Members and changes. */
  topics: Pick<Topics, 'changes' | 'close' | 'groups' | 'membership'>;
  /** Lines and files of conversations. */
  chat: Pick<Chat, 'storeSystemLine' | 'showChange' | 'releaseFiles'>;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** How people leave groups; a group whose last member leaves is erased. */
export function createGroupLeaving(options: GroupLeavingOptions): Pick<Groups, 'leave' | 'leaveAll'> {
  const { db, topics, chat, stopFollowing, onError } = options;
  const changes = createGroupChanges(options);
  const { erase, closeFor } = createGroupErasure(options);
  const { groups: records } = topics;

  /** Takes one member out; `line` is false where the account is gone, and the line would go with it. */
  async function takeOut(topicId: string, self: { userId: string }, line: boolean): Promise<void> {
    const { userId } = self;
    const left = await db.transaction(async (tx) => {
      const { image, memberIds } = await records.lock(tx, { topicId, userId });
      const otherIds = memberIds.filter((id) => id !== userId);
      if (otherIds.length === 0) return { otherIds, urls: await erase(tx, topicId, image) };
      await records.leave(tx, { topicId, userId });
      const stored = await changes.store(tx, {
        topicId,
        kind: 'member-removed',
        content: { user_id: userId, member_count: otherIds.length },
        userId,
        line: line ? { kind: 'member-left' } : null,
      });
      return { seq: stored.seq, otherIds };
    });
    const { otherIds, urls, seq } = left;
    if (urls) {
      await closeFor(topicId, [userId]);
      await chat.releaseFiles(urls);
      return;
    }
    topics.close(topicId, [userId]);
    const [reader] = (await topics.membership.ofTopics([topicId])).get(topicId) ?? [];
    if (reader) await changes.publish({ topicId, seq, self: { ...reader, clearedSeq: 0 } });
    await stopFollowing([userId], otherIds);
  }

  return {
    leave: ({ topicId, self }) => takeOut(topicId, self, true),
    leaveAll: async (userId) => {
      for (const topicId of await records.ofMember(userId))
        await takeOut(topicId, { userId }, false).catch(onError);
    },
  };
}
