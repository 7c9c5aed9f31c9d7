import { type CallEvent, type CallState, callEvents, type Person } from '@franca/contract';
import type { Publisher } from '../../ports/Publisher.ts';
import type { CallAddition } from './callRows.ts';

/** What happened to a call: the event, where everybody stood before and stands after, and those who were added to it. */
export type CallChange = {
  uuid: string;
  before: CallState;
  after: CallState;
  event: CallEvent;
  added: ReadonlyMap<string, CallAddition>;
};

/** Room of the sockets that subscribed to a call. */
export const callRoom = (uuid: string): string => `call:${uuid}`;

/** Why a member need not be rung any more; undefined where they still are, or were not. */
function stopOf(
  { before, after }: CallChange,
  userId: string,
): 'answered' | 'rejected' | 'cancelled' | 'missed' | undefined {
  const is = after.members[userId]?.kind;
  if (before.members[userId]?.kind !== 'ringing' || is === 'ringing') return undefined;
  if (is === 'joined') return 'answered';
  if (is === 'rejected') return 'rejected';
  const isUnanswered = after.phase.kind !== 'over' || after.phase.ending === 'unanswered';
  return is === 'missed' && isUnanswered ? 'missed' : 'cancelled';
}

/** What one member's change is called on the wire; undefined where no response names it. */
function responseOf(change: CallChange, userId: string): 'hangup' | 'endCall' | 'reject' | undefined {
  const { before, after } = change;
  const [was, is] = [before.members[userId]?.kind, after.members[userId]?.kind];
  const stop = stopOf(change, userId);
  if (stop === 'rejected' || stop === 'missed' || (stop && is === 'removed')) return 'reject';
  if (was !== 'joined' || is === 'joined') return undefined;
  return before.phase.kind === 'ringing' ? 'hangup' : 'endCall';
}

/** What sending the events of calls needs. */
export type CallEventsOptions = {
  publisher: Publisher<'/call'>;
  /** Names and avatars of people. */
  findPeople: (ids: readonly string[]) => Promise<Person[]>;
  /** Waits for what nobody waits for, and reports its errors. */
  runInBackground: (work: Promise<unknown>) => void;
};

const removedFrom = ({ members }: CallState): string[] =>
  Object.entries(members).flatMap(([id, { kind }]) => (kind === 'removed' ? [id] : []));

/** Sends what happened to a call to the pages that show it or ring for it. */
export function createCallEvents(options: CallEventsOptions): (change: CallChange) => void {
  const { publisher, findPeople, runInBackground } = options;

  /** Where those stand now who were added and stood elsewhere before. */
  async function publishAdded({ uuid, before, after, added }: CallChange): Promise<void> {
    const changed = [...added.keys()].filter((id) => after.members[id] !== before.members[id]);
    if (changed.length === 0) return;
    const except = removedFrom(after);
    for (const person of await findPeople(changed)) {
      const { _id: user_id } = person;
      const byId = added.get(user_id)?.byId;
      const state = after.members[user_id]?.kind;
      if (!state) continue;
      const payload = { uuid, user_id, state, ...(byId && { invited_by: byId }), person };
      publisher.toRooms([callRoom(uuid)], callEvents.callMember, { uuid }, payload, { except });
    }
  }

  return (change) => {
    const { uuid, after, event } = change;
    const { creatorId } = after;
    const isOver = after.phase.kind === 'over';
    const except = removedFrom(after);
    const ids = Object.keys(after.members);
    for (const userId of ids) {
      const reason = stopOf(change, userId);
      if (reason)
        publisher.toUser(userId, callEvents.incomingCallEnded, { user_id: userId }, { uuid, reason });
    }
    // Whoever did something first: the others leave because of it.
    const actor = 'userId' in event ? event.userId : creatorId;
    const responses = [actor, ...ids.filter((id) => id !== actor)].flatMap((userId) => {
      const response_type = responseOf(change, userId);
      const isOwn = userId === actor || response_type === 'reject';
      return response_type && isOwn ? [{ response_type, user_id: userId }] : [];
    });
    for (const response of responses) {
      const payload = { ...response, call_created_by: creatorId, is_over: isOver };
      publisher.toRooms([callRoom(uuid)], callEvents.memberResponse, { uuid }, payload, { except });
    }
    runInBackground(publishAdded(change));
  };
}
