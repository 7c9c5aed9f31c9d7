import {
  applyCallEvent,
  beginCall,
  type CallEvent,
  type EndpointData,
  type endpoints,
} from '@franca/contract';
import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { type Database, databaseProblem } from '../../db/Database.ts';
import { callMembers, calls } from '../../db/schema/calls.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type MediaRooms, MediaRoomsUnavailable, type RecordingRule } from '../../ports/MediaRooms.ts';
import type { Membership, TopicMembers } from '../topics/Topics.ts';
import {
  type CallRow,
  loadCall,
  memberColumns,
  openCallsOf,
  phaseColumns,
  ringMs,
  type StoredCall,
  storeChange,
} from './callRows.ts';
import type { CallChange } from './createCallEvents.ts';
import type { CallPresence } from './createCallPresence.ts';

/** What a notification calls the conversation. */
type TopicName = { topicName: string | null };

/** What calls are built on. */
export type CallServiceOptions = {
  /** Where they are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Who is in which topic. */
  membership: Pick<Membership, 'require' | 'ofTopics'>;
  /** Where participants hear and see each other. */
  rooms: MediaRooms;
  /** Whose pages are open on a call. */
  presence: Pick<CallPresence, 'touch'>;
  /** Stores notifications of a missed call inside the transaction in which it is missed; returns who got one. */
  notify: (tx: Database, call: CallRow & TopicName, userIds: readonly string[]) => Promise<string[]>;
  /** Name of a conversation; null for a private one. */
  topicNameOf: (topicId: string) => Promise<string | null>;
  /** The recording that runs in a call. */
  recordingOf: (uuid: string) => Promise<Info['recording']>;
  /** Shows them, after the commit. */
  publish: (userIds: readonly string[]) => void;
  /** Called after each change, once it is stored. */
  onChange: (change: CallChange) => void;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** A call as a participant names it. */
export type CallReference = { uuid: string; topicId?: string; userId: string };

type Info = EndpointData<typeof endpoints.calls.info>;
type Token = EndpointData<typeof endpoints.calls.token>;
type RecordingRules = EndpointData<typeof endpoints.calls.recordingRules>;

/** Beginning, answering and ending calls. */
export type CallService = {
  /** Begins a call and rings the others; the same call again where it began before. */
  start: (request: { members: TopicMembers; uuid: string; isVideo: boolean }) => Promise<Info>;
  /** Applies what a participant did; returns once it is stored. */
  act: (call: CallReference, kind: 'accept' | 'reject' | 'hangup') => Promise<void>;
  /** A participant leaves after some seconds, as their page counted them. */
  end: (call: CallReference, seconds: number) => Promise<void>;
  /** A call with its members. */
  info: (call: CallReference) => Promise<Info>;
  /** The call of a conversation that is not over; null where there is none. */
  openIn: (members: TopicMembers) => Promise<Info | null>;
  /** A token for its media room. */
  token: (call: CallReference) => Promise<Token>;
  /** Starts or stops the recording of its media room, for somebody who is in the call. */
  setRecordingRules: (call: CallReference, rules: readonly RecordingRule[]) => Promise<RecordingRules>;
  /**
   * Refuses with `call_not_found` unless the user takes part, and is a member of the conversation now. In place of the
   * `uuid` stands for those in a call the name that the media service gives its room.
   */
  requireParticipant: (call: CallReference) => Promise<StoredCall & { members: TopicMembers }>;
  /** Applies an event of the server's own. */
  apply: (uuid: string, event: CallEvent) => Promise<void>;
  /** Ends what is past its time, or of people who may not be in it any more, in calls that are not over. */
  runDue: (uuids?: readonly string[]) => Promise<void>;
};

/** Milliseconds after which a participant without a page and out of the room is gone. */
export const absentMs = 30_000;

const isUuid = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** What a call has that nobody answered yet. */
const unanswered = { runningSince: null, endedAt: null, ending: null, recordedAt: null };

function describe(
  { row, state }: StoredCall,
  { all, self }: TopicMembers,
  recording: Info['recording'],
): Info {
  return {
    uuid: row.uuid,
    is_video: row.isVideo,
    created_by: row.createdBy,
    started_at: row.startedAt.toISOString(),
    ring_until: row.ringUntil.toISOString(),
    state: {
      phase: state.phase.kind,
      ending: state.phase.kind === 'over' ? state.phase.ending : null,
      members: Object.entries(state.members).map(([user_id, { kind }]) => ({ user_id, state: kind })),
    },
    recording,
    topic: {
      _id: row.topicId,
      is_group: self.topic.isGroup,
      members: all.map(({ userId, name, avatar, language, accent }) => ({
        _id: userId,
        name,
        avatar,
        language,
        accent,
      })),
    },
  };
}

/** Calls over the database. */
export function createCallService(options: CallServiceOptions): CallService {
  const { db, clock, membership, rooms, presence, notify, publish, topicNameOf } = options;
  const { onChange, onError, recordingOf } = options;

  const toInfo = async (call: StoredCall, members: TopicMembers): Promise<Info> =>
    describe(call, members, await recordingOf(call.row.uuid));

  async function change(uuid: string, event: CallEvent): Promise<void> {
    const known = await loadCall(db, uuid);
    if (!known) throw new Refusal('call_not_found');
    const topicName = await topicNameOf(known.row.topicId);
    const changed = await db.transaction(async (tx) => {
      const call = await loadCall(tx, uuid, { isLocked: true });
      if (!call) throw new Refusal('call_not_found');
      const outcome = applyCallEvent(call.state, event);
      if ('refusal' in outcome) throw new Refusal(outcome.refusal);
      if (outcome.next === call.state) return undefined;
      const [before, after] = [call.state, outcome.next];
      await storeChange(tx, call, after, new Date(event.at));
      const missed = Object.keys(after.members).filter(
        // Whoever became a member during the call was not called.
        (id) => after.members[id]?.kind === 'missed' && before.members[id]?.kind === 'ringing',
      );
      return { uuid, before, after, event, notified: await notify(tx, { ...call.row, topicName }, missed) };
    });
    if (!changed) return;
    publish(changed.notified);
    onChange(changed);
  }

  /** The call of a room's name at the media service; only that of somebody who is in it. */
  async function uuidOfRoom(sid: string, userId: string): Promise<string | undefined> {
    for (const uuid of await openCallsOf(db, userId, 'joined'))
      if ((await rooms.open({ room: uuid })).sid === sid) return uuid;
    return undefined;
  }

  const requireParticipant: CallService['requireParticipant'] = async ({ uuid: name, topicId, userId }) => {
    const uuid = isUuid(name) ? name.toLowerCase() : await uuidOfRoom(name, userId);
    const call = uuid === undefined ? undefined : await loadCall(db, uuid);
    if (!call || (topicId !== undefined && topicId.toLowerCase() !== call.row.topicId))
      throw new Refusal('call_not_found');
    const members = await membership
      .require({ topicId: call.row.topicId, userId })
      .catch((error: unknown): never => {
        throw error instanceof Refusal ? new Refusal('call_not_found') : error;
      });
    const isIn = ({ state }: StoredCall) => (state.members[userId]?.kind ?? 'removed') !== 'removed';
    if (isIn(call)) return { ...call, members };
    // Whoever has become a member during the call may come to it.
    await change(call.row.uuid, { kind: 'add', userId, at: clock().getTime() });
    const now = await loadCall(db, call.row.uuid);
    if (!now || !isIn(now)) throw new Refusal('call_not_found');
    return { ...now, members };
  };

  /** Whoever begins or answers a call leaves the others that they are in, but for one that they have another device in. */
  async function leaveOthers(userId: string, isKept: (call: StoredCall) => boolean): Promise<void> {
    for (const uuid of await openCallsOf(db, userId, 'joined')) {
      const call = await loadCall(db, uuid);
      if (call && !isKept(call))
        await change(uuid, { kind: 'end', userId, at: clock().getTime(), seconds: Number.MAX_SAFE_INTEGER });
    }
  }

  /** Those of some people who are in a call. */
  async function busyAmong(userIds: readonly string[]): Promise<Set<string>> {
    const rows = await db
      .select({ userId: callMembers.userId })
      .from(callMembers)
      .innerJoin(calls, eq(calls.uuid, callMembers.callUuid))
      .where(
        and(inArray(callMembers.userId, [...userIds]), eq(callMembers.kind, 'joined'), isNull(calls.endedAt)),
      );
    return new Set(rows.map(({ userId }) => userId));
  }

  // While no process ran nobody could give a sign: everybody has the whole time to come back.
  const begunAt = clock().getTime();

  /** Applies what a participant whose pages are gone did not say; the media room may still know them. */
  async function endAbsent({ row, state, seenAt }: StoredCall, at: number): Promise<void> {
    const absent = Object.entries(state.members).flatMap(([userId, { kind }]) => {
      const seen = seenAt.get(userId)?.getTime() ?? 0;
      return kind === 'joined' && at - Math.max(seen, begunAt) >= absentMs ? [{ userId, seen }] : [];
    });
    if (absent.length === 0) return;
    const present = await rooms.participantsOf(row.uuid).catch((error: unknown) => {
      // Nobody is thrown out because a service gives no answer.
      if (error instanceof MediaRoomsUnavailable) return absent.map(({ userId }) => userId);
      throw error;
    });
    const inRoom = absent.filter(({ userId }) => present.includes(userId)).map(({ userId }) => userId);
    if (inRoom.length > 0) await presence.touch(row.uuid, inRoom);
    for (const { userId, seen } of absent)
      if (!inRoom.includes(userId)) await change(row.uuid, { kind: 'lost', userId, at, seenAt: seen });
  }

  /** Takes out who is no member of the conversation any more, and ends a private call behind a block. */
  async function endForbidden({ row, state }: StoredCall, at: number): Promise<void> {
    const members = (await membership.ofTopics([row.topicId])).get(row.topicId) ?? [];
    const gone = Object.entries(state.members).filter(
      ([userId, { kind }]) => kind !== 'removed' && !members.some((member) => member.userId === userId),
    );
    for (const [userId] of gone) {
      await change(row.uuid, { kind: 'remove', userId, at });
      await rooms.remove({ room: row.uuid, userId }).catch(onError);
    }
    if (members.some(({ blocks }) => blocks))
      await change(row.uuid, { kind: 'end', userId: row.createdBy, at, seconds: Number.MAX_SAFE_INTEGER });
  }

  async function runDueOf(uuid: string): Promise<void> {
    const at = clock().getTime();
    await change(uuid, { kind: 'deadline', at });
    for (const part of [endAbsent, endForbidden]) {
      const call = await loadCall(db, uuid);
      if (call && call.state.phase.kind !== 'over') await part(call, at);
    }
  }

  async function runDue(uuids?: readonly string[]): Promise<void> {
    const open =
      uuids ??
      (await db.select({ uuid: calls.uuid }).from(calls).where(isNull(calls.endedAt))).map(
        ({ uuid }) => uuid,
      );
    for (const uuid of open)
      await runDueOf(uuid).catch((error: unknown) => {
        // Gone with its conversation.
        if (!(error instanceof Refusal)) onError(error);
      });
  }

  const start: CallService['start'] = async ({ members, uuid, isVideo }) => {
    const { self, others, topicId, isBlocked } = members;
    if (isBlocked) throw new Refusal('blocked');
    const known = await loadCall(db, uuid);
    if (known) {
      const isSame = known.row.createdBy === self.userId && known.row.topicId === topicId;
      if (!isSame) throw new Refusal('conflict');
      return toInfo(known, members);
    }
    if (others.length === 0) throw new Refusal('conflict');
    // One that goes on here has them on another device: they are refused, and come to it.
    await leaveOthers(
      self.userId,
      ({ row, state }) => row.topicId === topicId && state.phase.kind === 'running',
    );
    const inTopic = and(eq(calls.topicId, topicId), isNull(calls.endedAt), ne(calls.uuid, uuid));
    const open = await db.select({ uuid: calls.uuid }).from(calls).where(inTopic);
    await runDue(open.map((call) => call.uuid));
    if ((await db.$count(calls, inTopic)) > 0) throw new Refusal('conflict');
    const at = clock();
    const otherIds = others.map(({ userId }) => userId);
    const busyIds = await busyAmong(otherIds);
    const state = beginCall({
      creatorId: self.userId,
      otherIds,
      busyIds,
      at: at.getTime(),
      ringMs,
    });
    const row = {
      uuid: uuid.toLowerCase(),
      topicId,
      createdBy: self.userId,
      isVideo,
      startedAt: at,
      ringUntil: new Date(state.deadline),
    };
    const topicName = await topicNameOf(topicId);
    try {
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
        return notify(tx, { ...unanswered, ...row, topicName }, [...busyIds]);
      });
      publish(notified);
    } catch (error) {
      // Somebody else's call is open in this conversation, or the same request came twice at once.
      if (databaseProblem(error)?.code !== '23505') throw error;
      const first = await loadCall(db, uuid);
      if (first?.row.createdBy === self.userId && first.row.topicId === topicId)
        return toInfo(first, members);
      throw new Refusal('conflict');
    }
    const stored = await loadCall(db, uuid);
    if (!stored) throw new Refusal('topic_not_found');
    return toInfo(stored, members);
  };

  return {
    start,
    requireParticipant,
    act: async (call, kind) => {
      const { row } = await requireParticipant(call);
      const event = { kind, userId: call.userId, at: clock().getTime() };
      await change(row.uuid, event);
      if (kind === 'accept') await leaveOthers(call.userId, (other) => other.row.uuid === row.uuid);
    },
    end: async (call, seconds) => {
      const { row } = await requireParticipant(call);
      await change(row.uuid, { kind: 'end', userId: call.userId, at: clock().getTime(), seconds });
    },
    info: async (call) => {
      const { members, ...stored } = await requireParticipant(call);
      return toInfo(stored, members);
    },
    openIn: async ({ topicId, self }) => {
      const inTopic = and(eq(calls.topicId, topicId), isNull(calls.endedAt));
      await runDue(
        (await db.select({ uuid: calls.uuid }).from(calls).where(inTopic)).map(({ uuid }) => uuid),
      );
      const [open] = await db.select({ uuid: calls.uuid }).from(calls).where(inTopic);
      if (!open) return null;
      const { members, ...stored } = await requireParticipant({ uuid: open.uuid, userId: self.userId });
      return toInfo(stored, members);
    },
    token: async (call) => {
      const { row } = await requireParticipant(call);
      await change(row.uuid, { kind: 'deadline', at: clock().getTime() });
      const now = await loadCall(db, row.uuid);
      if (now?.state.phase.kind === 'over') throw new Refusal('call_ended');
      await rooms.open({ room: row.uuid });
      const { token, signalingUrl } = await rooms.issueToken({ room: row.uuid, userId: call.userId });
      return {
        token,
        provider: rooms.id,
        ...(signalingUrl !== undefined && { signaling_url: signalingUrl }),
      };
    },
    setRecordingRules: async (call, rules) => {
      const { row, state } = await requireParticipant(call);
      if (state.phase.kind === 'over') throw new Refusal('call_ended');
      if (state.members[call.userId]?.kind !== 'joined') throw new Refusal('call_not_found');
      try {
        const { sid } = await rooms.open({ room: row.uuid });
        const held = await rooms.setRecordingRules({ room: row.uuid, rules });
        if (!held) throw new Refusal('room_not_found');
        return { room_sid: sid, rules: held };
      } catch (error) {
        if (!(error instanceof MediaRoomsUnavailable)) throw error;
        onError(error);
        throw new Refusal('recording_failed');
      }
    },
    apply: change,
    runDue,
  };
}

/** Calls that are over and of which something is left to do. */
export const selectUnfinished = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ uuid: calls.uuid })
    .from(calls)
    .where(and(isNull(calls.recordedAt), lte(calls.endedAt, before)));
  return rows.map(({ uuid }) => uuid);
};
