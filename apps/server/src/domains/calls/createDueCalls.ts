import { isNull } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { calls } from '../../db/schema/calls.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type MediaRooms, MediaRoomsUnavailable } from '../../ports/MediaRooms.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Membership } from '../topics/Topics.ts';
import { guestsOf, loadCall, openCallsOf, returnMs, type StoredCall } from './callRows.ts';
import type { CallMachine } from './createCallMachine.ts';
import type { CallPresence } from './createCallPresence.ts';

/** What the ends of calls are built on. */
export type DueCallsOptions = {
  /** Where calls are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Who is in which topic. */
  membership: Pick<Membership, 'ofTopics'>;
  /** Everybody whom a person blocks, or who blocks them. */
  blockedWith: Contacts['blockedWith'];
  /** Where participants hear and see each other. */
  rooms: Pick<MediaRooms, 'participantsOf' | 'remove'>;
  /** Whose pages are open on a call. */
  presence: Pick<CallPresence, 'touch'>;
  /** Changes them. */
  apply: CallMachine['apply'];
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** Ends what is past its time, or of people who may not be in it any more; in all calls that are not over unless some are named. */
export function createDueCalls(options: DueCallsOptions): (uuids?: readonly string[]) => Promise<void> {
  const { db, clock, membership, blockedWith, rooms, presence, apply, onError } = options;
  // While no process ran nobody could give a sign: everybody has the whole time to come back.
  const begunAt = clock().getTime();

  /** Applies what a participant whose pages are gone did not say; the media room may still know them. */
  async function endAbsent({ row, state, seenAt }: StoredCall, at: number): Promise<void> {
    const absent = Object.entries(state.members).flatMap(([userId, { kind }]) => {
      const seen = seenAt.get(userId)?.getTime() ?? 0;
      return kind === 'joined' && at - Math.max(seen, begunAt) >= returnMs ? [{ userId, seen }] : [];
    });
    if (absent.length === 0) return;
    const present = await rooms.participantsOf(row.uuid).catch((error: unknown) => {
      // Nobody is thrown out because a service gives no answer.
      if (error instanceof MediaRoomsUnavailable) return absent.map(({ userId }) => userId);
      throw error;
    });
    const inRoom = absent.filter(({ userId }) => present.includes(userId)).map(({ userId }) => userId);
    if (inRoom.length > 0) await presence.touch(row.uuid, inRoom);
    for (const { userId, seen } of absent)
      if (!inRoom.includes(userId)) await apply(row.uuid, { kind: 'lost', userId, at, seenAt: seen });
  }

  /** Guests who are in a block with a member of the conversation, or with a guest who was added before them. */
  async function blockedGuests(call: StoredCall, memberIds: readonly string[]): Promise<string[]> {
    const blocked: string[] = [];
    const allowed = [...memberIds];
    for (const userId of guestsOf(call)) {
      if (call.state.members[userId]?.kind === 'removed') continue;
      const inBlock = await blockedWith(userId);
      if (inBlock.some((id) => allowed.includes(id))) blocked.push(userId);
      else allowed.push(userId);
    }
    return blocked;
  }

  /** Takes out who is no member of the conversation any more, and no guest, and ends a private call behind a block. */
  async function endForbidden(call: StoredCall, at: number): Promise<void> {
    const { row, state } = call;
    const members = (await membership.ofTopics([row.topicId])).get(row.topicId) ?? [];
    const memberIds = members.map(({ userId }) => userId);
    const guests = guestsOf(call);
    const gone = Object.entries(state.members).flatMap(([userId, { kind }]) =>
      kind === 'removed' || memberIds.includes(userId) || guests.has(userId) ? [] : [userId],
    );
    for (const userId of [...gone, ...(await blockedGuests(call, memberIds))]) {
      await apply(row.uuid, { kind: 'remove', userId, at });
      await rooms.remove({ room: row.uuid, userId }).catch(onError);
    }
    if (members.some(({ blocks }) => blocks))
      await apply(row.uuid, { kind: 'end', userId: row.createdBy, at, seconds: Number.MAX_SAFE_INTEGER });
  }

  /** Takes those out of the room who are in the call no more: the media service may have missed it when they left. */
  async function clearRoom({ row: { uuid: room }, state }: StoredCall): Promise<void> {
    const out = new Set<string>();
    for (const [userId, { kind }] of Object.entries(state.members)) {
      // Whoever left may be on the way back, but not from another call.
      const isOut =
        kind === 'removed' || (kind === 'left' && (await openCallsOf(db, userId, 'joined')).length > 0);
      if (isOut) out.add(userId);
    }
    if (out.size === 0) return;
    for (const userId of await rooms.participantsOf(room))
      if (out.has(userId)) await rooms.remove({ room, userId });
  }

  async function runDueOf(uuid: string): Promise<void> {
    const at = clock().getTime();
    await apply(uuid, { kind: 'deadline', at });
    for (const part of [endAbsent, endForbidden, clearRoom]) {
      const call = await loadCall(db, uuid);
      if (call && call.state.phase.kind !== 'over') await part(call, at);
    }
  }

  return async (uuids) => {
    const open =
      uuids ??
      (await db.select({ uuid: calls.uuid }).from(calls).where(isNull(calls.endedAt))).map(
        ({ uuid }) => uuid,
      );
    for (const uuid of open)
      await runDueOf(uuid).catch((error: unknown) => {
        // Gone with its conversation.
        if (!(error instanceof Refusal)) onError(error);
      });
  };
}
