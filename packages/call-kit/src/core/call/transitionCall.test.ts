import { describe, expect, it } from 'vitest';
import type { CallEvent } from './CallEvent.ts';
import type { CallFacts, CallState } from './CallState.ts';
import { defaultCallTimes } from './CallTimes.ts';
import { beginCall, nextDeadline, transitionCall } from './transitionCall.ts';

const now = 1_000_000;
const caller: CallFacts = {
  uuid: 'call',
  topicId: 'topic',
  isVideo: true,
  role: 'caller',
  viewerId: 'ana',
  creatorId: 'ana',
  memberIds: ['ana', 'ben'],
  startedAt: now,
};
const callee: CallFacts = { ...caller, role: 'callee', viewerId: 'ben' };
const group: CallFacts = { ...caller, memberIds: ['ana', 'ben', 'chi'] };

const rejectedBy: string[] = [];
const inCall = { kind: 'joined', since: now, isRinging: false, rejectedBy } as const;
const states = {
  incoming: { kind: 'incoming', deadline: now + 35_000, rejectedBy },
  calling: { kind: 'outgoing', deadline: now + 35_000, link: { kind: 'connecting' }, rejectedBy },
  waiting: { kind: 'outgoing', deadline: now + 35_000, link: { kind: 'connected' }, rejectedBy },
  joining: {
    kind: 'joining',
    deadline: now + 35_000,
    isReturn: false,
    attempts: 1,
    retryAt: null,
    rejectedBy,
  },
  joined: { ...inCall, link: { kind: 'connected' }, emptyAt: null },
  alone: { ...inCall, link: { kind: 'connected' }, emptyAt: now + 5_000 },
  reconnecting: { ...inCall, link: { kind: 'reconnecting' }, emptyAt: null },
  rejoining: {
    ...inCall,
    link: { kind: 'rejoining', giveUpAt: now + 30_000, attempts: 1, retryAt: null },
    emptyAt: null,
  },
  ended: { kind: 'ended', reason: 'left', seconds: 3 },
} as const satisfies Record<string, CallState>;
type StateName = keyof typeof states;

const events = {
  accept: { type: 'accept' },
  reject: { type: 'reject' },
  hangUp: { type: 'hang-up' },
  connected: { type: 'room-connected', others: 1 },
  connectedAlone: { type: 'room-connected', others: 0 },
  failed: { type: 'room-failed', isFinal: false },
  refused: { type: 'room-failed', isFinal: true },
  reconnecting: { type: 'room-reconnecting' },
  reconnected: { type: 'room-reconnected' },
  lost: { type: 'room-disconnected', isFinal: false },
  closed: { type: 'room-disconnected', isFinal: true },
  taken: { type: 'room-replaced' },
  somebody: { type: 'others', count: 1 },
  nobody: { type: 'others', count: 0 },
  answered: { type: 'answered' },
  adds: { type: 'ringing', isRinging: true },
  addsNoMore: { type: 'ringing', isRinging: false },
  hangup: { type: 'response', response: 'hangup', userId: 'ana' },
  endByCreator: { type: 'response', response: 'endCall', userId: 'ana' },
  endByOther: { type: 'response', response: 'endCall', userId: 'ben' },
  rejection: { type: 'response', response: 'reject', userId: 'ben' },
  elsewhere: { type: 'ring-ended', reason: 'elsewhere' },
  time: { type: 'time' },
} as const satisfies Record<string, CallEvent>;
type EventName = keyof typeof events;

/** What a step leads to, in words: the state, its reason or link, and the effects. */
const outcome = (state: CallState, event: CallEvent, facts: CallFacts, at: number): string => {
  const next = transitionCall(state, event, facts, at);
  if (next.state === state && next.effects.length === 0) return '-';
  const effects = next.effects.map((effect) =>
    effect.type === 'send'
      ? `${effect.action}${effect.action === 'end' ? ` ${effect.seconds}` : ''}`
      : effect.type,
  );
  const { state: to } = next;
  const detail =
    to.kind === 'ended'
      ? to.reason
      : 'link' in to
        ? to.link.kind + ('emptyAt' in to && to.emptyAt ? ' alone' : '')
        : '';
  return [`${to.kind} ${detail}`.trim(), ...effects].join(', ');
};

/** Every state and every event 4 seconds after the beginning, seen by the caller; `-` is no change. */
const table: Record<StateName, Partial<Record<EventName, string>>> = {
  incoming: {
    accept: 'joining, accept, connect',
    reject: 'ended declined, reject',
    hangUp: 'ended declined, reject',
    hangup: 'ended cancelled',
    endByCreator: 'ended ended',
    rejection: 'ended rejected',
    elsewhere: 'ended elsewhere',
  },
  calling: {
    reject: 'ended cancelled, disconnect, hangup',
    hangUp: 'ended cancelled, disconnect, hangup',
    connected: 'joined connected',
    connectedAlone: 'outgoing connected',
    failed: 'ended failed, disconnect, hangup',
    refused: 'ended failed, disconnect, hangup',
    lost: 'outgoing rejoining, connect',
    closed: 'ended ended, disconnect',
    taken: 'ended moved, disconnect',
    somebody: 'joined connecting',
    answered: 'joined connecting alone',
    hangup: 'ended cancelled, disconnect',
    endByCreator: 'ended ended, disconnect',
    rejection: 'ended rejected, disconnect',
  },
  waiting: {
    reject: 'ended cancelled, disconnect, hangup',
    hangUp: 'ended cancelled, disconnect, hangup',
    connected: 'joined connected',
    connectedAlone: 'outgoing connected',
    reconnecting: 'outgoing reconnecting',
    lost: 'outgoing rejoining, connect',
    closed: 'ended ended, disconnect',
    taken: 'ended moved, disconnect',
    somebody: 'joined connected',
    answered: 'joined connected alone',
    hangup: 'ended cancelled, disconnect',
    endByCreator: 'ended ended, disconnect',
    rejection: 'ended rejected, disconnect',
  },
  joining: {
    reject: 'ended left, disconnect, end 0',
    hangUp: 'ended left, disconnect, end 0',
    connected: 'joined connected',
    connectedAlone: 'outgoing connected',
    failed: 'joining',
    refused: 'ended failed, disconnect, end 0',
    lost: 'joining, connect',
    closed: 'ended ended, disconnect, end 0',
    taken: 'ended moved, disconnect',
    hangup: 'ended cancelled, disconnect, end 0',
    endByCreator: 'ended ended, disconnect, end 0',
    rejection: 'ended rejected, disconnect, end 0',
  },
  joined: {
    adds: 'joined connected',
    reject: 'ended left, disconnect, end 4',
    hangUp: 'ended left, disconnect, end 4',
    connected: 'joined connected',
    connectedAlone: 'joined connected',
    reconnecting: 'joined reconnecting',
    lost: 'joined rejoining, connect',
    closed: 'ended ended, disconnect, end 4',
    taken: 'ended moved, disconnect',
    nobody: 'joined connected alone',
    hangup: 'ended cancelled, disconnect, end 4',
    endByCreator: 'ended ended, disconnect, end 4',
    rejection: 'joined connected',
  },
  alone: {
    adds: 'joined connected alone',
    reject: 'ended left, disconnect, end 4',
    hangUp: 'ended left, disconnect, end 4',
    connected: 'joined connected',
    connectedAlone: 'joined connected alone',
    reconnecting: 'joined reconnecting alone',
    lost: 'joined rejoining alone, connect',
    closed: 'ended ended, disconnect, end 4',
    taken: 'ended moved, disconnect',
    somebody: 'joined connected',
    hangup: 'ended cancelled, disconnect, end 4',
    endByCreator: 'ended ended, disconnect, end 4',
    rejection: 'ended rejected, disconnect, end 4',
  },
  reconnecting: {
    adds: 'joined reconnecting',
    reject: 'ended left, disconnect, end 4',
    hangUp: 'ended left, disconnect, end 4',
    connected: 'joined connected',
    connectedAlone: 'joined connected',
    reconnected: 'joined connected',
    lost: 'joined rejoining, connect',
    closed: 'ended ended, disconnect, end 4',
    taken: 'ended moved, disconnect',
    nobody: 'joined reconnecting alone',
    hangup: 'ended cancelled, disconnect, end 4',
    endByCreator: 'ended ended, disconnect, end 4',
    rejection: 'joined reconnecting',
  },
  rejoining: {
    adds: 'joined rejoining',
    reject: 'ended left, disconnect, end 4',
    hangUp: 'ended left, disconnect, end 4',
    connected: 'joined connected',
    connectedAlone: 'joined connected alone',
    failed: 'joined rejoining',
    refused: 'joined rejoining',
    closed: 'ended ended, disconnect, end 4',
    taken: 'ended moved, disconnect',
    hangup: 'ended cancelled, disconnect, end 4',
    endByCreator: 'ended ended, disconnect, end 4',
    rejection: 'joined rejoining',
  },
  ended: {},
};

describe.each(Object.keys(states) as StateName[])('a call that is %s', (name) => {
  it.each(Object.keys(events) as EventName[])('takes the event %s as the table says', (event) => {
    expect(outcome(states[name], events[event], caller, now + 4_000)).toBe(table[name][event] ?? '-');
  });
});

describe('a call begins', () => {
  it('in the room for whoever calls', () => {
    expect(beginCall(caller, now)).toEqual({ state: states.calling, effects: [{ type: 'connect' }] });
  });

  it('with a ring for whoever is called', () => {
    expect(beginCall(callee, now + 2_000)).toEqual({ state: states.incoming, effects: [] });
  });

  it('as missed when the ring is older than ten seconds', () => {
    expect(beginCall(callee, now + 10_001).state).toMatchObject({ kind: 'ended', reason: 'missed' });
  });

  it('on the way into the room when the page goes back to it', () => {
    expect(beginCall(callee, now + 60_000, true)).toMatchObject({
      state: { kind: 'joining' },
      effects: [{ type: 'connect' }],
    });
  });
});

describe('an unanswered call ends after 35 seconds', () => {
  const late = now + defaultCallTimes.unanswered;

  it('with a rejection where it rings', () => {
    expect(outcome(states.incoming, events.time, callee, late - 1)).toBe('-');
    expect(outcome(states.incoming, events.time, callee, late)).toBe('ended missed, reject');
  });

  it('with a hang-up where it was begun', () => {
    expect(outcome(states.waiting, events.time, caller, late - 1)).toBe('-');
    expect(outcome(states.waiting, events.time, caller, late)).toBe('ended unanswered, disconnect, hangup');
  });
});

describe('a call that was answered at the last moment', () => {
  it('waits for whoever is on the way, and no longer', () => {
    const { state } = transitionCall(states.waiting, events.answered, caller, now + 35_000);
    expect(outcome(state, events.somebody, caller, now + 36_000)).toBe('joined connected');
    expect(nextDeadline(state)).toBe(now + 50_000);
    expect(outcome(state, events.time, caller, now + 50_000)).toBe('ended empty, disconnect, end 15');
  });

  it('is left by a caller who cannot enter the room', () => {
    const { state } = transitionCall(states.calling, events.answered, caller, now + 35_000);
    expect(outcome(state, events.failed, caller, now + 36_000)).toBe('ended failed, disconnect, end 1');
  });
});

describe('a room without others', () => {
  it('ends the call of whoever was called, after five seconds for a caller on the way', () => {
    const { state } = transitionCall(states.joining, events.connectedAlone, callee, now);
    expect(nextDeadline(state)).toBe(now + 5_000);
    expect(outcome(state, events.time, callee, now + 5_000)).toBe('ended empty, disconnect, end 5');
  });

  it('is a ring again for a caller who loaded the page anew in time, and the end after that', () => {
    expect(outcome(states.joining, events.connectedAlone, caller, now + 34_000)).toBe('outgoing connected');
    expect(outcome(states.joining, events.connectedAlone, caller, now + 36_000)).toBe(
      'joined connected alone',
    );
  });

  it('is waited in for the others after it was lost by everybody', () => {
    const { state } = transitionCall(states.rejoining, events.connectedAlone, caller, now);
    expect(nextDeadline(state)).toBe(now + 15_000);
  });
});

describe('whoever is alone while somebody rings who was added', () => {
  const ringing = transitionCall(states.joined, events.adds, caller, now).state;

  it('waits as long as that rings, and 15 seconds from when it rings no more', () => {
    const { state } = transitionCall(ringing, events.nobody, caller, now);
    expect(nextDeadline(state)).toBe(now + 35_000);
    const later = transitionCall(state, events.addsNoMore, caller, now + 10_000);
    expect(nextDeadline(later.state)).toBe(now + 25_000);
    expect(outcome(later.state, events.time, caller, now + 25_000)).toBe('ended empty, disconnect, end 25');
  });

  it('waits longer where it begins to ring only then, and talks to whoever comes', () => {
    const { state } = transitionCall(states.alone, events.adds, caller, now + 4_000);
    expect(nextDeadline(state)).toBe(now + 39_000);
    expect(outcome(state, events.somebody, caller, now + 20_000)).toBe('joined connected');
  });

  it('is not kept in a call that ends for all', () => {
    expect(outcome(ringing, events.endByCreator, callee, now + 4_000)).toBe('ended ended, disconnect, end 4');
  });
});

describe('a lost room', () => {
  it('is entered again after growing pauses, until thirty seconds have passed', () => {
    let state: CallState = states.rejoining;
    let at = now;
    const pauses: number[] = [];
    for (let round = 0; round < 20 && state.kind !== 'ended'; round += 1) {
      state = transitionCall(state, events.failed, caller, at).state;
      const due = nextDeadline(state) ?? at;
      pauses.push(due - at);
      at = due;
      state = transitionCall(state, events.time, caller, at).state;
    }
    expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 4_000]);
    expect(state).toMatchObject({ kind: 'ended', reason: 'lost', seconds: 30 });
  });

  it('is given up in time where its last person had left before', () => {
    const alone = transitionCall(states.rejoining, events.connectedAlone, caller, now).state;
    const { state } = transitionCall(alone, events.lost, caller, now + 1_000);
    expect(nextDeadline(state)).toBe(now + 31_000);
    expect(outcome(state, events.time, caller, now + 31_000)).toBe('ended lost, disconnect, end 31');
  });

  it('of a caller whom nobody answered is given up with a hang-up', () => {
    const { state } = transitionCall({ ...states.waiting, deadline: now + 90_000 }, events.lost, caller, now);
    expect(outcome(state, events.time, caller, now + 30_000)).toBe('ended lost, disconnect, hangup');
  });
});

describe('rejections', () => {
  const of = (userId: string): CallEvent => ({ type: 'response', response: 'reject', userId });

  it('end a group call when fewer than two are left, however often each comes', () => {
    const once = transitionCall(states.waiting, of('ben'), group, now).state;
    const twice = transitionCall(once, of('ben'), group, now).state;
    expect(twice).toBe(once);
    expect(outcome(twice, of('stranger'), group, now)).toBe('-');
    expect(outcome(twice, of('chi'), group, now)).toBe('ended rejected, disconnect');
  });

  it('of the viewer on another device stop the ring here, and nothing else', () => {
    expect(outcome(states.incoming, of('ben'), callee, now)).toBe('ended elsewhere');
    expect(outcome(states.joined, of('ben'), callee, now)).toBe('-');
  });
});

it('whoever has left a call on another device, for another call for example, is out of it here, and reports nothing', () => {
  const own: CallEvent = { type: 'response', response: 'endCall', userId: 'ben' };
  for (const name of ['joining', 'joined', 'alone', 'reconnecting', 'rejoining'] as const)
    expect(outcome(states[name], own, callee, now + 4_000)).toBe('ended left, disconnect');
  for (const name of ['incoming', 'ended'] as const)
    expect(outcome(states[name], own, callee, now + 4_000)).toBe('-');
});

describe('the way into the room', () => {
  it('is tried again after growing pauses, until 35 seconds have passed', () => {
    let state: CallState = states.joining;
    const pauses: number[] = [];
    let at = now;
    for (let round = 0; round < 20 && state.kind !== 'ended'; round += 1) {
      state = transitionCall(state, events.failed, callee, at).state;
      expect(transitionCall(state, events.failed, callee, at).state).toBe(state);
      const due = nextDeadline(state) ?? at;
      pauses.push(due - at);
      at = due;
      state = transitionCall(state, events.time, callee, at).state;
    }
    expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 4_000]);
    expect(at).toBe(now + 35_000);
    expect(state).toMatchObject({ kind: 'ended', reason: 'failed' });
  });

  it('back into a call that goes on fails for the viewer alone', () => {
    const back = { ...states.joining, isReturn: true };
    expect(outcome(back, events.refused, caller, now)).toBe('ended failed, disconnect');
    expect(outcome(back, events.time, caller, now + 35_000)).toBe('ended failed, disconnect');
    expect(outcome(back, events.hangUp, caller, now)).toBe('ended left, disconnect, end 0');
  });

  it('back into a call waits for the others as long as they do', () => {
    const back = { ...states.joining, isReturn: true };
    const { state } = transitionCall(back, events.connectedAlone, callee, now);
    expect(nextDeadline(state)).toBe(now + 15_000);
  });
});

it('somebody who joins and never arrives has failed after 35 seconds', () => {
  expect(outcome(states.joining, events.time, callee, now + 35_000)).toBe('ended failed, disconnect, end 0');
});
