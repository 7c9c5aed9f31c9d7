import { beginCall } from '@franca/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { databaseProblem } from '../../db/Database.ts';
import { callMembers, calls } from '../../db/schema/calls.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import { busyAmong, loadCall, memberColumns, phaseColumns, ringMs, type StoredCall } from './callRows.ts';
import type { CallMachine, CallMachineOptions } from './createCallMachine.ts';

/** What the beginning of calls is built on. */
export type CallStartOptions = Pick<
  CallMachineOptions,
  'db' | 'clock' | 'topicNameOf' | 'notify' | 'publish'
> & {
  /** Leaves the calls that somebody is in. */
  leaveOthers: CallMachine['leaveOthers'];
  /** Ends what is past its time. */
  runDue: (uuids: readonly string[]) => Promise<void>;
};

/** A call that somebody begins. */
export type CallRequest = { members: TopicMembers; uuid: string; isVideo: boolean };

/** What a call has that nobody answered yet. */
const unanswered = { runningSince: null, endedAt: null, ending: null, recordedAt: null };

/** Begins calls; the same call again where it began before. */
export function createCallStart(options: CallStartOptions): (request: CallRequest) => Promise<StoredCall> {
  const { db, clock, topicNameOf, notify, publish, leaveOthers, runDue } = options;

  const openIn = (topicId: string) => and(eq(calls.topicId, topicId), isNull(calls.endedAt));

  /** The call that this request began before; refuses with `conflict` where it is somebody else's. */
  async function findBegun({ members, uuid }: CallRequest): Promise<StoredCall | undefined> {
    const known = await loadCall(db, uuid);
    if (!known) return undefined;
    const isSame = known.row.createdBy === members.self.userId && known.row.topicId === members.topicId;
    if (!isSame) throw new Refusal('conflict');
    return known;
  }

  /** Refuses with `conflict` where another call of the conversation goes on. */
  async function requireNoOther({ members: { self, topicId }, uuid }: CallRequest): Promise<void> {
    // One that goes on here has them on another device: they are refused, and come to it.
    await leaveOthers(
      self.userId,
      ({ row, state }) => row.topicId === topicId && state.phase.kind === 'running',
    );
    const others = and(openIn(topicId), ne(calls.uuid, uuid));
    const open = await db.select({ uuid: calls.uuid }).from(calls).where(others);
    await runDue(open.map((call) => call.uuid));
    if ((await db.$count(calls, others)) > 0) throw new Refusal('conflict');
  }

  async function store({ members, uuid, isVideo }: CallRequest): Promise<void> {
    const { self, others, topicId } = members;
    const at = clock();
    const otherIds = others.map(({ userId }) => userId);
    const busyIds = await busyAmong(db, otherIds);
    const state = beginCall({ creatorId: self.userId, otherIds, busyIds, at: at.getTime(), ringMs });
    const row = {
      uuid: uuid.toLowerCase(),
      topicId,
      createdBy: self.userId,
      isVideo,
      startedAt: at,
      ringUntil: new Date(state.deadline),
    };
    const topicName = await topicNameOf(topicId);
    const notified = await db.transaction(async (tx) => {
      // Open at first also where everybody is busy: of two people who call each other at once, one does.
      await tx.insert(calls).values(row);
      await tx.insert(callMembers).values(
        Object.entries(state.members).map(([userId, member]) => ({
          callUuid: row.uuid,
          userId,
          seenAt: at,
          ...memberColumns(member),
        })),
      );
      if (state.phase.kind === 'over')
        await tx.update(calls).set(phaseColumns(state)).where(eq(calls.uuid, row.uuid));
      const missed = [...busyIds].map((userId) => ({ userId, byId: self.userId, isGuest: false }));
      return notify(tx, { ...unanswered, ...row, topicName }, missed);
    });
    publish(notified);
  }

  return async (request) => {
    const { others, isBlocked } = request.members;
    if (isBlocked) throw new Refusal('blocked');
    const known = await findBegun(request);
    if (known) return known;
    if (others.length === 0) throw new Refusal('conflict');
    await requireNoOther(request);
    try {
      await store(request);
    } catch (error) {
      // Somebody else's call is open in this conversation, or the same request came twice at once.
      if (databaseProblem(error)?.code !== '23505') throw error;
      const first = await findBegun(request);
      if (!first) throw new Refusal('conflict');
      return first;
    }
    const stored = await loadCall(db, request.uuid);
    if (!stored) throw new Refusal('topic_not_found');
    return stored;
  };
}
