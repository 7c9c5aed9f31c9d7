import { applyRelationAction, mirrorRelation, type RelationState } from '@franca/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { type Pair, pairOf } from '../../core/pairOf.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { type KeptProfile, userRelations } from '../../db/schema/contacts.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { UserRow } from '../users/Users.ts';
import type { RelationChange, RelationRequest, Relations } from './Contacts.ts';
import { looksDifferent, nextRow, type PairRow, type Side, stateOf } from './pairRow.ts';

/** What relations are built on. */
export type RelationsOptions = {
  /** Where they are kept. */
  db: Database;
  /** Date of a request. */
  clock: Clock;
  /** The rows of some people. */
  findUsers: (ids: readonly string[]) => Promise<UserRow[]>;
  /** What the other one is notified of. */
  notifications: Pick<Notifications, 'add' | 'closeRequest'>;
};

const keptProfile = (user: UserRow): KeptProfile => ({
  name: user.name,
  avatar: user.avatar,
  description: user.description,
  country: user.country,
  language: user.language,
  accent: user.accent,
  is_verified: user.isVerified,
});

const wherePair = ({ pairLow, pairHigh }: Pair): SQL | undefined =>
  and(eq(userRelations.lowId, pairLow), eq(userRelations.highId, pairHigh));

/** How one of two people changes their relation. */
export function createRelationChange({
  db,
  clock,
  findUsers,
  notifications,
}: RelationsOptions): Relations['change'] {
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
    const closed =
      from === 'requested' || from === 'waiting'
        ? await notifications.closeRequest(tx, { ...asked[from], outcome })
        : [];
    const kind = to === 'requested' ? 'friend-request' : to === 'friend' ? 'friend-accepted' : undefined;
    const added = kind ? await notifications.add(tx, [{ kind, userId: otherId, byId: userId, at }]) : [];
    return [...closed, ...added];
  }

  return async (request: RelationRequest): Promise<RelationChange> => {
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
  };
}
