import { type CallEvent, type CallState, callEvents } from '@franca/contract';
import type { Publisher } from '../../ports/Publisher.ts';

/** What happened to a call: the event, and where everybody stood before and stands after. */
export type CallChange = { uuid: string; before: CallState; after: CallState; event: CallEvent };

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

/** Sends what happened to a call to the pages that show it or ring for it. */
export function createCallEvents(publisher: Publisher<'/call'>): (change: CallChange) => void {
  return (change) => {
    const { uuid, after, event } = change;
    const { creatorId } = after;
    const isOver = after.phase.kind === 'over';
    const except = Object.entries(after.members).flatMap(([id, { kind }]) =>
      kind === 'removed' ? [id] : [],
    );
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
  };
}
