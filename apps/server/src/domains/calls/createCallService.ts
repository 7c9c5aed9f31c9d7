import { type EndpointData, type endpoints, limits } from '@franca/contract';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { callMembers, calls } from '../../db/schema/calls.ts';
import {
  type MediaRooms,
  MediaRoomsUnavailable,
  type RecordingRule,
  RoomConversationFailed,
} from '../../ports/MediaRooms.ts';
import type { Membership, TopicMembers } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import type { Calls, CallVoices } from './Calls.ts';
import { guestsOf, loadCall, type StoredCall, timesOf } from './callRows.ts';
import { type CallMachine, type CallMachineOptions, createCallMachine } from './createCallMachine.ts';
import {
  type CallParticipants,
  type CallReference,
  createCallParticipants,
  type Participation,
} from './createCallParticipants.ts';
import { type CallRequest, createCallStart } from './createCallStart.ts';
import { createDueCalls, type DueCallsOptions } from './createDueCalls.ts';

/** What calls are built on. */
export type CallServiceOptions = CallMachineOptions &
  Omit<DueCallsOptions, 'apply'> & {
    /** Who is in which topic. */
    membership: Pick<Membership, 'require' | 'ofTopics'>;
    /** The rows of some people. */
    findUsers: Users['find'];
    /** Where participants hear and see each other. */
    rooms: MediaRooms;
    /** The recording that runs in a call. */
    recordingOf: (uuid: string) => Promise<CallInfo['recording']>;
    /** The transcript that runs in a call. */
    transcriptOf: (uuid: string) => Promise<CallInfo['transcript']>;
    /** Whose recorded voices speak in a call, of those who are rung or in it. */
    voicesIn: (call: CallVoices) => Promise<string[]>;
  };

/** A call as its participants get it. */
export type CallInfo = EndpointData<typeof endpoints.calls.info>;
type Token = EndpointData<typeof endpoints.calls.token>;
type RecordingRules = EndpointData<typeof endpoints.calls.recordingRules>;

/** What is said of the conversation that a media service has for a room. */
const conversationRefusals = {
  service: 'conversation_service_failed',
  room: 'room_conversation_failed',
} as const;

/** Beginning, answering and ending calls. */
export type CallService = {
  /** Begins a call and rings the others; the same call again where it began before. */
  start: (request: CallRequest) => Promise<CallInfo>;
  /** Applies what a participant did; returns once it is stored. */
  act: (call: CallReference, kind: 'accept' | 'reject' | 'hangup') => Promise<void>;
  /** A participant leaves after some seconds, as their page counted them. */
  end: (call: CallReference, seconds: number) => Promise<void>;
  /** A call with its members. */
  info: (call: CallReference) => Promise<CallInfo>;
  /** The call of a conversation that is not over; null where there is none. */
  openIn: (members: TopicMembers) => Promise<CallInfo | null>;
  /** A token for its media room, and for the conversation that the media service has for it. */
  token: (call: CallReference & { withConversation?: boolean }) => Promise<Token>;
  /** Starts or stops the recording of its media room, for somebody who is in the call. */
  setRecordingRules: (call: CallReference, rules: readonly RecordingRule[]) => Promise<RecordingRules>;
  /** The call of a participant; refuses with `call_not_found`. */
  requireParticipant: CallParticipants['require'];
  /** Applies an event of the server's own. */
  apply: CallMachine['apply'];
  /** Whether a person may be in the media room of a call now. */
  mayJoin: CallParticipants['mayJoin'];
  /** Ends what is past its time, or of people who may not be in it any more, in calls that are not over. */
  runDue: (uuids?: readonly string[]) => Promise<void>;
  /** The same, in the calls of some users. */
  review: Calls['review'];
};

/** What the parts of a call are asked for. */
type InfoParts = Pick<CallInfo, 'recording' | 'transcript' | 'own_media' | 'recorded_voices' | 'guests'>;

function describe(call: Participation, parts: InfoParts, at: Date): CallInfo {
  const { row, state, added, userId, isGroup, members } = call;
  const inviterOf = (id: string): string | null | undefined => added.get(id)?.byId;
  return {
    uuid: row.uuid,
    is_video: row.isVideo,
    created_by: row.createdBy,
    ...timesOf(call, userId, at),
    return_seconds: limits.callReturnSeconds,
    running_since: row.runningSince?.toISOString() ?? null,
    state: {
      phase: state.phase.kind,
      ending: state.phase.kind === 'over' ? state.phase.ending : null,
      members: Object.entries(state.members).map(([user_id, { kind }]) => {
        const byId = inviterOf(user_id);
        return { user_id, state: kind, ...(byId && { invited_by: byId }) };
      }),
    },
    ...parts,
    topic: {
      _id: row.topicId,
      is_group: isGroup,
      members: members.map(({ userId: _id, name, avatar, language, accent }) => ({
        _id,
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
  const { db, clock, membership, rooms, findUsers, recordingOf, transcriptOf, voicesIn, onError } = options;
  const { apply, leaveOthers } = createCallMachine(options);
  const runDue = createDueCalls({ ...options, apply });
  const start = createCallStart({ ...options, leaveOthers, runDue });

  /** What a person publishes from the device that is in the call; null where none is, or the service gives no answer. */
  async function ownMediaOf({ row, state }: StoredCall, userId: string): Promise<CallInfo['own_media']> {
    if (state.members[userId]?.kind !== 'joined') return null;
    try {
      return (await rooms.publishedBy({ room: row.uuid, userId })) ?? null;
    } catch (error) {
      if (error instanceof MediaRoomsUnavailable) return null;
      throw error;
    }
  }

  /** Whom the page of somebody lets speak: of those whom they called or added. */
  async function voicesOf({ row, state, added, userId }: Participation): Promise<string[]> {
    if (state.phase.kind === 'over') return [];
    const those = (kind: 'ringing' | 'joined'): string[] =>
      Object.keys(state.members).filter(
        (id) =>
          id !== userId &&
          state.members[id]?.kind === kind &&
          (added.get(id)?.byId ?? row.createdBy) === userId,
      );
    return voicesIn({ uuid: row.uuid, ringing: those('ringing'), joined: those('joined') });
  }

  /** Those who were added and are no members; not whoever was taken out. */
  async function guestsIn(call: StoredCall): Promise<CallInfo['guests']> {
    const ids = [...guestsOf(call)].filter((id) => call.state.members[id]?.kind !== 'removed');
    if (ids.length === 0) return [];
    const people = await findUsers(ids);
    return people.map(({ id, name, avatar, language, accent }) => ({
      _id: id,
      name,
      avatar,
      language,
      accent,
    }));
  }

  const toInfo = async (call: Participation): Promise<CallInfo> => {
    const { userId } = call;
    const [recording, transcript, own_media, voices, guests] = await Promise.all([
      recordingOf(call.row.uuid),
      transcriptOf(call.row.uuid),
      ownMediaOf(call, userId),
      voicesOf(call),
      guestsIn(call),
    ]);
    const recorded = voices.length > 0 ? { recorded_voices: voices } : {};
    return describe(call, { recording, transcript, own_media, guests, ...recorded }, clock());
  };

  const participants = createCallParticipants({ db, clock, membership, rooms, apply });
  const requireParticipant = participants.require;

  return {
    start: async (request) => {
      const { all, self } = request.members;
      const own = { userId: self.userId, isGuest: false, isGroup: self.topic.isGroup, members: all };
      return toInfo({ ...(await start(request)), ...own });
    },
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
    info: async (call) => toInfo(await requireParticipant(call)),
    openIn: async ({ topicId, self }) => {
      const inTopic = and(eq(calls.topicId, topicId), isNull(calls.endedAt));
      await runDue(
        (await db.select({ uuid: calls.uuid }).from(calls).where(inTopic)).map(({ uuid }) => uuid),
      );
      const [open] = await db.select({ uuid: calls.uuid }).from(calls).where(inTopic);
      if (!open) return null;
      return toInfo(await requireParticipant({ uuid: open.uuid, userId: self.userId }));
    },
    token: async (call) => {
      const { row } = await requireParticipant(call);
      await apply(row.uuid, { kind: 'deadline', at: clock().getTime() });
      const now = await loadCall(db, row.uuid);
      if (now?.state.phase.kind === 'over') throw new Refusal('call_ended');
      await rooms.open({ room: row.uuid });
      const { token, signalingUrl } = await rooms
        .issueToken({ room: row.uuid, userId: call.userId, withConversation: call.withConversation ?? false })
        .catch((error: unknown) => {
          if (!(error instanceof RoomConversationFailed)) throw error;
          onError(error);
          throw new Refusal(conversationRefusals[error.part]);
        });
      return {
        token,
        provider: rooms.id,
        recorded_by: rooms.recordedBy,
        ...(signalingUrl !== undefined && { signaling_url: signalingUrl }),
      };
    },
    setRecordingRules: async (call, rules) => {
      const { row, state, isGuest } = await requireParticipant(call);
      if (isGuest) throw new Refusal('forbidden');
      if (state.phase.kind === 'over') throw new Refusal('call_ended');
      if (state.members[call.userId]?.kind !== 'joined') throw new Refusal('call_not_found');
      try {
        const { sid } = await rooms.open({ room: row.uuid });
        const active = await rooms.setRecordingRules({ room: row.uuid, rules });
        if (!active) throw new Refusal('room_not_found');
        return { room_sid: sid, rules: active };
      } catch (error) {
        if (!(error instanceof MediaRoomsUnavailable)) throw error;
        onError(error);
        throw new Refusal('recording_failed');
      }
    },
    apply,
    mayJoin: participants.mayJoin,
    runDue,
    review: async (userIds) => {
      const rows = await db
        .selectDistinct({ uuid: calls.uuid })
        .from(calls)
        .innerJoin(callMembers, eq(callMembers.callUuid, calls.uuid))
        .where(and(inArray(callMembers.userId, [...userIds]), isNull(calls.endedAt)));
      await runDue(rows.map(({ uuid }) => uuid));
    },
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
