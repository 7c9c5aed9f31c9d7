import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { callMembers } from '../../db/schema/calls.ts';
import type { Clock } from '../../ports/Clock.ts';

/** A hand that is up. */
type RaisedHand = { userId: string; raisedAt: Date };

/** Hands in calls. A hand belongs to one stay in the call: whoever leaves and comes back has it down. */
export type CallHands = {
  /** Raises or lowers a hand; returns since when it is up, null for down, and undefined where the person is not in the call. */
  set: (hand: { uuid: string; userId: string; isRaised: boolean }) => Promise<Date | null | undefined>;
  /** The hands that are up. */
  of: (uuid: string) => Promise<RaisedHand[]>;
  /** Whether a person is in a call now. */
  isIn: (person: { uuid: string; userId: string }) => Promise<boolean>;
};

/** Hands over the database, so that they outlive a reload and are the same on every server. */
export function createCallHands({ db, clock }: { db: Database; clock: Clock }): CallHands {
  const whereIn = (uuid: string, userId: string) =>
    and(eq(callMembers.callUuid, uuid), eq(callMembers.userId, userId), eq(callMembers.kind, 'joined'));
  return {
    set: async ({ uuid, userId, isRaised }) => {
      const now = clock();
      const { handRaisedAt, since } = callMembers;
      const kept = sql`case when ${handRaisedAt} >= ${since} then ${handRaisedAt} else ${now.toISOString()}::timestamptz end`;
      const [row] = await db
        .update(callMembers)
        .set({ handRaisedAt: isRaised ? kept : null })
        .where(whereIn(uuid, userId))
        .returning({ at: handRaisedAt });
      return row?.at;
    },
    of: async (uuid) => {
      const { userId, handRaisedAt, since } = callMembers;
      const rows = await db
        .select({ userId, raisedAt: handRaisedAt })
        .from(callMembers)
        .where(and(eq(callMembers.callUuid, uuid), eq(callMembers.kind, 'joined'), gte(handRaisedAt, since)));
      return rows.flatMap(({ userId, raisedAt }) => (raisedAt ? [{ userId, raisedAt }] : []));
    },
    isIn: async ({ uuid, userId }) => {
      const found = await db
        .select({ kind: callMembers.kind })
        .from(callMembers)
        .where(whereIn(uuid, userId));
      return found.length > 0;
    },
  };
}
