import type { FriendRequest, Pagination, User } from '@franca/contract';
import { and, asc, count, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { userRelations } from '../../db/schema/contacts.ts';
import { users } from '../../db/schema/users.ts';

/** A page of a list. */
type Page<Entry> = { data: Entry[]; pagination: Pagination };

/** Which page. */
type PageRequest = { page: number; limit: number };

/** The lists of the contact area. */
export type ContactLists = {
  /** Friends by name; those whom the person blocks are left out. */
  friends: (userId: string, page: PageRequest) => Promise<Page<User>>;
  /** Open requests, newest first. */
  requests: (userId: string, page: PageRequest) => Promise<Page<FriendRequest>>;
};

/** What the lists are built on. */
export type ContactListsOptions = {
  /** Where relations are kept. */
  db: Database;
  /** People as a viewer sees them, in the order of the ids. */
  seenBy: (viewerId: string, ids: readonly string[]) => Promise<User[]>;
};

/** A table that is empty has one page. */
const paginationOf = (total: number, { page, limit }: PageRequest): Pagination => ({
  current: page,
  totalPage: Math.max(1, Math.ceil(total / limit)),
});

/** The lists over the database. */
export function createContactLists({ db, seenBy }: ContactListsOptions): ContactLists {
  const isOf = (userId: string) => or(eq(userRelations.lowId, userId), eq(userRelations.highId, userId));
  const otherOf = (userId: string) =>
    sql<string>`case when ${userRelations.lowId} = ${userId} then ${userRelations.highId} else ${userRelations.lowId} end`;
  const blocks = (userId: string) =>
    sql`case when ${userRelations.lowId} = ${userId} then ${userRelations.lowBlocks} else ${userRelations.highBlocks} end`;

  const total = async (where: ReturnType<typeof and>): Promise<number> => {
    const [row] = await db.select({ total: count() }).from(userRelations).where(where);
    return row?.total ?? 0;
  };

  return {
    friends: async (userId, request) => {
      const where = and(isOf(userId), eq(userRelations.bond, 'friends'), not(blocks(userId)));
      const { page, limit } = request;
      const [rows, all] = await Promise.all([
        db
          .select({ id: users.id })
          .from(userRelations)
          .innerJoin(users, eq(users.id, otherOf(userId)))
          .where(where)
          .orderBy(asc(users.nameFolded), asc(users.id))
          .limit(limit)
          .offset((page - 1) * limit),
        total(where),
      ]);
      const ids = rows.map(({ id }) => id);
      return { data: await seenBy(userId, ids), pagination: paginationOf(all, request) };
    },
    requests: async (userId, request) => {
      const where = and(isOf(userId), inArray(userRelations.bond, ['low_asked', 'high_asked']));
      const { page, limit } = request;
      const [rows, all] = await Promise.all([
        db
          .select()
          .from(userRelations)
          .where(where)
          .orderBy(desc(userRelations.requestedAt), asc(userRelations.requestId))
          .limit(limit)
          .offset((page - 1) * limit),
        total(where),
      ]);
      const ids = rows.flatMap(({ lowId, highId }) => (lowId === userId ? highId : lowId));
      const people = new Map((await seenBy(userId, [userId, ...ids])).map((user) => [user._id, user]));
      const data = rows.flatMap(({ lowId, highId, bond, requestId, requestedAt }): FriendRequest[] => {
        const [asker, asked] = bond === 'low_asked' ? [lowId, highId] : [highId, lowId];
        const [from, to] = [people.get(asker), people.get(asked)];
        if (!from || !to || !requestId || !requestedAt) return [];
        return [{ _id: requestId, from, to, created_at: requestedAt.toISOString() }];
      });
      return { data, pagination: paginationOf(all, request) };
    },
  };
}
