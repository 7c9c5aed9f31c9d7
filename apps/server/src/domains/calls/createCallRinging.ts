import { callEvents, type Person } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Push } from '../push/Push.ts';
import type { Membership, TopicMember, TopicMembers } from '../topics/Topics.ts';
import { guestsOf, loadCall, openCallsOf, type StoredCall, timesOf } from './callRows.ts';
import type { CallChange } from './createCallEvents.ts';
import type { CallInfo } from './createCallInfo.ts';

/** What ringing is built on. */
export type CallRingingOptions = {
  /** Where calls are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Who is in which topic. */
  membership: Pick<Membership, 'require' | 'outline'>;
  /** Names and avatars of people. */
  findPeople: (ids: readonly string[]) => Promise<Person[]>;
  /** Sends rings to open pages. */
  publisher: Publisher<'/call'>;
  /** Rings devices, also those without an open page. */
  push: Pick<Push, 'ring' | 'endRing'>;
};

/** Rings the people who are called, on their open pages and on their devices. */
export type CallRinging = {
  /** A call began: rings everybody who is called. */
  start: (call: CallInfo, members: TopicMembers) => Promise<void>;
  /** Somebody was added to a call: rings them alone. */
  add: (uuid: string, userId: string) => Promise<void>;
  /** A person has opened a page: rings it for the calls that ring for them. */
  resume: (userId: string) => Promise<void>;
  /** A call changed: stops ringing the devices of those who are not called any more. */
  stop: (change: CallChange) => void;
};

const toPerson = ({ userId, name, avatar }: TopicMember): Person => ({ _id: userId, name, avatar });

/** Rings by sockets and by push. */
export function createCallRinging(options: CallRingingOptions): CallRinging {
  const { db, clock, membership, findPeople, publisher, push } = options;

  /** What a group is called; one without a name by its other members. */
  async function groupOf({ topicId, self, others }: TopicMembers): Promise<{ name: string } | null> {
    if (!self.topic.isGroup) return null;
    const { name } = await membership.outline(topicId);
    return { name: name ?? others.map((member) => member.name).join(', ') };
  }

  /** Whom a call shows to somebody whom it rings for: who calls, which group, and who is in it already where they are added. */
  async function faceOf(call: StoredCall, userId: string) {
    const { row, state, added } = call;
    const isGuest = guestsOf(call).has(userId);
    const members = isGuest ? undefined : await membership.require({ topicId: row.topicId, userId });
    const group = members ? await groupOf(members) : null;
    const own = added.get(userId);
    if (!own) {
      const caller = members?.all.find((member) => member.userId === row.createdBy);
      return caller && { caller: toPerson(caller), group, isMuted: members?.self.isMuted ?? false };
    }
    const callerId = own.byId ?? row.createdBy;
    const joined = Object.keys(state.members).filter((id) => state.members[id]?.kind === 'joined');
    const people = await findPeople([...new Set([callerId, ...joined])]);
    const caller = people.find(({ _id }) => _id === callerId);
    const joins = people.filter(({ _id }) => _id !== callerId);
    return caller && { caller, group, joins, isMuted: members?.self.isMuted ?? false };
  }

  /** Rings every open page of one person; returns the call as it shows itself to them, undefined where it does not ring. */
  async function ringPages(uuid: string, userId: string) {
    const call = await loadCall(db, uuid);
    if (!call || call.state.phase.kind === 'over' || call.state.members[userId]?.kind !== 'ringing')
      return undefined;
    const face = await faceOf(call, userId);
    if (!face) return undefined;
    const { isMuted, ...shown } = face;
    const times = timesOf(call, userId, clock());
    publisher.toUser(
      userId,
      callEvents.incomingCall,
      { user_id: userId },
      {
        topic_id: call.row.topicId,
        uuid: call.row.uuid,
        call_type: call.row.isVideo ? '1' : '0',
        ...shown,
        ...times,
      },
    );
    return { row: call.row, caller: shown.caller, isMuted, until: new Date(times.ring_until) };
  }

  return {
    add: async (uuid, userId) => {
      const rung = await ringPages(uuid, userId);
      if (!rung || rung.isMuted) return;
      const { row, caller, until } = rung;
      const { _id: id, name, avatar } = caller;
      const { topicId, isVideo } = row;
      push.ring({ userIds: [userId], topicId, uuid, isVideo, caller: { id, name, avatar }, until });
    },
    start: async (call, members) => {
      const userIds = call.state.members.flatMap(({ user_id, state }) =>
        state === 'ringing' ? [user_id] : [],
      );
      for (const userId of userIds) await ringPages(call.uuid, userId);
      const { userId: id, name, avatar } = members.self;
      // A muted conversation rings on open pages only, not on a device in a pocket.
      const muted = new Set(members.all.filter(({ isMuted }) => isMuted).map(({ userId }) => userId));
      push.ring({
        userIds: userIds.filter((userId) => !muted.has(userId)),
        topicId: call.topic._id,
        uuid: call.uuid,
        isVideo: call.is_video,
        caller: { id, name, avatar },
        until: new Date(call.ring_until),
      });
    },
    resume: async (userId) => {
      for (const uuid of await openCallsOf(db, userId, 'ringing')) await ringPages(uuid, userId);
    },
    stop: ({ uuid, before, after }) => {
      const userIds = Object.keys(after.members).filter(
        (id) => before.members[id]?.kind === 'ringing' && after.members[id]?.kind !== 'ringing',
      );
      if (userIds.length > 0) push.endRing({ userIds, uuid });
    },
  };
}
