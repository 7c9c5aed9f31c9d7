import { type ErrorCode, type GroupInvitation, limits } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { plainHash } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { groupLinks } from '../../db/schema/groupLinks.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { TopicMember, Topics } from '../topics/Topics.ts';
import { announceGroupLinks } from './announceGroupLinks.ts';
import type { GroupChanges } from './createGroupChanges.ts';
import type { GroupLinks } from './Groups.ts';
import { type GroupLinkRow, groupLinkState } from './groupLinkState.ts';

/** What invitations are built on. */
export type GroupInvitationsOptions = {
  /** Where links are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Reaches members who look at the links. */
  publisher: Publisher<'/chat'>;
  /** Members, changes and chat lists. */
  topics: Pick<Topics, 'find' | 'groups' | 'membership' | 'updateLists' | 'view'>;
  /** Who is in a block with whom. */
  contacts: Pick<Contacts, 'isBlocked'>;
  /** Changes of groups. */
  changes: GroupChanges;
};

/** What a link says to whoever may not join by it. */
const refusals: Record<Exclude<GroupInvitation['state'], 'open'>, ErrorCode> = {
  expired: 'group_link_expired',
  used_up: 'group_link_used_up',
  revoked: 'group_link_revoked',
  closed: 'group_link_closed',
  full: 'group_full',
  refused: 'group_link_refused',
};

/** What somebody who has a link reads of its group, and joins by it. */
export function createGroupInvitations(options: GroupInvitationsOptions): Pick<GroupLinks, 'read' | 'join'> {
  const { db, clock, publisher, topics, contacts, changes } = options;

  async function findByToken(tx: Database, token: string, forUpdate: boolean): Promise<GroupLinkRow> {
    const query = tx
      .select()
      .from(groupLinks)
      .where(eq(groupLinks.tokenHash, plainHash(token)));
    const [row] = await (forUpdate ? query.for('update') : query);
    if (!row) throw new Refusal('group_link_not_found');
    return row;
  }

  /** The member who made a link, undefined where there is none any more, and how many members the group has. */
  async function findMaker({
    topicId,
    createdBy,
  }: GroupLinkRow): Promise<{ maker?: TopicMember; count: number }> {
    const named = (await topics.membership.namedIn([topicId], createdBy)).get(topicId);
    const maker = named?.members.find(({ userId }) => userId === createdBy);
    return { ...(maker && { maker }), count: named?.count ?? 0 };
  }

  const read: GroupLinks['read'] = async (token, viewerId) => {
    const row = await findByToken(db, token, false);
    const { topicId, createdBy } = row;
    const { maker, count } = await findMaker(row);
    const member = viewerId && (await topics.membership.since({ topicId, userId: viewerId }));
    const refused =
      viewerId && !member && (await contacts.isBlocked({ userId: viewerId, otherId: createdBy }));
    const group = await topics.find(topicId);
    const link = groupLinkState(row, maker, clock());
    const isFull = count >= limits.groupMembers && !member;
    const state = link !== 'open' ? link : refused ? 'refused' : isFull ? 'full' : 'open';
    const isShown = state === 'open' || state === 'full';
    return {
      state,
      name: isShown ? (group?.name ?? '') : null,
      image: isShown ? (group?.image ?? null) : null,
      member_count: isShown ? count : null,
      topic_id: member ? topicId : null,
    };
  };

  const join: GroupLinks['join'] = async (token, userId) => {
    const invitation = await read(token, userId);
    const found = await findByToken(db, token, false);
    const { topicId, createdBy } = found;
    if (invitation.topic_id !== null) return topics.view({ topicId, userId });
    if (invitation.state !== 'open') throw new Refusal(refusals[invitation.state]);
    const { maker } = await findMaker(found);
    const joined = await db.transaction(async (tx) => {
      const { memberIds } = await topics.groups.lock(tx, { topicId, userId: createdBy }).catch(() => {
        throw new Refusal('group_link_closed');
      });
      if (memberIds.includes(userId)) return undefined;
      // Others may have used it up, or revoked it, since it was read.
      const row = await findByToken(tx, token, true);
      const state = groupLinkState(row, maker, clock());
      if (state !== 'open') throw new Refusal(refusals[state]);
      if (memberIds.length >= limits.groupMembers) throw new Refusal('group_full');
      const at = clock();
      const content = { user_ids: [userId], by: userId, member_count: memberIds.length + 1 };
      const line = { kind: 'joined-by-link' } as const;
      const stored = await changes.store(tx, { topicId, kind: 'member-added', content, userId, line, at });
      await topics.groups.join(tx, { topicId, userIds: [userId], seq: stored.seq, at });
      await tx
        .update(groupLinks)
        .set({ joinCount: row.joinCount + 1 })
        .where(eq(groupLinks.id, row.id));
      return { seq: stored.seq, memberIds };
    });
    if (joined && maker) {
      await changes.publish({ topicId, seq: joined.seq, self: { ...maker, clearedSeq: 0 } });
      topics.updateLists(topicId, [userId]);
      announceGroupLinks(publisher, topicId, joined.memberIds);
    }
    return topics.view({ topicId, userId });
  };

  return { read, join };
}
