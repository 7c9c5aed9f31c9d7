import { type CallMemberState, type CallState, limits } from '@franca/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { callMembers, calls } from '../../db/schema/calls.ts';

/** A call as stored. */
export type CallRow = typeof calls.$inferSelect;
type MemberRow = typeof callMembers.$inferSelect;

/** Somebody who was added to a call: when it began to ring for them last, by whom, and how often. */
export type CallAddition = { at: Date; byId: string | null; rings: number; isGuest: boolean };

/** A call with everybody in it, as the machine of the contract takes it. */
export type StoredCall = {
  row: CallRow;
  state: CallState;
  seenAt: ReadonlyMap<string, Date>;
  /** Those who were added while it ran. */
  added: ReadonlyMap<string, CallAddition>;
};

/** Milliseconds for which a call rings. */
export const ringMs = limits.callRingSeconds * 1000;
/** Milliseconds for which a call keeps the place of a participant without a page, and out of the room. */
export const returnMs = limits.callReturnSeconds * 1000;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The times of a call as clients get them: for whoever was added, those of their own ring. */
export function timesOf({ row, added }: Pick<StoredCall, 'row' | 'added'>, userId: string, sentAt: Date) {
  const own = added.get(userId);
  const startedAt = own?.at ?? row.startedAt;
  return {
    started_at: startedAt.toISOString(),
    fresh_until: later(startedAt, limits.callRingAgeSeconds * 1000).toISOString(),
    ring_until: (own ? later(own.at, ringMs) : row.ringUntil).toISOString(),
    sent_at: sentAt.toISOString(),
  };
}

function toMemberState({ kind, since, seconds, seenAt, rungAt }: MemberRow): CallMemberState {
  if (kind === 'joined') return { kind, since: (since ?? seenAt).getTime(), seconds };
  if (kind === 'left' || kind === 'removed') return { kind, seconds };
  const before = seconds > 0 ? { seconds } : {};
  if (kind !== 'ringing' || !rungAt) return { kind, ...before };
  return { kind, until: later(rungAt, ringMs).getTime(), ...before };
}

const toAddition = ({ rungAt, invitedBy, rings, isGuest }: MemberRow): CallAddition | undefined =>
  rungAt ? { at: rungAt, byId: invitedBy, rings, isGuest } : undefined;

/** Ids of those who take part without being members of the conversation. */
export const guestsOf = ({ added }: Pick<StoredCall, 'added'>): Set<string> =>
  new Set([...added].flatMap(([id, { isGuest }]) => (isGuest ? [id] : [])));

const toPhase = ({ endedAt, ending, runningSince }: CallRow): CallState['phase'] => {
  if (endedAt) return { kind: 'over', at: endedAt.getTime(), ending: ending ?? 'ended' };
  return runningSince ? { kind: 'running', since: runningSince.getTime() } : { kind: 'ringing' };
};

/** The columns that keep where a member stands. */
export const memberColumns = (member: CallMemberState) => ({
  kind: member.kind,
  since: member.kind === 'joined' ? new Date(member.since) : null,
  seconds: ('seconds' in member && member.seconds) || 0,
});

/** The columns that keep where a call stands; a running call keeps since when when it is over. */
export const phaseColumns = ({ phase }: CallState): Partial<CallRow> => {
  switch (phase.kind) {
    case 'ringing':
      return {};
    case 'running':
      return { runningSince: new Date(phase.since) };
    case 'over':
      return { endedAt: new Date(phase.at), ending: phase.ending };
  }
};

const additionColumns = ({ at, byId, rings, isGuest }: CallAddition) => ({
  rungAt: at,
  invitedBy: byId,
  rings,
  isGuest,
});

/** A call; inside a transaction with its row locked, so that whatever happens at once happens one after the other. */
export async function loadCall(
  db: Database,
  uuid: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<StoredCall | undefined> {
  const query = db.select().from(calls).where(eq(calls.uuid, uuid));
  const [row] = isLocked ? await query.for('update') : await query;
  if (!row) return undefined;
  const rows = await db.select().from(callMembers).where(eq(callMembers.callUuid, uuid));
  const state: CallState = {
    creatorId: row.createdBy,
    deadline: row.ringUntil.getTime(),
    phase: toPhase(row),
    members: Object.fromEntries(rows.map((member) => [member.userId, toMemberState(member)])),
  };
  const added = rows.flatMap((member): [string, CallAddition][] => {
    const addition = toAddition(member);
    return addition ? [[member.userId, addition]] : [];
  });
  return {
    row,
    state,
    seenAt: new Map(rows.map(({ userId, seenAt }) => [userId, seenAt])),
    added: new Map(added),
  };
}

/** Stores what an event made of a call that is locked; `added` is who was added by it. */
export async function storeChange(
  tx: Database,
  { row, state: before }: StoredCall,
  after: CallState,
  { at, added }: { at: Date; added?: { userId: string; addition: CallAddition } | undefined },
): Promise<void> {
  if (after.phase !== before.phase)
    await tx.update(calls).set(phaseColumns(after)).where(eq(calls.uuid, row.uuid));
  for (const [userId, member] of Object.entries(after.members)) {
    if (member === before.members[userId]) continue;
    const set = {
      ...memberColumns(member),
      ...(member.kind === 'joined' && { seenAt: at }),
      ...(added?.userId === userId && additionColumns(added.addition)),
    };
    await tx
      .insert(callMembers)
      .values({ callUuid: row.uuid, userId, seenAt: at, ...set })
      .onConflictDoUpdate({ target: [callMembers.callUuid, callMembers.userId], set });
  }
}

/** Calls that are not over in which somebody is in one of some states. */
export async function openCallsOf(
  db: Database,
  userId: string,
  kind: CallMemberState['kind'],
): Promise<string[]> {
  const rows = await db
    .select({ uuid: calls.uuid })
    .from(callMembers)
    .innerJoin(calls, eq(calls.uuid, callMembers.callUuid))
    .where(and(eq(callMembers.userId, userId), eq(callMembers.kind, kind), isNull(calls.endedAt)));
  return rows.map(({ uuid }) => uuid);
}

/** Those of some people who are in a call. */
export async function busyAmong(db: Database, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ userId: callMembers.userId })
    .from(callMembers)
    .innerJoin(calls, eq(calls.uuid, callMembers.callUuid))
    .where(
      and(inArray(callMembers.userId, [...userIds]), eq(callMembers.kind, 'joined'), isNull(calls.endedAt)),
    );
  return new Set(rows.map(({ userId }) => userId));
}
