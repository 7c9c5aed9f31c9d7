import { randomUUID } from 'node:crypto';
import { applyRelationAction, mirrorRelation, type RelationState, toRelationFlags } from '@franca/contract';
import { and, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { type Pair, pairOf } from '../../core/pairOf.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { type KeptProfile, type PairBond, userRelations } from '../../db/schema/contacts.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { UserRow } from '../users/Users.ts';
import type { RelationChange, RelationRequest, Relations, RelationView } from './Contacts.ts';

/** What relations are built on. */
export type RelationsOptions = {
  /** Where they are kept. */
  db: Database;
  /** Date of a request. */
  clock: Clock;
  /** The rows of some people. */
  findUsers: (ids: readonly string[]) => Promise<UserRow[]>;
  /** What the other one is notified of. */
  notifications: Pick<Notifications, 'add' | 'settleRequest'>;
};

type PairRow = typeof userRelations.$inferSelect;

/** Which of the two somebody is. */
type Side = 'low' | 'high';

const other: Record<Side, Side> = { low: 'high', high: 'low' };

const bonds: Record<Side, Record<PairBond, RelationState['bond']>> = {
  low: { none: 'none', low_asked: 'requested', high_asked: 'waiting', friends: 'friend' },
  high: { none: 'none', low_asked: 'waiting', high_asked: 'requested', friends: 'friend' },
};

const pairBonds: Record<Side, Record<RelationState['bond'], PairBond>> = {
  low: { none: 'none', requested: 'low_asked', waiting: 'high_asked', friend: 'friends' },
  high: { none: 'none', requested: 'high_asked', waiting: 'low_asked', friend: 'friends' },
};

/** A pair as one of the two sees it. */
function stateOf(row: PairRow, side: Side): RelationState {
  return {
    bond: bonds[side][row.bond],
    blocks: row[`${side}Blocks`],
    isBlocked: row[`${other[side]}Blocks`],
  };
}

const viewOf = (row: PairRow, side: Side): RelationView => ({
  ...toRelationFlags(stateOf(row, side)),
  relation_seq: row[`${side}Seq`],
  profile: row[`${other[side]}Profile`],
});

const keptProfile = (user: UserRow): KeptProfile => ({
  name: user.name,
  avatar: user.avatar,
  description: user.description,
  country: user.country,
  language: user.language,
  accent: user.accent,
  is_verified: user.isVerified,
});

const looksDifferent = (before: RelationState, after: RelationState): boolean =>
  before.bond !== after.bond || before.blocks !== after.blocks;

const wherePair = ({ pairLow, pairHigh }: Pair): SQL | undefined =>
  and(eq(userRelations.lowId, pairLow), eq(userRelations.highId, pairHigh));

const hasBlock = sql`(${userRelations.lowBlocks} or ${userRelations.highBlocks})`;

/** The columns of a row after one of the two acted. */
function nextRow(
  row: PairRow,
  side: Side,
  state: RelationState,
  at: Date,
): Omit<PairRow, 'lowId' | 'highId'> {
  const bond = pairBonds[side][state.bond];
  const before = stateOf(row, side);
  const isOpen = bond === 'low_asked' || bond === 'high_asked';
  const request =
    bond === row.bond
      ? { requestId: row.requestId, requestedAt: row.requestedAt }
      : { requestId: isOpen ? randomUUID() : null, requestedAt: isOpen ? at : null };
  const seqOf = (who: Side, one: RelationState, then: RelationState) =>
    row[`${who}Seq`] + (looksDifferent(one, then) ? 1 : 0);
  const own = seqOf(side, before, state);
  const theirs = seqOf(other[side], mirrorRelation(before), mirrorRelation(state));
  return {
    bond,
    ...request,
    lowBlocks: side === 'low' ? state.blocks : state.isBlocked,
    highBlocks: side === 'high' ? state.blocks : state.isBlocked,
    lowProfile: row.lowProfile,
    highProfile: row.highProfile,
    lowSeq: side === 'low' ? own : theirs,
    highSeq: side === 'high' ? own : theirs,
  };
}

/** Relations over the database. */
export function createRelations({ db, clock, findUsers, notifications }: RelationsOptions): Relations {
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

  /** The pair's row, made when it is missing, and locked: whatever two people do at once happens one after the other. */
  async function lockPair(tx: Database, pair: Pair): Promise<PairRow> {
    await tx
      .insert(userRelations)
      .values({ lowId: pair.pairLow, highId: pair.pairHigh })
      .onConflictDoNothing();
    const [row] = await tx.select().from(userRelations).where(wherePair(pair)).for('update');
    if (!row) throw new Refusal('user_not_found');
    return row;
  }

  /** Notifies the other one of a request or of its acceptance, and ends what a request was that is open no more. */
  async function notify(
    tx: Database,
    { userId, otherId, at = clock() }: RelationRequest,
    { from, to }: { from: RelationState['bond']; to: RelationState['bond'] },
  ): Promise<string[]> {
    if (from === to) return [];
    const outcome = to === 'friend' ? 'read' : 'gone';
    const asked = { requested: { userId: otherId, byId: userId }, waiting: { userId, byId: otherId } };
    const settled =
      from === 'requested' || from === 'waiting'
        ? await notifications.settleRequest(tx, { ...asked[from], outcome })
        : [];
    const kind = to === 'requested' ? 'friend-request' : to === 'friend' ? 'friend-accepted' : undefined;
    const added = kind ? await notifications.add(tx, [{ kind, userId: otherId, byId: userId, at }]) : [];
    return [...settled, ...added];
  }

  async function change(request: RelationRequest): Promise<RelationChange> {
    const { userId, otherId, action, at = clock() } = request;
    const pair = pairOf(userId, otherId);
    if (pair.pairLow === pair.pairHigh) throw new Refusal('friend_self');
    const side: Side = pair.pairLow === userId.toLowerCase() ? 'low' : 'high';
    const people = await findUsers([pair.pairLow, pair.pairHigh]);
    const [low, high] = [pair.pairLow, pair.pairHigh].map((id) => people.find((user) => user.id === id));
    if (!low || !high || low.deletedAt || high.deletedAt) throw new Refusal('user_not_found');
    return db.transaction(async (tx) => {
      const row = await lockPair(tx, pair);
      const before = stateOf(row, side);
      const outcome = applyRelationAction(before, action);
      if ('refusal' in outcome) throw new Refusal(outcome.refusal);
      const { next } = outcome;
      const changed = nextRow(row, side, next, at);
      const [wasBlocked, isBlocked] = [before.blocks || before.isBlocked, next.blocks || next.isBlocked];
      if (isBlocked !== wasBlocked) {
        changed.lowProfile = isBlocked ? keptProfile(low) : null;
        changed.highProfile = isBlocked ? keptProfile(high) : null;
      }
      await tx.update(userRelations).set(changed).where(wherePair(pair));
      const left = [
        { user: low, kept: row.lowProfile },
        { user: high, kept: row.highProfile },
      ].flatMap(({ user, kept }) =>
        wasBlocked && !isBlocked && kept?.avatar && kept.avatar !== user.avatar
          ? [{ userId: user.id, url: kept.avatar }]
          : [],
      );
      return {
        isNewForUser: looksDifferent(before, next),
        isNewForOther: looksDifferent(mirrorRelation(before), mirrorRelation(next)),
        block: wasBlocked === isBlocked ? undefined : isBlocked ? 'began' : 'ended',
        isOwnBlock: before.blocks !== next.blocks,
        leftAvatars: left,
        notified: await notify(tx, request, { from: before.bond, to: next.bond }),
      };
    });
  }

  return {
    change,
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
