import { limits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { databaseProblem } from '../../db/Database.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Files } from '../files/Files.ts';
import type { NewNotification } from '../notifications/Notifications.ts';
import { createGroupChanges, named } from './createGroupChanges.ts';
import { createGroupEnds, type GroupEndsOptions } from './createGroupEnds.ts';
import { createGroupInvitations, type GroupInvitationsOptions } from './createGroupInvitations.ts';
import { createGroupLeaving, type GroupLeavingOptions } from './createGroupLeaving.ts';
import { createGroupLinks, type GroupLinksOptions } from './createGroupLinks.ts';
import type { Groups } from './Groups.ts';
import { listMembers } from './listMembers.ts';

/** What groups are built on. */
export type GroupsOptions = GroupEndsOptions &
  GroupLeavingOptions &
  GroupLinksOptions &
  Omit<GroupInvitationsOptions, 'changes' | 'contacts'> & {
    /** Who is in a block with whom. */
    contacts: Pick<Contacts, 'blockedWith' | 'isBlocked'>;
    /** Keeps the pictures. */
    files: Pick<Files, 'claim'>;
  };

/** The notification of each person who was added. */
const additions = (
  { topicId: id, name, byId, at }: { topicId: string; name: string | null; byId: string; at: Date },
  userIds: readonly string[],
): NewNotification[] =>
  userIds.map((userId) => ({ kind: 'member-added', userId, byId, at, topic: { id, name } }));

/** Groups over the database. */
export function createGroups(options: GroupsOptions): Groups {
  const { db, clock, topics, chat, contacts, users, files, notifications } = options;
  const changes = createGroupChanges(options);
  const { groups: records } = topics;

  /** Refuses people who have no account, or have deleted it, and those who are in a block with the caller, without saying who. */
  async function requireAddable(userId: string, userIds: readonly string[]): Promise<void> {
    const found = await users.find(userIds);
    if (found.filter(({ deletedAt }) => !deletedAt).length < userIds.length)
      throw new Refusal('user_not_found');
    const blocked = new Set(await contacts.blockedWith(userId));
    if (userIds.some((id) => blocked.has(id))) throw new Refusal('blocked');
  }

  /** The account of somebody who is being added may be deleted at this moment. */
  const userIsGone = (error: unknown): never => {
    if (databaseProblem(error)?.code === '23503') throw new Refusal('user_not_found');
    throw error;
  };

  async function claimPicture(image: string | null | undefined, userId: string): Promise<void> {
    if (!image) return;
    const { kind } = await files.claim(image, { userId });
    if (kind !== 'image') throw new Refusal('file_not_found');
  }

  const create: Groups['create'] = async ({ userId, userIds, name, image = null, at = clock() }) => {
    const others = [...new Set(userIds)].filter((id) => id !== userId);
    if (others.length === 0)
      throw new Refusal('validation_failed', { sentences: ['Please select at least one member.'] });
    if (others.length >= limits.groupMembers) throw new Refusal('group_full');
    await requireAddable(userId, others);
    await claimPicture(image, userId);
    const group = await db
      .transaction(async (tx) => {
        const topicId = await records.insert(tx, { name, image, createdBy: userId, at });
        await records.join(tx, { topicId, userIds: [userId, ...others], seq: 1, at });
        const content = { user_ids: named([userId, ...others]), by: userId, member_count: others.length + 1 };
        const line = { kind: 'group-created', peopleIds: others, name } as const;
        await changes.store(tx, { topicId, kind: 'member-added', content, userId, line, at });
        const notified = await notifications.add(tx, additions({ topicId, name, byId: userId, at }, others));
        return { topicId, notified };
      })
      .catch(userIsGone);
    const { topicId, notified } = group;
    topics.updateLists(topicId, [userId, ...others]);
    notifications.publish(notified);
    return topics.view({ topicId, userId });
  };

  const add: Groups['add'] = async ({ topicId, self }, userIds, at = clock()) => {
    const { userId } = self;
    const wanted = [...new Set(userIds)];
    const presentIds = new Set(await topics.membership.idsOf(topicId));
    await requireAddable(
      userId,
      wanted.filter((id) => !presentIds.has(id)),
    );
    const added = await db
      .transaction(async (tx) => {
        const { name, memberIds } = await records.lock(tx, { topicId, userId });
        const present = new Set(memberIds);
        const newIds = wanted.filter((id) => !present.has(id));
        if (newIds.length === 0) return undefined;
        const member_count = memberIds.length + newIds.length;
        if (member_count > limits.groupMembers) throw new Refusal('group_full');
        const content = { user_ids: named(newIds), by: userId, member_count };
        const line = { kind: 'members-added', peopleIds: newIds } as const;
        const stored = await changes.store(tx, { topicId, kind: 'member-added', content, userId, line, at });
        await records.join(tx, { topicId, userIds: newIds, seq: stored.seq, at });
        const notified = await notifications.add(tx, additions({ topicId, name, byId: userId, at }, newIds));
        return { ...stored, notified, newIds };
      })
      .catch(userIsGone);
    if (added) {
      const { seq, notified, newIds } = added;
      await changes.publish({ topicId, seq, self });
      topics.updateLists(topicId, newIds);
      notifications.publish(notified);
    }
    return topics.view({ topicId, userId });
  };

  const update: Groups['update'] = async ({ topicId, self }, { name, image }) => {
    const { userId } = self;
    await claimPicture(image, userId);
    const updated = await db.transaction(async (tx) => {
      const before = await records.lock(tx, { topicId, userId });
      const isRenamed = name !== undefined && name !== before.name;
      const isRepainted = image !== undefined && image !== before.image;
      if (!isRenamed && !isRepainted) return undefined;
      const after = { name: name ?? before.name, image: image === undefined ? before.image : image };
      await records.update(tx, topicId, after);
      const content = { ...after, theme: before.theme };
      // One line for each: each names its kind of change.
      const lines = [
        ...(isRenamed ? [{ kind: 'name-changed', name } as const] : []),
        ...(isRepainted ? [{ kind: 'picture-changed' } as const] : []),
      ];
      const seqs: number[] = [];
      for (const line of lines)
        seqs.push((await changes.store(tx, { topicId, kind: 'topic-updated', content, userId, line })).seq);
      return { seqs, left: isRepainted ? before.image : null };
    });
    for (const seq of updated?.seqs ?? []) await changes.publish({ topicId, seq, self });
    if (updated) topics.updateLists(topicId);
    if (updated?.left) await chat.releaseFiles([updated.left]);
    return topics.view({ topicId, userId });
  };

  return {
    create,
    add,
    update,
    ...createGroupLeaving(options),
    ...createGroupEnds(options),
    links: { ...createGroupLinks(options), ...createGroupInvitations({ ...options, changes }) },
    list: listMembers,
  };
}
