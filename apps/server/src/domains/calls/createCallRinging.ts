import { callEvents } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Push } from '../push/Push.ts';
import type { Membership, TopicMembers } from '../topics/Topics.ts';
import { loadCall, openCallsOf, timesOf } from './callRows.ts';
import type { CallChange } from './createCallEvents.ts';
import type { CallInfo } from './createCallService.ts';

/** What ringing is built on. */
export type CallRingingOptions = {
  /** Where calls are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Who is in which topic. */
  membership: Pick<Membership, 'require' | 'outline'>;
  /** Sends rings to open pages. */
  publisher: Publisher<'/call'>;
  /** Rings devices, also those without an open page. */
  push: Pick<Push, 'ring' | 'endRing'>;
};

/** Rings the people who are called, on their open pages and on their devices. */
export type CallRinging = {
  /** A call began: rings everybody who is called. */
  start: (call: CallInfo, members: TopicMembers) => Promise<void>;
  /** A person has opened a page: rings it for the calls that ring for them. */
  resume: (userId: string) => Promise<void>;
  /** A call changed: stops ringing the devices of those who are not called any more. */
  stop: (change: CallChange) => void;
};

/** Rings by sockets and by push. */
export function createCallRinging(options: CallRingingOptions): CallRinging {
  const { db, clock, membership, publisher, push } = options;

  /** What a group is called; one without a name by its other members. */
  async function groupOf({ topicId, self, others }: TopicMembers): Promise<{ name: string } | null> {
    if (!self.topic.isGroup) return null;
    const { name } = await membership.outline(topicId);
    return { name: name ?? others.map((member) => member.name).join(', ') };
  }

  /** Rings every open page of one person. */
  async function ringPages(uuid: string, userId: string): Promise<void> {
    const call = await loadCall(db, uuid);
    if (!call || call.state.phase.kind === 'over' || call.state.members[userId]?.kind !== 'ringing') return;
    const members = await membership.require({ topicId: call.row.topicId, userId });
    const caller = members.all.find((member) => member.userId === call.row.createdBy);
    if (!caller) return;
    publisher.toUser(
      userId,
      callEvents.incomingCall,
      { user_id: userId },
      {
        topic_id: call.row.topicId,
        uuid: call.row.uuid,
        call_type: call.row.isVideo ? '1' : '0',
        caller: { _id: caller.userId, name: caller.name, avatar: caller.avatar },
        group: await groupOf(members),
        ...timesOf(call.row, clock()),
      },
    );
  }

  return {
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
