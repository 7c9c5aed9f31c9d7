import type { CallEffect, CallEvent } from './CallEvent.ts';
import type { CallEndReason, CallFacts, CallState, RoomLink } from './CallState.ts';
import { type CallTimes, defaultCallTimes } from './CallTimes.ts';

/** When an event happens, and the times that apply to the call. */
interface Moment {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly times: CallTimes;
}

/** A state, and what the change to it asks for. */
export interface CallStep {
  readonly state: CallState;
  readonly effects: readonly CallEffect[];
}

type Running = Exclude<CallState, { kind: 'ended' }>;
type Of<Kind extends CallState['kind']> = Extract<CallState, { kind: Kind }>;

const step = (state: CallState, ...effects: CallEffect[]): CallStep => ({ state, effects });
const stay = (state: CallState): CallStep => ({ state, effects: [] });

const secondsOf = (state: Running, now: number): number =>
  state.kind === 'joined' ? Math.max(0, Math.floor((now - state.since) / 1000)) : 0;

/** Ends a call that was entered or is on the way: the room is left, and the length reported. */
const leave = (state: Running, reason: CallEndReason, now: number): CallStep => {
  const seconds = secondsOf(state, now);
  return step(
    { kind: 'ended', reason, seconds },
    { type: 'disconnect' },
    { type: 'send', action: 'end', seconds },
  );
};

const giveUp = (reason: CallEndReason): CallStep =>
  step({ kind: 'ended', reason, seconds: 0 }, { type: 'disconnect' }, { type: 'send', action: 'hangup' });

const decline = (reason: CallEndReason): CallStep =>
  step({ kind: 'ended', reason, seconds: 0 }, { type: 'send', action: 'reject' });

/** Ends a call here because of what the viewer did on another device: the server knows of it, and nothing is reported. */
const depart = (state: Running, reason: 'left' | 'moved', now: number): CallStep => {
  if (state.kind === 'incoming') return stay(state);
  return step({ kind: 'ended', reason, seconds: secondsOf(state, now) }, { type: 'disconnect' });
};

/** Ends a call because of somebody else: nothing is reported of a call that was never joined. */
const close = (state: Running, reason: CallEndReason, now: number): CallStep => {
  if (state.kind === 'incoming') return step({ kind: 'ended', reason, seconds: 0 });
  if (state.kind === 'outgoing') return step({ kind: 'ended', reason, seconds: 0 }, { type: 'disconnect' });
  return leave(state, reason, now);
};

/** The way into the room begins. */
const joining = (
  { now, times }: Moment,
  isReturn: boolean,
  rejectedBy: readonly string[],
): Of<'joining'> => ({
  kind: 'joining',
  deadline: now + times.unanswered,
  isReturn,
  attempts: 1,
  retryAt: null,
  rejectedBy,
});

/**
 * The state in which a call begins at this device.
 *
 * @param facts of the call
 * @param now in milliseconds since 1970
 * @param isResumed whether the page goes back to a call that it was in already, for example after a reload
 * @param times of the call
 */
export function beginCall(
  facts: CallFacts,
  now: number,
  isResumed = false,
  times: CallTimes = defaultCallTimes,
): CallStep {
  const deadline = facts.startedAt + times.unanswered;
  if (isResumed) return step(joining({ now, times }, true, []), { type: 'connect' });
  if (facts.role === 'caller') {
    const link: RoomLink = { kind: 'connecting' };
    return step({ kind: 'outgoing', deadline, link, rejectedBy: [] }, { type: 'connect' });
  }
  const isStale = now - facts.startedAt > times.ringFresh;
  return isStale
    ? step({ kind: 'ended', reason: 'missed', seconds: 0 })
    : step({ kind: 'incoming', deadline, rejectedBy: [] });
}

function onPress(state: Running, press: 'accept' | 'reject' | 'hang-up', moment: Moment): CallStep {
  if (state.kind === 'incoming') {
    if (press !== 'accept') return decline('declined');
    const next = joining(moment, false, state.rejectedBy);
    return step(next, { type: 'send', action: 'accept' }, { type: 'connect' });
  }
  if (press === 'accept') return stay(state);
  return state.kind === 'outgoing' ? giveUp('cancelled') : leave(state, 'left', moment.now);
}

const connected: RoomLink = { kind: 'connected' };

/** The viewer is in the call from now on. */
const enter = ({
  now,
  ...rest
}: Pick<Of<'joined'>, 'link' | 'emptyAt' | 'rejectedBy'> & { now: number }): Of<'joined'> => ({
  kind: 'joined',
  since: now,
  isRinging: false,
  ...rest,
});

function onConnected(state: Running, others: number, facts: CallFacts, { now, times }: Moment): CallStep {
  const { rejectedBy } = state;
  if (state.kind === 'incoming') return stay(state);
  if (state.kind === 'joined') {
    const wasLost = state.link.kind === 'rejoining';
    const emptyAt = others > 0 ? null : wasLost ? now + times.emptyRejoined : state.emptyAt;
    return step({ ...state, link: connected, emptyAt });
  }
  if (others > 0) return step(enter({ now, link: connected, emptyAt: null, rejectedBy }));
  if (state.kind === 'outgoing') return step({ ...state, link: connected });
  const deadline = facts.startedAt + times.unanswered;
  if (facts.role === 'caller' && now < deadline) {
    return step({ kind: 'outgoing', deadline, link: connected, rejectedBy });
  }
  // Where a page was loaded anew because the server was away, the others may be on their way back too.
  const emptyAt = now + (state.isReturn ? times.emptyRejoined : times.emptyRoom);
  return step(enter({ now, link: connected, emptyAt, rejectedBy }));
}

function onOthers(state: Running, count: number, { now, times }: Moment): CallStep {
  if (state.kind === 'outgoing' && count > 0) {
    const { link, rejectedBy } = state;
    return step(enter({ now, link, emptyAt: null, rejectedBy }));
  }
  if (state.kind !== 'joined') return stay(state);
  if (count > 0) return state.emptyAt === null ? stay(state) : step({ ...state, emptyAt: null });
  // Somebody was here and left, or nobody has come since the room was entered.
  if (state.emptyAt !== null || state.link.kind === 'rejoining') return stay(state);
  // A page that is loaded anew leaves the room and comes back; a call that is over is closed by the server.
  return step({ ...state, emptyAt: now + (state.isRinging ? times.unanswered : times.emptyRejoined) });
}

function onRinging(state: Running, isRinging: boolean, { now, times }: Moment): CallStep {
  if (state.kind !== 'joined' || state.isRinging === isRinging) return stay(state);
  const { emptyAt } = state;
  if (emptyAt === null) return step({ ...state, isRinging });
  // Whoever is rung may still come to somebody who is alone.
  const next = isRinging ? now + times.unanswered : Math.min(emptyAt, now + times.emptyRejoined);
  return step({ ...state, isRinging, emptyAt: next });
}

const withLink = (state: Of<'outgoing' | 'joined'>, link: RoomLink): CallState => ({ ...state, link });

function onDisconnected(state: Running, isFinal: boolean, { now, times }: Moment): CallStep {
  if (state.kind === 'incoming') return stay(state);
  if (isFinal) return close(state, 'ended', now);
  if (state.kind === 'joining') return step({ ...state, retryAt: null }, { type: 'connect' });
  if (state.link.kind === 'rejoining') return stay(state);
  const giveUpAt = now + times.rejoin;
  return step(withLink(state, { kind: 'rejoining', giveUpAt, attempts: 1, retryAt: null }), {
    type: 'connect',
  });
}

const retryTime = (attempts: number, { now, times }: Moment): number =>
  now + Math.min(times.rejoinPause, 500 * 2 ** attempts);

/** Gives up entering the room. Who could not come back has not left: the call goes on for the others. */
function fail(state: Of<'joining'>, now: number): CallStep {
  if (!state.isReturn) return leave(state, 'failed', now);
  return step({ kind: 'ended', reason: 'failed', seconds: 0 }, { type: 'disconnect' });
}

function onFailed(state: Running, isFinal: boolean, moment: Moment): CallStep {
  if (state.kind === 'incoming') return stay(state);
  if (state.kind === 'joining') {
    if (isFinal) return fail(state, moment.now);
    return state.retryAt === null
      ? step({ ...state, retryAt: retryTime(state.attempts, moment) })
      : stay(state);
  }
  const { link } = state;
  if (link.kind === 'connecting')
    return state.kind === 'outgoing' ? giveUp('failed') : leave(state, 'failed', moment.now);
  if (link.kind !== 'rejoining' || link.retryAt !== null) return stay(state);
  return step(withLink(state, { ...link, retryAt: retryTime(link.attempts, moment) }));
}

function onResponse(
  state: Running,
  event: CallEvent & { type: 'response' },
  facts: CallFacts,
  now: number,
): CallStep {
  const { response, userId } = event;
  const isViewer = userId === facts.viewerId;
  if (response === 'hangup') return close(state, 'cancelled', now);
  if (response === 'endCall') {
    if (userId === facts.creatorId) return close(state, 'ended', now);
    // Whoever begins or answers another call on another device has left this one.
    return isViewer ? depart(state, 'left', now) : stay(state);
  }
  if (isViewer) return state.kind === 'incoming' ? close(state, 'elsewhere', now) : stay(state);
  if (state.rejectedBy.includes(userId) || !facts.memberIds.includes(userId)) return stay(state);
  const rejectedBy = [...state.rejectedBy, userId];
  const left = facts.memberIds.filter((id) => !rejectedBy.includes(id));
  // Whoever was let in meanwhile has not rejected it: with somebody in the room the call goes on.
  const isTalking = state.kind === 'joined' && state.emptyAt === null;
  if (left.length < 2 && !isTalking) return close(state, 'rejected', now);
  return step({ ...state, rejectedBy });
}

function onAnswered(state: Running, { now, times }: Moment): CallStep {
  if (state.kind !== 'outgoing') return stay(state);
  const { link, rejectedBy } = state;
  return step(enter({ now, link, emptyAt: now + times.emptyRejoined, rejectedBy }));
}

function onTime(state: Running, now: number): CallStep {
  if (state.kind === 'incoming') return now >= state.deadline ? decline('missed') : stay(state);
  if (state.kind === 'joining') {
    if (now >= state.deadline) return fail(state, now);
    if (state.retryAt === null || now < state.retryAt) return stay(state);
    return step({ ...state, attempts: state.attempts + 1, retryAt: null }, { type: 'connect' });
  }
  if (state.kind === 'outgoing' && now >= state.deadline) return giveUp('unanswered');
  const { link } = state;
  if (link.kind === 'rejoining') {
    if (now >= link.giveUpAt) return state.kind === 'outgoing' ? giveUp('lost') : leave(state, 'lost', now);
    if (link.retryAt === null || now < link.retryAt) return stay(state);
    const next: RoomLink = { ...link, attempts: link.attempts + 1, retryAt: null };
    return step(withLink(state, next), { type: 'connect' });
  }
  const isEmpty = state.kind === 'joined' && state.emptyAt !== null && now >= state.emptyAt;
  return isEmpty ? leave(state, 'empty', now) : stay(state);
}

/**
 * The next state of a call, and what the change asks for. Pure; every event is allowed in every state, and one that
 * means nothing in a state changes nothing.
 *
 * @param state where the call stands
 * @param event what happened
 * @param facts of the call
 * @param now in milliseconds since 1970
 * @param times of the call
 */
export function transitionCall(
  state: CallState,
  event: CallEvent,
  facts: CallFacts,
  now: number,
  times: CallTimes = defaultCallTimes,
): CallStep {
  if (state.kind === 'ended') return stay(state);
  const moment: Moment = { now, times };
  switch (event.type) {
    case 'accept':
    case 'reject':
    case 'hang-up':
      return onPress(state, event.type, moment);
    case 'room-connected':
      return onConnected(state, event.others, facts, moment);
    case 'room-failed':
      return onFailed(state, event.isFinal, moment);
    case 'room-reconnecting':
    case 'room-reconnected': {
      if (state.kind !== 'outgoing' && state.kind !== 'joined') return stay(state);
      const isLost = event.type === 'room-reconnecting';
      if (state.link.kind !== (isLost ? 'connected' : 'reconnecting')) return stay(state);
      return step(withLink(state, isLost ? { kind: 'reconnecting' } : connected));
    }
    case 'room-disconnected':
      return onDisconnected(state, event.isFinal, moment);
    case 'room-replaced':
      return depart(state, 'moved', now);
    case 'others':
      return onOthers(state, event.count, moment);
    case 'answered':
      return onAnswered(state, moment);
    case 'response':
      return onResponse(state, event, facts, now);
    case 'ringing':
      return onRinging(state, event.isRinging, moment);
    case 'ring-ended':
      return state.kind === 'incoming' ? close(state, event.reason, now) : stay(state);
    case 'time':
      return onTime(state, now);
  }
}

/** When the next `time` event is due, in milliseconds since 1970; null when none is. */
export function nextDeadline(state: CallState): number | null {
  if (state.kind === 'ended') return null;
  if (state.kind === 'incoming') return state.deadline;
  if (state.kind === 'joining') return Math.min(state.deadline, state.retryAt ?? state.deadline);
  const { link } = state;
  const isRejoining = link.kind === 'rejoining';
  const due = [
    state.kind === 'outgoing' ? state.deadline : null,
    // Who else is in a room is not known while it is lost.
    state.kind === 'joined' && !isRejoining ? state.emptyAt : null,
    isRejoining ? link.giveUpAt : null,
    isRejoining ? link.retryAt : null,
  ].filter((time) => time !== null);
  return due.length > 0 ? Math.min(...due) : null;
}
