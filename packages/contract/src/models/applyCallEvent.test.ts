import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyCallEvent,
  beginCall,
  type CallEvent,
  type CallMemberState,
  type CallState,
  callMemberKinds,
  membersSectionOf,
} from './applyCallEvent.ts';

const [ana, bea, cleo] = ['ana', 'bea', 'cleo'];
const begun = { creatorId: ana, otherIds: [bea, cleo], busyIds: new Set<string>(), at: 0, ringMs: 35_000 };

type PersonEvent = Exclude<CallEvent, { kind: 'deadline' }>;
type Kind = PersonEvent['kind'];
const kinds: readonly Kind[] = ['accept', 'reject', 'hangup', 'lost', 'remove', 'end', 'add', 'ring'];
const eventOf = (kind: Kind, userId: string, at: number, seconds = 3600): PersonEvent =>
  kind === 'end'
    ? { kind, userId, at, seconds }
    : kind === 'lost'
      ? { kind, userId, at, seenAt: at }
      : kind === 'ring'
        ? { kind, userId, byId: ana, at, until: at + 35_000, isBusy: false, places: 8 }
        : { kind, userId, at };

/** The state after some events; those that are refused change nothing. */
const play = (state: CallState, ...events: CallEvent[]): CallState =>
  events.reduce((current, event) => {
    const outcome = applyCallEvent(current, event);
    return 'next' in outcome ? outcome.next : current;
  }, state);

const wordOf = ({ phase, members }: CallState, userId: string) =>
  `${phase.kind === 'over' ? phase.ending : phase.kind} ${members[userId]?.kind}`;

/** Every state of one member of a call of three, in which another one is and the creator stays. */
const stateWith: Record<CallMemberState['kind'], CallState> = {
  ringing: play(beginCall(begun), eventOf('accept', cleo, 1000)),
  joined: play(beginCall(begun), eventOf('accept', cleo, 1000), eventOf('accept', bea, 1000)),
  rejected: play(beginCall(begun), eventOf('accept', cleo, 1000), eventOf('reject', bea, 1000)),
  busy: play(beginCall({ ...begun, busyIds: new Set([bea]) }), eventOf('accept', cleo, 1000)),
  missed: play(beginCall(begun), eventOf('accept', cleo, 1000), { kind: 'deadline', at: 35_000 }),
  left: play(
    beginCall(begun),
    eventOf('accept', cleo, 1000),
    eventOf('accept', bea, 1000),
    eventOf('end', bea, 1000),
  ),
  removed: play(beginCall(begun), eventOf('accept', cleo, 1000), eventOf('remove', bea, 1000)),
};

/** What each event of a member makes of a running call, by where the member stands. */
const running: Record<Kind, Record<CallMemberState['kind'], string>> = {
  accept: {
    ringing: 'joined',
    joined: 'joined',
    rejected: 'joined',
    busy: 'joined',
    missed: 'joined',
    left: 'joined',
    removed: 'call_not_found',
  },
  reject: {
    ringing: 'rejected',
    joined: 'joined',
    rejected: 'rejected',
    busy: 'busy',
    missed: 'missed',
    left: 'left',
    removed: 'call_not_found',
  },
  hangup: {
    ringing: 'rejected',
    joined: 'left',
    rejected: 'rejected',
    busy: 'busy',
    missed: 'missed',
    left: 'left',
    removed: 'call_not_found',
  },
  end: {
    ringing: 'rejected',
    joined: 'left',
    rejected: 'rejected',
    busy: 'busy',
    missed: 'missed',
    left: 'left',
    removed: 'call_not_found',
  },
  lost: {
    ringing: 'ringing',
    joined: 'left',
    rejected: 'rejected',
    busy: 'busy',
    missed: 'missed',
    left: 'left',
    removed: 'call_not_found',
  },
  remove: {
    ringing: 'removed',
    joined: 'removed',
    rejected: 'removed',
    busy: 'removed',
    missed: 'removed',
    left: 'removed',
    removed: 'removed',
  },
  add: {
    ringing: 'ringing',
    joined: 'joined',
    rejected: 'rejected',
    busy: 'busy',
    missed: 'missed',
    left: 'left',
    removed: 'missed',
  },
  ring: {
    ringing: 'ringing',
    joined: 'joined',
    rejected: 'ringing',
    busy: 'ringing',
    missed: 'ringing',
    left: 'ringing',
    removed: 'ringing',
  },
};

describe('a running call', () => {
  it.each(kinds.flatMap((kind) => callMemberKinds.map((from) => [kind, from] as const)))(
    'after %s by a member who is %s is as the table says, also when it comes twice',
    (kind, from) => {
      const state = stateWith[from];
      const at = from === 'missed' ? 36_000 : 2000;
      const outcome = applyCallEvent(state, eventOf(kind, bea, at));
      const word = 'refusal' in outcome ? outcome.refusal : outcome.next.members[bea]?.kind;
      expect(word).toBe(running[kind][from]);
      const once = play(state, eventOf(kind, bea, at));
      expect(play(once, eventOf(kind, bea, at))).toEqual(once);
    },
  );

  it('ends for everybody when its creator leaves, whichever way', () => {
    for (const kind of ['hangup', 'end', 'lost', 'remove'] as const)
      expect(wordOf(play(stateWith.joined, eventOf(kind, ana, 2000)), bea)).toBe('ended left');
  });

  it('ends when only its creator is left', () => {
    const state = play(stateWith.joined, eventOf('end', bea, 2000));
    expect(state.phase.kind).toBe('running');
    expect(wordOf(play(state, eventOf('end', cleo, 3000)), ana)).toBe('ended left');
  });

  it('goes on while somebody who still rings may come', () => {
    const state = play(stateWith.ringing, eventOf('end', cleo, 2000));
    expect(state.phase.kind).toBe('running');
    expect(wordOf(play(state, { kind: 'deadline', at: 35_000 }), bea)).toBe('ended missed');
  });

  it('is not ended by the rejection of another page of somebody who answered', () => {
    expect(wordOf(play(stateWith.joined, eventOf('reject', bea, 2000)), bea)).toBe('running joined');
  });
});

describe('a ringing call', () => {
  const ringing = beginCall(begun);

  it('takes in whoever becomes a member while it goes on, and nobody when it is over', () => {
    const state = play(beginCall(begun), eventOf('accept', cleo, 1000), eventOf('add', 'dora', 2000));
    expect(wordOf(state, 'dora')).toBe('running missed');
    expect(wordOf(play(state, eventOf('accept', 'dora', 3000)), 'dora')).toBe('running joined');
    const left = play(state, eventOf('accept', 'dora', 3000), eventOf('remove', 'dora', 5000));
    expect(play(left, eventOf('add', 'dora', 6000)).members.dora).toEqual({ kind: 'left', seconds: 2 });
    const over = play(beginCall(begun), eventOf('hangup', ana, 1000), eventOf('add', 'dora', 2000));
    expect(over.members.dora).toBeUndefined();
  });

  it('runs from the first answer', () => {
    const state = play(ringing, eventOf('accept', bea, 4000));
    expect(state.phase).toEqual({ kind: 'running', since: 4000 });
    expect(state.members[ana]).toEqual({ kind: 'joined', since: 4000, seconds: 0 });
  });

  it('is over when its creator gives up, whichever way', () => {
    for (const kind of ['hangup', 'end', 'lost', 'remove'] as const)
      expect(wordOf(play(ringing, eventOf(kind, ana, 2000)), bea)).toBe('hangup missed');
  });

  it('is over when rejections leave fewer than two', () => {
    const state = play(ringing, eventOf('reject', bea, 2000));
    expect(state.phase.kind).toBe('ringing');
    expect(wordOf(play(state, eventOf('reject', cleo, 3000)), bea)).toBe('rejected rejected');
  });

  it('is over at its deadline, not before', () => {
    expect(play(ringing, { kind: 'deadline', at: 34_999 })).toBe(ringing);
    expect(wordOf(play(ringing, { kind: 'deadline', at: 35_000 }), bea)).toBe('unanswered missed');
    expect(applyCallEvent(ringing, eventOf('accept', bea, 35_000))).toEqual({ refusal: 'call_ended' });
  });

  it('does not ring who is busy, and is over at once where everybody is', () => {
    const one = beginCall({ ...begun, busyIds: new Set([bea]) });
    expect(wordOf(one, bea)).toBe('ringing busy');
    expect(wordOf(beginCall({ ...begun, busyIds: new Set([bea, cleo]) }), cleo)).toBe('busy busy');
  });

  it('knows nobody who was not called', () => {
    expect(applyCallEvent(ringing, eventOf('accept', 'dora', 1))).toEqual({ refusal: 'call_not_found' });
  });
});

describe('somebody who is added to a running call', () => {
  const talking = play(beginCall({ ...begun, otherIds: [bea] }), eventOf('accept', bea, 1000));
  const ring = {
    kind: 'ring',
    userId: cleo,
    byId: bea,
    at: 60_000,
    until: 95_000,
    isBusy: false,
    places: 8,
  } as const;

  it('is rung until a time of their own, and joins', () => {
    const state = play(talking, ring);
    expect(play(state, { kind: 'deadline', at: 94_999 })).toBe(state);
    expect(wordOf(play(state, { kind: 'deadline', at: 95_000 }), cleo)).toBe('running missed');
    expect(play(state, eventOf('accept', cleo, 70_000)).members[cleo]).toEqual({
      kind: 'joined',
      since: 70_000,
      seconds: 0,
    });
  });

  it('is rung again after a rejection, and keeps the seconds of before', () => {
    const left = play(talking, ring, eventOf('accept', cleo, 61_000), eventOf('end', cleo, 71_000));
    const again = play(left, { ...ring, at: 80_000, until: 115_000 });
    expect(again.members[cleo]).toEqual({ kind: 'ringing', until: 115_000, seconds: 10 });
    const rejected = play(again, eventOf('reject', cleo, 81_000));
    expect(rejected.members[cleo]).toEqual({ kind: 'rejected', seconds: 10 });
    const ended = play(rejected, eventOf('end', ana, 91_000));
    expect(membersSectionOf(ended)).toEqual(['ana:90', 'bea:90', 'cleo:10']);
    expect(membersSectionOf(ended, new Set([cleo]))).toEqual(['ana:90', 'bea:90']);
  });

  it('is not rung while in another call, nor twice at once', () => {
    expect(wordOf(play(talking, { ...ring, isBusy: true }), cleo)).toBe('running busy');
    const state = play(talking, ring);
    expect(play(state, { ...ring, byId: ana, at: 61_000, until: 96_000 })).toBe(state);
  });

  it('may still come while one person waits, but not when whoever began the call has left', () => {
    const state = play(talking, ring, eventOf('end', bea, 62_000));
    expect(wordOf(state, cleo)).toBe('running ringing');
    expect(wordOf(play(state, { kind: 'deadline', at: 95_000 }), ana)).toBe('ended left');
    expect(wordOf(play(talking, ring, eventOf('end', ana, 62_000)), cleo)).toBe('ended missed');
  });

  it.each([
    ['call_not_found', talking, { ...ring, byId: cleo }],
    ['call_not_found', play(stateWith.joined, eventOf('end', bea, 2000)), ring],
    ['conflict', beginCall({ ...begun, otherIds: [bea] }), { ...ring, byId: ana, at: 1000 }],
    ['call_full', talking, { ...ring, places: 2 }],
    ['call_ended', play(talking, eventOf('end', ana, 2000)), ring],
  ] as const)('is refused with %s', (refusal, state, event) => {
    expect(applyCallEvent(state, event)).toEqual({ refusal });
  });
});

describe('the record of a call', () => {
  it('names whoever took part, with the seconds since the first answer', () => {
    const state = play(
      beginCall(begun),
      eventOf('accept', bea, 10_000),
      eventOf('end', bea, 25_500, 15),
      eventOf('end', ana, 130_000, 4000),
    );
    expect(membersSectionOf(state)).toEqual(['ana:25', 'bea:15']);
  });

  it('adds up the times of somebody who came back', () => {
    const state = play(
      stateWith.joined,
      eventOf('end', bea, 6000),
      eventOf('accept', bea, 10_000),
      eventOf('end', ana, 21_000),
    );
    expect(membersSectionOf(state)).toEqual(['ana:20', 'bea:16', 'cleo:20']);
  });

  it('names nobody but the creator, for no time, where nobody answered', () => {
    expect(membersSectionOf(play(beginCall(begun), { kind: 'deadline', at: 40_000 }))).toEqual(['ana:0']);
  });
});

/** What one of three people does, when it arrives, how often, or never. */
const sent = fc.record({
  kind: fc.constantFrom(...kinds),
  userId: fc.constantFrom(ana, bea, cleo),
  at: fc.integer({ min: 0, max: 60_000 }),
  times: fc.integer({ min: 0, max: 3 }),
});

describe('whatever three people do, in any order, with loss and repetition', () => {
  it('the call is over once, with one record, and everybody receives the same', () => {
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 25 }), (steps) => {
        let state: CallState = beginCall(begun);
        let endings = 0;
        const arrive = (event: CallEvent): void => {
          const before: string = state.phase.kind;
          state = play(state, event);
          if (before === 'over') expect(state.phase.kind).toBe('over');
          else if (state.phase.kind === 'over') endings += 1;
        };
        for (const { kind, userId, at, times } of steps)
          for (let time = 0; time < times; time += 1) arrive(eventOf(kind, userId, at));
        // What the server's job does in the end: the deadline passes, and nobody's page is open any more.
        arrive({ kind: 'deadline', at: 100_000 });
        for (const userId of [cleo, bea, ana]) arrive(eventOf('lost', userId, 100_000));
        expect([state.phase.kind, endings]).toEqual(['over', 1]);
        const open = Object.values(state.members).filter(
          ({ kind }) => kind === 'ringing' || kind === 'joined',
        );
        expect(open).toEqual([]);
        expect(membersSectionOf(state).length).toBeGreaterThan(0);
        // Nothing that arrives later makes a difference.
        const final = state;
        for (const { kind, userId } of steps) arrive(eventOf(kind, userId, 200_000));
        if (!steps.some(({ kind }) => kind === 'remove')) expect(state).toEqual(final);
        expect(membersSectionOf(state)).toEqual(membersSectionOf(final));
      }),
      { numRuns: 500 },
    );
  });
});
