import { randomUUID } from 'node:crypto';
import {
  chatEvents,
  type ErrorCode,
  type GroupInvitation,
  type GroupLink,
  isMet,
  limits,
} from '@franca/contract';
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { keyedHash, plainHash } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { groupLinks } from '../../db/schema/groupLinks.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { TopicMember, Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import type { GroupChanges } from './createGroupChanges.ts';
import type { GroupLinks } from './Groups.ts';

/** What invite links are built on. */
export type GroupLinksOptions = {
  /** Where links are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** The installation's secret, of which tokens are made. */
  secret: string;
  /** Reaches members who look at the links. */
  publisher: Publisher<'/chat'>;
  /** Members, changes and chat lists. */
  topics: Pick<Topics, 'find' | 'groups' | 'membership' | 'updateLists' | 'view'>;
  /** Who is in a block with whom. */
  contacts: Pick<Contacts, 'isBlocked'>;
  /** Who made a link. */
  users: Pick<Users, 'find'>;
  /** Changes of groups. */
  changes: GroupChanges;
};

type Row = typeof groupLinks.$inferSelect;

/** What a link says to whoever may not join by it. */
const refusals: Record<Exclude<GroupInvitation['state'], 'open'>, ErrorCode> = {
  expired: 'group_link_expired',
  used_up: 'group_link_used_up',
  revoked: 'group_link_revoked',
  closed: 'group_link_closed',
  full: 'group_full',
  refused: 'group_link_refused',
};

/** A link adds people in the name of whoever made it, who therefore has to be a member that may add some. */
const mayAdd = (member: TopicMember | undefined): member is TopicMember =>
  member !== undefined && isMet('openGroup', member);

function stateOf(row: Row, maker: TopicMember | undefined, now: Date): GroupLink['state'] {
  if (row.revokedAt) return 'revoked';
  if (row.expiresAt && row.expiresAt <= now) return 'expired';
  if (row.maxUses !== null && row.joinCount >= row.maxUses) return 'used_up';
  return mayAdd(maker) ? 'open' : 'closed';
}

/** Invite links over the database. */
export function createGroupLinks(options: GroupLinksOptions): GroupLinks {
  const { db, clock, secret, publisher, topics, contacts, users, changes } = options;

  // Only its hash is stored; members who look at the list are shown it again, so it is made of the id and not at random.
  const tokenOf = (id: string): string => keyedHash(secret, 'group-link', id).slice(0, 22);

  function notify(topicId: string, userIds: readonly string[]): void {
    for (const userId of userIds)
      publisher.toUser(userId, chatEvents.groupLinksChanged, {}, { topic_id: topicId });
  }

  function toLink(row: Row, state: GroupLink['state'], by: GroupLink['by'], isShown: boolean): GroupLink {
    const token = tokenOf(row.id);
    // With another secret than the one it was made with, a link still opens but cannot be shown again.
    const canShow = isShown && state === 'open' && plainHash(token) === row.tokenHash;
    return {
      _id: row.id,
      token: canShow ? token : null,
      state,
      by,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
      max_uses: row.maxUses,
      join_count: row.joinCount,
    };
  }

  const personOf = ({ userId: _id, name, avatar }: TopicMember): GroupLink['by'] => ({ _id, name, avatar });

  /** Forgets the links that ended longest ago, beyond those that are kept; those that are open count as the newest. */
  async function forgetOldest(tx: Database, topicId: string, now: Date): Promise<void> {
    const isOpen = sql`${groupLinks.revokedAt} is null and coalesce(${groupLinks.expiresAt} > ${now.toISOString()}::timestamptz, true)
      and coalesce(${groupLinks.joinCount} < ${groupLinks.maxUses}, true)`;
    const open = await tx.$count(groupLinks, and(eq(groupLinks.topicId, topicId), isOpen));
    if (open >= limits.groupLinks) throw new Refusal('group_links_full');
    const kept = tx
      .select({ id: groupLinks.id })
      .from(groupLinks)
      .where(eq(groupLinks.topicId, topicId))
      .orderBy(sql`(${isOpen}) desc`, desc(groupLinks.createdAt))
      .limit(limits.groupLinksKept - 1);
    await tx.delete(groupLinks).where(and(eq(groupLinks.topicId, topicId), notInArray(groupLinks.id, kept)));
  }

  const make: GroupLinks['make'] = async ({ topicId, self, all }, { lifetime, maxUses }) => {
    const now = clock();
    const id = randomUUID();
    const [row] = await db.transaction(async (tx) => {
      await topics.groups.lock(tx, { topicId, userId: self.userId });
      await forgetOldest(tx, topicId, now);
      return tx
        .insert(groupLinks)
        .values({
          id,
          topicId,
          tokenHash: plainHash(tokenOf(id)),
          createdBy: self.userId,
          createdAt: now,
          expiresAt: lifetime === null ? null : new Date(now.getTime() + lifetime * 1000),
          maxUses,
        })
        .returning();
    });
    if (!row) throw new Error('The link that was made was not returned.');
    notify(
      topicId,
      all.map(({ userId }) => userId),
    );
    return toLink(row, 'open', personOf(self), true);
  };

  const list: GroupLinks['list'] = async ({ topicId, self, all }) => {
    const rows = await db
      .select()
      .from(groupLinks)
      .where(eq(groupLinks.topicId, topicId))
      .orderBy(desc(groupLinks.createdAt), desc(groupLinks.id));
    const members = new Map(all.map((member) => [member.userId, member]));
    const gone = rows.map(({ createdBy }) => createdBy).filter((id) => !members.has(id));
    const left = new Map(
      (await users.find([...new Set(gone)])).map(({ id, name, avatar }) => [id, { _id: id, name, avatar }]),
    );
    return rows.flatMap((row) => {
      const maker = members.get(row.createdBy);
      const by = maker ? personOf(maker) : left.get(row.createdBy);
      return by ? [toLink(row, stateOf(row, maker, clock()), by, mayAdd(self))] : [];
    });
  };

  const revoke: GroupLinks['revoke'] = async ({ topicId, all }, id) => {
    const own = and(eq(groupLinks.id, id), eq(groupLinks.topicId, topicId));
    const revoked = await db
      .update(groupLinks)
      .set({ revokedAt: clock() })
      .where(and(own, isNull(groupLinks.revokedAt)))
      .returning({ id: groupLinks.id });
    if (revoked.length === 0) {
      if ((await db.$count(groupLinks, own)) === 0) throw new Refusal('group_link_not_found');
      // Nobody is told again, however often somebody revokes it.
      return;
    }
    notify(
      topicId,
      all.map(({ userId }) => userId),
    );
  };

  async function findByToken(tx: Database, token: string, forUpdate: boolean): Promise<Row> {
    const query = tx
      .select()
      .from(groupLinks)
      .where(eq(groupLinks.tokenHash, plainHash(token)));
    const [row] = await (forUpdate ? query.for('update') : query);
    if (!row) throw new Refusal('group_link_not_found');
    return row;
  }

  /** The member who made a link, undefined where there is none any more, and how many members the group has. */
  async function findMaker({ topicId, createdBy }: Row): Promise<{ maker?: TopicMember; count: number }> {
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
    const link = stateOf(row, maker, clock());
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
      const state = stateOf(row, maker, clock());
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
      notify(topicId, joined.memberIds);
    }
    return topics.view({ topicId, userId });
  };

  return { make, list, revoke, read, join };
}
