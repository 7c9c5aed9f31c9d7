import { type EndpointData, type endpoints, limits } from '@franca/contract';
import type { Clock } from '../../ports/Clock.ts';
import { type MediaRooms, MediaRoomsUnavailable } from '../../ports/MediaRooms.ts';
import type { Users } from '../users/Users.ts';
import type { CallVoices } from './Calls.ts';
import { guestsOf, type StoredCall, timesOf } from './callRows.ts';
import type { Participation } from './createCallParticipants.ts';

/** A call as its participants get it. */
export type CallInfo = EndpointData<typeof endpoints.calls.info>;

/** What the description of a call is read from. */
export type CallInfoOptions = {
  clock: Clock;
  /** Where participants hear and see each other. */
  rooms: MediaRooms;
  /** The rows of some people. */
  findUsers: Users['find'];
  /** The recording that runs in a call. */
  recordingOf: (uuid: string) => Promise<CallInfo['recording']>;
  /** The transcript that runs in a call. */
  transcriptOf: (uuid: string) => Promise<CallInfo['transcript']>;
  /** Whose recorded voices speak in a call, of those who are rung or in it. */
  voicesIn: (call: CallVoices) => Promise<string[]>;
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

/** Describes a call for one of its participants. */
export function createCallInfo(options: CallInfoOptions) {
  const { clock, rooms, findUsers, recordingOf, transcriptOf, voicesIn } = options;

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

  return async (call: Participation): Promise<CallInfo> => {
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
}
