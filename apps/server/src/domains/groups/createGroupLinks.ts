import { randomUUID } from 'node:crypto';
import { type GroupLink, limits } from '@franca/contract';
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { keyedHash, plainHash } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { groupLinks } from '../../db/schema/groupLinks.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { TopicMember, Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import { announceGroupLinks } from './announceGroupLinks.ts';
import type { GroupLinks } from './Groups.ts';
import { type GroupLinkRow, groupLinkState, mayAdd } from './groupLinkState.ts';

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
  /** Groups, of which one link is made at a time. */
  topics: Pick<Topics, 'groups'>;
  /** Who made a link. */
  users: Pick<Users, 'find'>;
};

/** The invite links of a group, as its members make, list and revoke them. */
export function createGroupLinks(options: GroupLinksOptions): Pick<GroupLinks, 'make' | 'list' | 'revoke'> {
  const { db, clock, secret, publisher, topics, users } = options;

  // Only its hash is stored; members who look at the list are shown it again, so it is made of the id and not at random.
  const tokenOf = (id: string): string => keyedHash(secret, 'group-link', id).slice(0, 22);

  function toLink(
    row: GroupLinkRow,
    state: GroupLink['state'],
    by: GroupLink['by'],
    isShown: boolean,
  ): GroupLink {
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
    announceGroupLinks(
      publisher,
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
      return by ? [toLink(row, groupLinkState(row, maker, clock()), by, mayAdd(self))] : [];
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
      // Nobody is notified again, however often somebody revokes it.
      return;
    }
    announceGroupLinks(
      publisher,
      topicId,
      all.map(({ userId }) => userId),
    );
  };

  return { make, list, revoke };
}
