import { chatEvents, limits } from '@franca/contract';
import type { Jobs } from '../../core/jobs/Jobs.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { EndedGroup, Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import { createGroupChanges, named } from './createGroupChanges.ts';
import { createGroupErasure, type GroupErasureOptions } from './createGroupErasure.ts';
import type { Groups } from './Groups.ts';

/** What the ends of groups are built on. */
export type GroupEndsOptions = GroupErasureOptions & {
  /** Where groups are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Where the ends of deleted groups wait. */
  jobs: Pick<Jobs, 'define'>;
  /** Reaches the people who were in a deleted group. */
  publisher: Publisher<'/chat'>;
  /** Who has an account. */
  users: Pick<Users, 'find'>;
  /** Members, changes and chat lists. */
  topics: Pick<Topics, 'changes' | 'groups' | 'membership' | 'updateLists' | 'view'>;
  /** Lines and files of conversations. */
  chat: Pick<Chat, 'storeSystemLine' | 'showChange' | 'releaseFiles'>;
  /** Notifies people that their group is gone. */
  notifications: Pick<Notifications, 'add' | 'publish'>;
};

/** Milliseconds for which a deleted group can be brought back. */
const restoreMs = limits.groupRestoreSeconds * 1000;

/** A deleted group is never kept. */
const retry = { attempts: Number.POSITIVE_INFINITY, firstPauseMs: 10_000, longestPauseMs: 600_000 };

/** How groups end: deleted for everybody, brought back for a moment, and erased when nobody did. */
export function createGroupEnds(options: GroupEndsOptions): Pick<Groups, 'remove' | 'restore' | 'runDue'> {
  const { db, clock, jobs, publisher, users, topics, chat, notifications } = options;
  const changes = createGroupChanges(options);
  const { erase, closeFor } = createGroupErasure(options);
  const { groups: records } = topics;

  const restorableUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + restoreMs);

  async function findRestorable(tx: Database, topicId: string): Promise<EndedGroup | undefined> {
    const ended = await records.findEnded(tx, topicId);
    return ended && restorableUntil(ended.endedAt) > clock() ? ended : undefined;
  }

  /** Tells everybody who was in a group that they can bring it back. */
  async function announce(
    { topicId, name, byId, at }: { topicId: string; name: string | null; byId: string; at: Date },
    memberIds: readonly string[],
  ): Promise<void> {
    const [by] = await users.find([byId]);
    if (!by) return;
    const event = {
      topic_id: topicId,
      name: name ?? '',
      by: { _id: byId, name: by.name },
      restorable_until: restorableUntil(at).toISOString(),
    };
    for (const userId of memberIds) publisher.toUser(userId, chatEvents.groupDeleted, {}, event);
  }

  /** Deletes a group that nobody brought back, with everything in it; milliseconds until it may be where its time is not over. */
  async function eraseEnded(topicId: string): Promise<number> {
    const erased = await db.transaction(async (tx) => {
      const ended = await records.findEnded(tx, topicId);
      if (!ended) return undefined;
      const { name, image, memberIds, endedAt, endedBy } = ended;
      const wait = restorableUntil(endedAt).getTime() - clock().getTime();
      if (wait > 0) return { wait };
      const topic = { id: topicId, name: name ?? '' };
      const others = endedBy === null ? [] : memberIds.filter((id) => id !== endedBy);
      const notices = others.map((userId) => ({
        kind: 'group-deleted' as const,
        userId,
        byId: endedBy ?? '',
        topic,
      }));
      const notified = await notifications.add(tx, notices);
      return { wait, notified, urls: await erase(tx, topicId, image) };
    });
    if (!erased?.urls) return erased?.wait ?? 0;
    await chat.releaseFiles(erased.urls);
    notifications.publish(erased.notified);
    return 0;
  }

  const queue = jobs.define<{ topicId: string }>({
    kind: 'end of a deleted group',
    concurrency: 2,
    perOwner: 1,
    retry,
    run: async ({ data: { topicId } }) => {
      // Brought back and deleted once more, it has another end.
      const afterMs = await eraseEnded(topicId);
      return afterMs > 0 ? { status: 'postponed', afterMs } : { status: 'done' };
    },
  });

  return {
    remove: async ({ topicId, self: { userId } }) => {
      const at = clock();
      const { memberIds, name } = await db.transaction(async (tx) => {
        const group = await records.lock(tx, { topicId, userId });
        await records.end(tx, { topicId, userId, at });
        const dueAt = new Date(at.getTime() + restoreMs);
        await queue.add(tx, [{ key: topicId, data: { topicId }, dueAt }]);
        return group;
      });
      await closeFor(topicId, memberIds);
      await announce({ topicId, name, byId: userId, at }, memberIds);
    },
    restore: async ({ topicId, userId }) => {
      const { seq, memberIds } = await db.transaction(async (tx) => {
        const ended = await findRestorable(tx, topicId);
        if (!ended?.memberIds.includes(userId)) throw new Refusal('topic_not_found');
        await records.restore(tx, topicId);
        // Names everybody, so that whoever cached the members reads them again.
        const content = {
          user_ids: named(ended.memberIds),
          by: userId,
          member_count: ended.memberIds.length,
        };
        const change = { topicId, kind: 'member-added', content, userId, line: null } as const;
        return { ...(await changes.store(tx, change)), memberIds: ended.memberIds };
      });
      const [self] = (await topics.membership.ofTopics([topicId])).get(topicId) ?? [];
      if (self) await changes.publish({ topicId, seq, self });
      topics.updateLists(topicId, memberIds);
      return topics.view({ topicId, userId });
    },
    runDue: queue.runDue,
  };
}
