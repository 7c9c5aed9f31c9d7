import { type EndpointData, type endpoints, foldName, isMet, limits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Users } from '../users/Users.ts';
import { busyAmong, loadCall, ringMs } from './callRows.ts';
import type { CallMachine } from './createCallMachine.ts';
import type { CallParticipants, CallReference, Participation } from './createCallParticipants.ts';
import type { CallRinging } from './createCallRinging.ts';

/** What adding people to calls is built on. */
export type CallAdditionsOptions = {
  /** Where calls are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Who is whose friend, and who blocks whom. */
  contacts: Pick<Contacts, 'knownTo' | 'relationsTo' | 'blockedWith'>;
  /** Names and avatars. */
  users: Pick<Users, 'find'>;
  /** How many people a room takes. */
  rooms: Pick<MediaRooms, 'maxPeople'>;
  /** The call of a participant. */
  requireParticipant: CallParticipants['require'];
  /** Changes calls. */
  apply: CallMachine['apply'];
  /** Rings those who are added. */
  ringing: Pick<CallRinging, 'add'>;
};

type Candidate = EndpointData<typeof endpoints.calls.candidates>[number];
type Added = EndpointData<typeof endpoints.calls.add>;

/** Adding people to a call that runs (docs/behaviour/calls.md, Adding people). */
export type CallAdditions = {
  /** Those whom a participant may add, by name, where the name has `search` in it; refuses with `forbidden` to a guest. */
  candidates: (call: CallReference, search: string) => Promise<Candidate[]>;
  /** Rings somebody; returns where they stand then. Nothing changes where they are in the call, or rung. */
  add: (call: CallReference & { addedId: string }) => Promise<Added>;
};

/** Whether somebody is in a call, or rung for it. */
const isHere = ({ state }: Participation, userId: string): boolean => {
  const kind = state.members[userId]?.kind;
  return kind === 'joined' || kind === 'ringing';
};

/** Additions over the database. */
export function createCallAdditions(options: CallAdditionsOptions): CallAdditions {
  const { db, clock, contacts, users, rooms, requireParticipant, apply, ringing } = options;

  /** The call of somebody who is in it and may add others. */
  async function requireAdder(reference: CallReference): Promise<Participation> {
    const call = await requireParticipant(reference);
    if (call.state.phase.kind === 'over') throw new Refusal('call_ended');
    if (call.state.members[call.userId]?.kind !== 'joined') throw new Refusal('call_not_found');
    // Whose call it is, and who reads its conversation, is the members' business.
    if (call.isGuest) throw new Refusal('forbidden');
    return call;
  }

  async function friendsOf(userId: string): Promise<string[]> {
    const relations = await contacts.relationsTo(userId, await contacts.knownTo(userId));
    return [...relations].flatMap(([id, { is_friend, is_block }]) => (is_friend && !is_block ? [id] : []));
  }

  /** Whom a participant may add: members of the conversation, and where it is private also their own friends; nobody across a block. */
  async function allowedIn(call: Participation): Promise<Set<string>> {
    const { userId, isGroup, members } = call;
    const memberIds = members.filter(({ isDeleted }) => !isDeleted).map((member) => member.userId);
    const allowed = new Set(isGroup ? memberIds : [...memberIds, ...(await friendsOf(userId))]);
    allowed.delete(userId);
    // In a group people meet as it is; whom somebody brings along must be welcome to everybody.
    const here = Object.keys(call.state.members).filter((id) => isHere(call, id));
    for (const id of isGroup ? [userId] : new Set([...memberIds, ...here]))
      for (const blocked of await contacts.blockedWith(id)) allowed.delete(blocked);
    return allowed;
  }

  /** By the plan of whoever began the call, who is the host of everybody in it. */
  function requirePlan({ row, members }: Participation): void {
    const creator = members.find(({ userId }) => userId === row.createdBy);
    const situation = creator && { plan: creator.plan, topic: creator.topic, isVideo: row.isVideo };
    if (!situation || !isMet('call', situation)) throw new Refusal('not_permitted');
  }

  return {
    candidates: async (reference, search) => {
      const call = await requireAdder(reference);
      const ids = [...(await allowedIn(call))].filter((id) => !isHere(call, id));
      const wanted = foldName(search.trim());
      const people = (await users.find(ids)).filter(
        ({ name, deletedAt }) => deletedAt === null && foldName(name).includes(wanted),
      );
      return people
        .sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1))
        .slice(0, limits.callCandidates)
        .map(({ id, name, avatar }) => {
          const { kind = null } = call.state.members[id] ?? {};
          return { _id: id, name, avatar, state: kind };
        });
    },
    add: async ({ addedId, ...reference }) => {
      const call = await requireAdder(reference);
      const { row, userId, members } = call;
      if (!isHere(call, addedId) && !(await allowedIn(call)).has(addedId))
        throw new Refusal('call_person_refused');
      requirePlan(call);
      const at = clock().getTime();
      await apply(
        row.uuid,
        {
          kind: 'ring',
          userId: addedId,
          byId: userId,
          at,
          until: at + ringMs,
          isBusy: (await busyAmong(db, [addedId])).has(addedId),
          places: rooms.maxPeople,
        },
        { isGuest: members.every((member) => member.userId !== addedId) },
      );
      await ringing.add(row.uuid, addedId);
      const now = await loadCall(db, row.uuid);
      const state = now?.state.members[addedId]?.kind;
      if (!state) throw new Refusal('call_ended');
      const byId = now.added.get(addedId)?.byId;
      return { user_id: addedId, state, ...(byId && { invited_by: byId }) };
    },
  };
}
