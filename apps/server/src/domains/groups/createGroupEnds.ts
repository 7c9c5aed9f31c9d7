import type { Database } from '../../db/Database.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { Topics } from '../topics/Topics.ts';
import { createGroupChanges } from './createGroupChanges.ts';
import type { Groups } from './Groups.ts';

/** What the ends of groups are built on. */
export type GroupEndsOptions = {
  /** Where groups are kept. */
  db: Database;
  /** Members, changes and chat lists. */
  topics: Pick<Topics, 'changes' | 'close' | 'groups' | 'membership'>;
  /** Lines and files of conversations. */
  chat: Pick<Chat, 'storeSystemLine' | 'showChange' | 'filesIn' | 'releaseFiles'>;
  /** People who share this conversation no more do not see whether the other ones are online, unless they share another. */
  stopFollowing: (leaverIds: readonly string[], otherIds: readonly string[]) => Promise<void>;
  /** Notifies people that their group is gone. */
  notifications: Pick<Notifications, 'add' | 'publish'>;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** How people leave groups, and how groups end. */
export function createGroupEnds(options: GroupEndsOptions): Pick<Groups, 'leave' | 'leaveAll' | 'remove'> {
  const { db, topics, chat, stopFollowing, notifications, onError } = options;
  const changes = createGroupChanges(options);
  const { groups: records } = topics;

  /** To be called after the commit: former members get no more events of the group, and its files are released. */
  async function endFor(topicId: string, userIds: readonly string[], urls: readonly string[]): Promise<void> {
    topics.close(topicId, userIds);
    await stopFollowing(userIds, userIds);
    await chat.releaseFiles(urls);
  }

  /** Deletes a locked group with everything in it; the addresses of its files. */
  async function erase(tx: Database, topicId: string, image: string | null): Promise<string[]> {
    const urls = await chat.filesIn(tx, topicId);
    await records.erase(tx, topicId);
    return image ? [...urls, image] : urls;
  }

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
    if (urls) return endFor(topicId, [userId], urls);
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
    remove: async ({ topicId, self: { userId } }) => {
      const { memberIds, urls, notified } = await db.transaction(async (tx) => {
        const { name, image, memberIds: ids } = await records.lock(tx, { topicId, userId });
        const topic = { id: topicId, name: name ?? '' };
        const others = ids.filter((id) => id !== userId);
        const notices = others.map((id) => ({
          kind: 'group-deleted' as const,
          userId: id,
          byId: userId,
          topic,
        }));
        const informed = await notifications.add(tx, notices);
        return { memberIds: ids, notified: informed, urls: await erase(tx, topicId, image) };
      });
      await endFor(topicId, memberIds, urls);
      notifications.publish(notified);
    },
  };
}
