import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { Membership, TopicMember } from '../topics/Topics.ts';
import type { Calls } from './Calls.ts';
import { guestsOf, loadCall, openCallsOf, type StoredCall } from './callRows.ts';
import type { CallMachine } from './createCallMachine.ts';

/** A call as a participant names it. */
export type CallReference = { uuid: string; topicId?: string; userId: string };

/** What is asked about the participants of calls. */
export type CallParticipantsOptions = {
  /** Where calls are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Who is in which topic. */
  membership: Pick<Membership, 'require' | 'ofTopics'>;
  /** Where participants hear and see each other. */
  rooms: Pick<MediaRooms, 'open'>;
  /** Changes calls. */
  apply: CallMachine['apply'];
};

/** A call as somebody takes part in it. */
export type Participation = StoredCall & {
  userId: string;
  /** Whether they were added without being a member of the conversation. */
  isGuest: boolean;
  /** Whether the conversation is a group. */
  isGroup: boolean;
  /** The members of the conversation. */
  members: readonly TopicMember[];
};

/** Who takes part in which call. */
export type CallParticipants = {
  /**
   * Refuses with `call_not_found` unless the user takes part, and is a member of the conversation now, or a guest. In place of
   * the `uuid` stands for those in a call the name that the media service gives its room.
   */
  require: (call: CallReference) => Promise<Participation>;
  /** Whether a person may be in the media room of a call now. */
  mayJoin: Calls['mayJoin'];
};

const isUuid = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** Participants as the database has them. */
export function createCallParticipants(options: CallParticipantsOptions): CallParticipants {
  const { db, clock, membership, rooms, apply } = options;

  /** The call of a room's name at the media service; only that of somebody who is in it. */
  async function uuidOfRoom(sid: string, userId: string): Promise<string | undefined> {
    for (const uuid of await openCallsOf(db, userId, 'joined'))
      if ((await rooms.open({ room: uuid })).sid === sid) return uuid;
    return undefined;
  }

  const require: CallParticipants['require'] = async ({ uuid: name, topicId, userId }) => {
    const uuid = isUuid(name) ? name.toLowerCase() : await uuidOfRoom(name, userId);
    const call = uuid === undefined ? undefined : await loadCall(db, uuid);
    if (!call || (topicId !== undefined && topicId.toLowerCase() !== call.row.topicId))
      throw new Refusal('call_not_found');
    const isIn = ({ state }: StoredCall) => (state.members[userId]?.kind ?? 'removed') !== 'removed';
    if (guestsOf(call).has(userId)) {
      if (!isIn(call)) throw new Refusal('call_not_found');
      const { topicId: id } = call.row;
      const members = (await membership.ofTopics([id])).get(id) ?? [];
      return { ...call, userId, isGuest: true, isGroup: false, members };
    }
    const found = await membership
      .require({ topicId: call.row.topicId, userId })
      .catch((error: unknown): never => {
        throw error instanceof Refusal ? new Refusal('call_not_found') : error;
      });
    const own = { userId, isGuest: false, isGroup: found.self.topic.isGroup, members: found.all };
    if (isIn(call)) return { ...call, ...own };
    // Whoever has become a member during the call may come to it.
    await apply(call.row.uuid, { kind: 'add', userId, at: clock().getTime() });
    const now = await loadCall(db, call.row.uuid);
    if (!now || !isIn(now)) throw new Refusal('call_not_found');
    return { ...now, ...own };
  };

  return {
    require,
    mayJoin: async ({ room, userId }) => {
      try {
        const { state } = await require({ uuid: room, userId });
        return state.phase.kind !== 'over';
      } catch (error) {
        // Anything else is not known: the room refuses for now, and the person comes back.
        if (!(error instanceof Refusal)) throw error;
        return false;
      }
    },
  };
}
