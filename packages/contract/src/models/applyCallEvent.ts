import type { ErrorCode } from '../errors/errorCodes.ts';

/**
 * Where one member of a call stands. Times are milliseconds since 1970; `seconds` is what a member was in the call before, and absent
 * for 0 where most never were.
 */
export type CallMemberState =
  /** `until` is when it is missed, for somebody who was added; absent for whoever was called with all: at the deadline of the call. */
  | { readonly kind: 'ringing'; readonly until?: number; readonly seconds?: number }
  | { readonly kind: 'joined'; readonly since: number; readonly seconds: number }
  | { readonly kind: 'rejected'; readonly seconds?: number }
  /** In another call when they were called: not rung. */
  | { readonly kind: 'busy'; readonly seconds?: number }
  | { readonly kind: 'missed'; readonly seconds?: number }
  | { readonly kind: 'left'; readonly seconds: number }
  /** No member of the conversation any more. */
  | { readonly kind: 'removed'; readonly seconds: number };

/** Words for where a member of a call stands. */
export const callMemberKinds = [
  'ringing',
  'joined',
  'rejected',
  'busy',
  'missed',
  'left',
  'removed',
] as const satisfies readonly CallMemberState['kind'][];

/** Why a call is over: given up before an answer, ended after one, refused by everybody, not answered by anybody, everybody busy. */
export const callEndings = ['hangup', 'ended', 'rejected', 'unanswered', 'busy'] as const;
/** Why a call is over. */
export type CallEnding = (typeof callEndings)[number];

/** Where a call stands. */
export type CallPhase =
  | { readonly kind: 'ringing' }
  | { readonly kind: 'running'; readonly since: number }
  | { readonly kind: 'over'; readonly at: number; readonly ending: CallEnding };

/** A call, as the server keeps it. */
export interface CallState {
  /** Who began it. */
  readonly creatorId: string;
  /** When whoever was called as it began has missed it. */
  readonly deadline: number;
  readonly phase: CallPhase;
  /** Everybody who was called, and the creator, by id. */
  readonly members: Readonly<Record<string, CallMemberState>>;
}

/** Somebody who is in a call adds somebody to it, who is rung, or who is in another call. */
export interface CallRing {
  readonly kind: 'ring';
  readonly userId: string;
  /** Who adds them. */
  readonly byId: string;
  readonly at: number;
  /** When they have missed it. */
  readonly until: number;
  readonly isBusy: boolean;
  /** So many may be in the call, those who are rung counted. */
  readonly places: number;
}

/** What happens in a call; `deadline` is the passing of time, `lost` somebody whose pages are all gone, `add` somebody who has become a member. */
export type CallEvent =
  | CallRing
  | { readonly kind: 'accept' | 'reject' | 'hangup' | 'remove'; readonly userId: string; readonly at: number }
  | { readonly kind: 'add'; readonly userId: string; readonly at: number }
  | { readonly kind: 'lost'; readonly userId: string; readonly at: number; readonly seenAt: number }
  | { readonly kind: 'end'; readonly userId: string; readonly at: number; readonly seconds: number }
  | { readonly kind: 'deadline'; readonly at: number };

/** What an event makes of a call: the next state, the same object where nothing changes, or the code of a refusal. */
export type CallOutcome = { readonly next: CallState } | { readonly refusal: ErrorCode };

/** What a new call is made of. */
export interface NewCall {
  readonly creatorId: string;
  /** Everybody else in the conversation. */
  readonly otherIds: readonly string[];
  /** Those of them who are in another call. */
  readonly busyIds: ReadonlySet<string>;
  /** When it begins. */
  readonly at: number;
  /** Milliseconds until whoever has not answered has missed it. */
  readonly ringMs: number;
}

const secondsIn = (member: CallMemberState | undefined): number =>
  member && 'seconds' in member ? (member.seconds ?? 0) : 0;

/** Not in the call, or not any more, with the seconds of before where there are any. */
const away = <Kind extends 'rejected' | 'busy' | 'missed'>(kind: Kind, before?: CallMemberState) => {
  const seconds = secondsIn(before);
  return seconds > 0 ? { kind, seconds } : { kind };
};

const secondsBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / 1000));

/** A member who is in the call no more. */
function leave(member: CallMemberState, at: number): CallMemberState {
  if (member.kind !== 'joined') return member;
  return { kind: 'left', seconds: member.seconds + secondsBetween(member.since, at) };
}

function withMember(state: CallState, userId: string, member: CallMemberState): CallState {
  return { ...state, members: { ...state.members, [userId]: member } };
}

function endingOf({ creatorId, phase, members }: CallState): CallEnding {
  if (phase.kind === 'running') return 'ended';
  const others = Object.entries(members).flatMap(([id, { kind }]) => (id === creatorId ? [] : [kind]));
  if (members[creatorId]?.kind !== 'joined') return 'hangup';
  if (others.includes('missed')) return 'unanswered';
  return others.includes('rejected') ? 'rejected' : 'busy';
}

/** Ends a call that its creator left, or in which fewer than two are or may still come. */
function endIfOver(state: CallState, at: number): CallState {
  if (state.phase.kind === 'over') return state;
  const kinds = Object.values(state.members).map(({ kind }) => kind);
  const possible = kinds.filter((kind) => kind === 'joined' || kind === 'ringing').length;
  if (state.members[state.creatorId]?.kind === 'joined' && possible >= 2) return state;
  const isRunning = state.phase.kind === 'running';
  const members = Object.entries(state.members).map(([id, member]): [string, CallMemberState] => {
    if (member.kind === 'ringing') return [id, away('missed', member)];
    // Nobody was in a call that nobody answered.
    if (!isRunning && member.kind === 'joined') return [id, { kind: 'left', seconds: 0 }];
    return [id, leave(member, at)];
  });
  const phase = { kind: 'over', at, ending: endingOf(state) } as const;
  return { ...state, phase, members: Object.fromEntries(members) };
}

/** Whoever still rings has missed it. */
function passDeadline(state: CallState, at: number): CallState {
  if (state.phase.kind === 'over') return state;
  const ringUntil = (member: CallMemberState): number =>
    member.kind === 'ringing' ? (member.until ?? state.deadline) : Number.POSITIVE_INFINITY;
  const entries = Object.entries(state.members);
  const passed = entries.map(([, member]) => ringUntil(member)).filter((until) => until <= at);
  if (passed.length === 0) return state;
  const members = entries.map(([id, member]): [string, CallMemberState] => [
    id,
    ringUntil(member) <= at ? away('missed', member) : member,
  ]);
  return endIfOver({ ...state, members: Object.fromEntries(members) }, Math.max(0, ...passed));
}

function accept(state: CallState, userId: string, member: CallMemberState, at: number): CallState {
  if (member.kind === 'joined') return state;
  const seconds = secondsIn(member);
  const joined = withMember(state, userId, { kind: 'joined', since: at, seconds });
  if (state.phase.kind !== 'ringing') return joined;
  // The time of the creator counts from the first answer.
  const running = { ...joined, phase: { kind: 'running', since: at } } as const;
  return withMember(running, state.creatorId, { kind: 'joined', since: at, seconds: 0 });
}

/** A member goes away at a moment, which may lie before that of the event. */
function goAway(state: CallState, userId: string, at: number): CallState {
  const member = state.members[userId];
  if (member?.kind === 'ringing') return withMember(state, userId, away('rejected', member));
  if (member?.kind !== 'joined') return state;
  if (state.phase.kind === 'ringing') return withMember(state, userId, { kind: 'left', seconds: 0 });
  return withMember(state, userId, leave(member, at));
}

function change(
  state: CallState,
  event: Exclude<CallEvent, { kind: 'deadline' | 'add' | 'ring' }>,
): CallState {
  const { userId, at } = event;
  const member = state.members[userId];
  if (!member) return state;
  switch (event.kind) {
    case 'accept':
      return accept(state, userId, member, at);
    case 'reject':
      // Also of another page of somebody who answered: that must not end the call.
      return member.kind === 'ringing' ? withMember(state, userId, away('rejected', member)) : state;
    case 'lost':
      // Whoever is rung need not have a page open.
      return member.kind === 'joined' ? goAway(state, userId, Math.min(at, event.seenAt)) : state;
    case 'hangup':
      return goAway(state, userId, at);
    case 'end': {
      // A page that was asleep counts too little, never too much.
      const since = member.kind === 'joined' ? member.since : at;
      return goAway(state, userId, Math.min(at, since + event.seconds * 1000));
    }
    case 'remove':
      return withMember(state, userId, { kind: 'removed', seconds: secondsIn(leave(member, at)) });
  }
}

/** Somebody has become a member of the conversation: they are not rung, and may come as whoever has missed the call. */
function add(state: CallState, userId: string): CallState {
  const member = state.members[userId];
  if (!member) return withMember(state, userId, { kind: 'missed' });
  if (member.kind !== 'removed') return state;
  const { seconds } = member;
  return withMember(state, userId, seconds > 0 ? { kind: 'left', seconds } : { kind: 'missed' });
}

/** Somebody in a running call adds somebody, who may have been in it before; nothing changes where they are in it, or rung. */
function ring(state: CallState, { userId, byId, until, isBusy, places }: CallRing): CallOutcome {
  if (state.phase.kind === 'over') return { refusal: 'call_ended' };
  if (state.members[byId]?.kind !== 'joined') return { refusal: 'call_not_found' };
  // As long as it rings at those whom it is for, nobody can tell who would talk to whom.
  if (state.phase.kind === 'ringing') return { refusal: 'conflict' };
  const member = state.members[userId];
  if (member?.kind === 'joined' || member?.kind === 'ringing') return { next: state };
  if (isBusy) return { next: withMember(state, userId, away('busy', member)) };
  const taken = Object.values(state.members).filter(({ kind }) => kind === 'joined' || kind === 'ringing');
  if (taken.length >= places) return { refusal: 'call_full' };
  const seconds = secondsIn(member);
  return { next: withMember(state, userId, { kind: 'ringing', until, ...(seconds > 0 && { seconds }) }) };
}

/** A call as it begins: over at once where everybody else is busy. */
export function beginCall({ creatorId, otherIds, busyIds, at, ringMs }: NewCall): CallState {
  const others = otherIds.map((id): [string, CallMemberState] => [
    id,
    { kind: busyIds.has(id) ? 'busy' : 'ringing' },
  ]);
  const members = Object.fromEntries([
    [creatorId, { kind: 'joined', since: at, seconds: 0 } satisfies CallMemberState],
    ...others,
  ]);
  return endIfOver({ creatorId, deadline: at + ringMs, phase: { kind: 'ringing' }, members }, at);
}

/**
 * What happens to a call. Events may be lost, come twice and in any order: whatever comes after the call is over changes
 * nothing, and only accepting it is refused.
 */
export function applyCallEvent(before: CallState, event: CallEvent): CallOutcome {
  const state = passDeadline(before, event.at);
  if (event.kind === 'deadline') return { next: state };
  if (event.kind === 'add') return { next: state.phase.kind === 'over' ? state : add(state, event.userId) };
  if (event.kind === 'ring') return ring(state, event);
  const member = state.members[event.userId];
  if (!member || member.kind === 'removed')
    return event.kind === 'remove' ? { next: state } : { refusal: 'call_not_found' };
  if (state.phase.kind === 'over')
    return event.kind === 'accept' ? { refusal: 'call_ended' } : { next: state };
  return { next: endIfOver(change(state, event), event.at) };
}

/**
 * Who took part in a call that is over, as its record lists them: `userId:durationSeconds`, the creator first. Guests are not listed:
 * the record belongs to a conversation that they are not in.
 */
export function membersSectionOf(
  { creatorId, phase, members }: CallState,
  guestIds: ReadonlySet<string> = new Set(),
): string[] {
  const isAnswered = phase.kind === 'over' && phase.ending === 'ended';
  const entries = Object.entries(members)
    .filter(([id]) => !guestIds.has(id))
    .sort(([one], [other]) => (one === creatorId ? -1 : other === creatorId ? 1 : one < other ? -1 : 1));
  return entries.flatMap(([id, member]) => {
    const seconds = secondsIn(member);
    if (!isAnswered) return id === creatorId ? [`${id}:0`] : [];
    const tookPart = id === creatorId || member.kind === 'left' || seconds > 0;
    // A call of less than a second was answered all the same.
    return tookPart ? [`${id}:${Math.max(1, seconds)}`] : [];
  });
}
