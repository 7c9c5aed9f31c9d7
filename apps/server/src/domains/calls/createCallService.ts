import type { EndpointData, endpoints } from '@franca/contract';
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
import type { Calls } from './Calls.ts';
import { loadCall } from './callRows.ts';
import { type CallInfo, type CallInfoOptions, createCallInfo } from './createCallInfo.ts';
import { type CallMachine, type CallMachineOptions, createCallMachine } from './createCallMachine.ts';
import {
  type CallParticipants,
  type CallReference,
  createCallParticipants,
} from './createCallParticipants.ts';
import { type CallRequest, createCallStart } from './createCallStart.ts';
import { createDueCalls, type DueCallsOptions } from './createDueCalls.ts';

/** What calls are built on. */
export type CallServiceOptions = CallMachineOptions &
  CallInfoOptions &
  Omit<DueCallsOptions, 'apply'> & {
    /** Who is in which topic. */
    membership: Pick<Membership, 'require' | 'ofTopics'>;
    /** Where participants hear and see each other. */
    rooms: MediaRooms;
  };

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

/** Calls over the database. */
export function createCallService(options: CallServiceOptions): CallService {
  const { db, clock, membership, rooms, onError } = options;
  const toInfo = createCallInfo(options);
  const { apply, leaveOthers } = createCallMachine(options);
  const runDue = createDueCalls({ ...options, apply });
  const start = createCallStart({ ...options, leaveOthers, runDue });

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
