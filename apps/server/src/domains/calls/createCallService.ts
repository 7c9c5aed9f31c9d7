import { type EndpointData, type endpoints, limits } from '@franca/contract';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { calls } from '../../db/schema/calls.ts';
import { type MediaRooms, MediaRoomsUnavailable, type RecordingRule } from '../../ports/MediaRooms.ts';
import type { Membership, TopicMembers } from '../topics/Topics.ts';
import { loadCall, openCallsOf, type StoredCall, timesOf } from './callRows.ts';
import { type CallChanges, type CallChangesOptions, createCallChanges } from './createCallChanges.ts';
import { type CallRequest, createCallStart } from './createCallStart.ts';
import { createDueCalls, type DueCallsOptions } from './createDueCalls.ts';

/** What calls are built on. */
export type CallServiceOptions = CallChangesOptions &
  Omit<DueCallsOptions, 'apply'> & {
    /** Who is in which topic. */
    membership: Pick<Membership, 'require'>;
    /** Where participants hear and see each other. */
    rooms: MediaRooms;
    /** The recording that runs in a call. */
    recordingOf: (uuid: string) => Promise<Info['recording']>;
  };

/** A call as a participant names it. */
export type CallReference = { uuid: string; topicId?: string; userId: string };

type Info = EndpointData<typeof endpoints.calls.info>;
type Token = EndpointData<typeof endpoints.calls.token>;
type RecordingRules = EndpointData<typeof endpoints.calls.recordingRules>;

/** Beginning, answering and ending calls. */
export type CallService = {
  /** Begins a call and rings the others; the same call again where it began before. */
  start: (request: CallRequest) => Promise<Info>;
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
  apply: CallChanges['apply'];
  /** Ends what is past its time, or of people who may not be in it any more, in calls that are not over. */
  runDue: (uuids?: readonly string[]) => Promise<void>;
};

const isUuid = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

function describe(
  { row, state }: StoredCall,
  { all, self }: TopicMembers,
  recording: Info['recording'],
  at: Date,
): Info {
  return {
    uuid: row.uuid,
    is_video: row.isVideo,
    created_by: row.createdBy,
    ...timesOf(row, at),
    return_seconds: limits.callReturnSeconds,
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
  const { db, clock, membership, rooms, recordingOf, onError } = options;
  const { apply, leaveOthers } = createCallChanges(options);
  const runDue = createDueCalls({ ...options, apply });
  const start = createCallStart({ ...options, leaveOthers, runDue });

  const toInfo = async (call: StoredCall, members: TopicMembers): Promise<Info> =>
    describe(call, members, await recordingOf(call.row.uuid), clock());

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
    await apply(call.row.uuid, { kind: 'add', userId, at: clock().getTime() });
    const now = await loadCall(db, call.row.uuid);
    if (!now || !isIn(now)) throw new Refusal('call_not_found');
    return { ...now, members };
  };

  return {
    start: async (request) => toInfo(await start(request), request.members),
    requireParticipant,
    act: async (call, kind) => {
      const { row } = await requireParticipant(call);
      const event = { kind, userId: call.userId, at: clock().getTime() };
      await apply(row.uuid, event);
      if (kind === 'accept') await leaveOthers(call.userId, (other) => other.row.uuid === row.uuid);
    },
    end: async (call, seconds) => {
      const { row } = await requireParticipant(call);
      await apply(row.uuid, { kind: 'end', userId: call.userId, at: clock().getTime(), seconds });
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
      await apply(row.uuid, { kind: 'deadline', at: clock().getTime() });
      const now = await loadCall(db, row.uuid);
      if (now?.state.phase.kind === 'over') throw new Refusal('call_ended');
      await rooms.open({ room: row.uuid });
      const { token, signalingUrl } = await rooms.issueToken({ room: row.uuid, userId: call.userId });
      return {
        token,
        provider: rooms.id,
        recorded_by: rooms.recordedBy,
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
    apply,
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
