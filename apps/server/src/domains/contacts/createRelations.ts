import { and, eq, inArray, ne, not, or, sql } from 'drizzle-orm';
import { pairOf } from '../../core/pairOf.ts';
import { userRelations } from '../../db/schema/contacts.ts';
import type { Relations } from './Contacts.ts';
import { createRelationChange, type RelationsOptions } from './createRelationChange.ts';
import { viewOf } from './pairRow.ts';

const hasBlock = sql`(${userRelations.lowBlocks} or ${userRelations.highBlocks})`;

/** Relations over the database. */
export function createRelations(options: RelationsOptions): Relations {
  const { db } = options;
  const ofPair = db
    .select({ lowId: userRelations.lowId })
    .from(userRelations)
    .where(
      and(
        eq(userRelations.lowId, sql.placeholder('pairLow')),
        eq(userRelations.highId, sql.placeholder('pairHigh')),
        hasBlock,
      ),
    )
    .prepare('blocked_pair');

  return {
    change: createRelationChange(options),
    relationsTo: async (viewerId, ids) => {
      if (ids.length === 0) return new Map();
      const viewer = viewerId.toLowerCase();
      const rows = await db
        .select()
        .from(userRelations)
        .where(
          or(
            and(eq(userRelations.lowId, viewer), inArray(userRelations.highId, [...ids])),
            and(eq(userRelations.highId, viewer), inArray(userRelations.lowId, [...ids])),
          ),
        );
      return new Map(
        rows.map((row) =>
          row.lowId === viewer ? [row.highId, viewOf(row, 'low')] : [row.lowId, viewOf(row, 'high')],
        ),
      );
    },
    isFindable: (viewerId, personId) => sql`not exists (select 1 from user_relations
      where (low_id = ${personId} and high_id = ${viewerId} and low_blocks)
        or (high_id = ${personId} and low_id = ${viewerId} and high_blocks))`,
    isBlocked: async ({ userId, otherId }) => (await ofPair.execute(pairOf(userId, otherId))).length > 0,
    blockedWith: async (userId) => {
      const rows = await db
        .select({ lowId: userRelations.lowId, highId: userRelations.highId })
        .from(userRelations)
        .where(and(or(eq(userRelations.lowId, userId), eq(userRelations.highId, userId)), hasBlock));
      return rows.map(({ lowId, highId }) => (lowId === userId ? highId : lowId));
    },
    knownTo: async (userId) => {
      const { lowId, highId, bond, lowBlocks, highBlocks } = userRelations;
      const rows = await db
        .select({ lowId, highId })
        .from(userRelations)
        .where(
          or(
            and(eq(lowId, userId), or(ne(bond, 'none'), lowBlocks)),
            and(eq(highId, userId), or(ne(bond, 'none'), highBlocks)),
          ),
        );
      return rows.map((row) => (row.lowId === userId ? row.highId : row.lowId));
    },
    removeAll: async (userId) => {
      const rows = await db
        .delete(userRelations)
        .where(or(eq(userRelations.lowId, userId), eq(userRelations.highId, userId)))
        .returning();
      return rows.flatMap((row) => {
        const isLow = row.lowId === userId;
        const seq = (isLow ? row.highSeq : row.lowSeq) + 1;
        const isShown = row.bond !== 'none' || (isLow ? row.highBlocks : row.lowBlocks);
        return isShown ? [{ viewerId: isLow ? row.highId : row.lowId, seq }] : [];
      });
    },
    bondsOf: async (userId) => {
      const rows = await db
        .select({ lowId: userRelations.lowId, highId: userRelations.highId })
        .from(userRelations)
        .where(
          and(
            or(eq(userRelations.lowId, userId), eq(userRelations.highId, userId)),
            ne(userRelations.bond, 'none'),
            not(hasBlock),
          ),
        );
      return rows.map(({ lowId, highId }) => (lowId === userId ? highId : lowId));
    },
    showsAvatar: async (url) => {
      const [row] = await db
        .select({ lowId: userRelations.lowId })
        .from(userRelations)
        .where(
          and(
            hasBlock,
            or(
              sql`${userRelations.lowProfile} ->> 'avatar' = ${url}`,
              sql`${userRelations.highProfile} ->> 'avatar' = ${url}`,
            ),
          ),
        )
        .limit(1);
      return row !== undefined;
    },
  };
}
