import { applyCallEvent, type CallEvent, type CallState, limits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import {
  type CallAddition,
  type CallRow,
  loadCall,
  openCallsOf,
  type StoredCall,
  storeChange,
} from './callRows.ts';
import type { CallChange } from './createCallEvents.ts';

/** A call with what its notification calls the conversation. */
export type NamedCall = CallRow & { topicName: string | null };

/** Somebody who missed a call, and who called them; a guest is no member of its conversation. */
export type MissedBy = { userId: string; byId: string; isGuest: boolean };

/** What changes of calls are built on. */
export type CallMachineOptions = {
  /** Where calls are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Name of a conversation; null for a private one. */
  topicNameOf: (topicId: string) => Promise<string | null>;
  /** Stores notifications of a missed call inside the transaction in which it is missed; returns who got one. */
  notify: (tx: Database, call: NamedCall, missed: readonly MissedBy[]) => Promise<string[]>;
  /** Shows them, after the commit. */
  publish: (userIds: readonly string[]) => void;
  /** Called after each change, once it is stored. */
  onChange: (change: CallChange) => void;
  /** Where participants hear and see each other. */
  rooms: Pick<MediaRooms, 'remove'>;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** What may happen to a call. */
export type CallMachine = {
  /**
   * Applies an event; refuses with `call_not_found`, and with what the machine of the contract refuses. `isGuest` is for somebody who
   * is added and is no member of the conversation.
   */
  apply: (uuid: string, event: CallEvent, options?: { isGuest?: boolean }) => Promise<void>;
  /** Whoever begins or answers a call leaves the others that they are in, but for one that they have another device in. */
  leaveOthers: (userId: string, isKept: (call: StoredCall) => boolean) => Promise<void>;
};

/** Who is added by an event that changed a call; refuses somebody who was rung often enough. */
function addedBy(
  { added }: StoredCall,
  event: CallEvent,
  isGuest: boolean,
): { userId: string; addition: CallAddition } | undefined {
  if (event.kind !== 'ring') return undefined;
  const rings = (added.get(event.userId)?.rings ?? 0) + 1;
  if (rings > limits.callAdds) throw new Refusal('call_person_asked');
  return {
    userId: event.userId,
    addition: { at: new Date(event.at), byId: event.byId, rings, isGuest },
  };
}

/** Whom a change made miss the call, in the state before. */
function missedIn(
  { row, state: before, added }: StoredCall,
  after: CallState,
  now: { userId: string; addition: CallAddition } | undefined,
): MissedBy[] {
  return Object.entries(after.members).flatMap(([userId, { kind }]) => {
    // Whoever became a member during the call was not called; whoever is busy is not rung.
    const isMissed = kind === 'missed' && before.members[userId]?.kind === 'ringing';
    if (!isMissed && !(kind === 'busy' && now?.userId === userId)) return [];
    const addition = now?.userId === userId ? now.addition : added.get(userId);
    return [{ userId, byId: addition?.byId ?? row.createdBy, isGuest: addition?.isGuest ?? false }];
  });
}

/** Changes of calls over the database: each is stored with the row of its call locked. */
export function createCallMachine(options: CallMachineOptions): CallMachine {
  const { db, clock, topicNameOf, notify, publish, onChange, rooms, onError } = options;

  const apply: CallMachine['apply'] = async (uuid, event, { isGuest = false } = {}) => {
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
      const now = addedBy(call, event, isGuest);
      await storeChange(tx, call, after, { at: new Date(event.at), added: now });
      const notified = await notify(tx, { ...call.row, topicName }, missedIn(call, after, now));
      const added = new Map([...call.added, ...(now ? [[now.userId, now.addition] as const] : [])]);
      return { uuid, before, after, event, added, notified };
    });
    if (!changed) return;
    publish(changed.notified);
    onChange(changed);
  };

  const leaveOthers: CallMachine['leaveOthers'] = async (userId, isKept) => {
    for (const uuid of await openCallsOf(db, userId, 'joined')) {
      const call = await loadCall(db, uuid);
      if (!call || isKept(call)) continue;
      await apply(uuid, { kind: 'end', userId, at: clock().getTime(), seconds: Number.MAX_SAFE_INTEGER });
      // Another device of theirs may be in its room, where the others would go on seeing and hearing them.
      rooms.remove({ room: uuid, userId }).catch(onError);
    }
  };

  return { apply, leaveOthers };
}
