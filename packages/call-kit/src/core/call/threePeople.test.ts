import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallEffect, CallEvent } from './CallEvent.ts';
import type { CallFacts, CallState } from './CallState.ts';
import { beginCall, type CallStep, nextDeadline, transitionCall } from './transitionCall.ts';

const names = ['ana', 'ben', 'chi'] as const;
type Name = (typeof names)[number];

const start = 1_000_000;
const factsOf = (viewerId: Name): CallFacts => ({
  uuid: 'call',
  topicId: 'topic',
  isVideo: true,
  role: viewerId === 'ana' ? 'caller' : 'callee',
  viewerId,
  creatorId: 'ana',
  memberIds: names,
  startedAt: start,
});

/** One call of three people: a room that tells the truth, and a server whose messages may be lost, late and doubled. */
function createWorld() {
  let now = start;
  const states = new Map<Name, CallState>();
  const reports: { who: Name; effect: Extract<CallEffect, { type: 'send' }>; at: number }[] = [];
  const inRoom = new Set<Name>();
  const messages: { to: Name; event: CallEvent }[] = [];
  const connecting: Name[] = [];

  const announceRoom = (): void => {
    for (const who of [...inRoom]) dispatch(who, { type: 'others', count: inRoom.size - 1 });
  };
  const respond = (who: Name, response: 'hangup' | 'endCall' | 'reject'): void => {
    for (const to of names)
      if (to !== who) messages.push({ to, event: { type: 'response', response, userId: who } });
  };
  const perform = (who: Name, effect: CallEffect): void => {
    if (effect.type === 'connect') connecting.push(who);
    else if (effect.type === 'disconnect') {
      if (inRoom.delete(who)) announceRoom();
    } else {
      reports.push({ who, effect, at: now });
      if (effect.action === 'end') respond(who, 'endCall');
      else if (effect.action !== 'accept') respond(who, effect.action);
    }
  };
  const take = (who: Name, { state, effects }: CallStep): void => {
    states.set(who, state);
    for (const effect of effects) perform(who, effect);
  };
  function dispatch(who: Name, event: CallEvent): void {
    const state = states.get(who);
    if (state) take(who, transitionCall(state, event, factsOf(who), now));
  }
  for (const who of names) take(who, beginCall(factsOf(who), now));

  /** The first attempt to enter the room comes to its end. */
  const finishAttempt = (succeeds: boolean, isFinal = false): void => {
    const who = connecting.shift();
    if (!who || states.get(who)?.kind === 'ended') return;
    if (!succeeds) {
      dispatch(who, { type: 'room-failed', isFinal });
      return;
    }
    inRoom.add(who);
    dispatch(who, { type: 'room-connected', others: inRoom.size - 1 });
    announceRoom();
  };
  const deliver = (index: number, how: 'once' | 'twice' | 'never'): void => {
    const [message] = messages.splice(index % Math.max(1, messages.length), 1);
    if (!message || how === 'never') return;
    dispatch(message.to, message.event);
    if (how === 'twice') dispatch(message.to, message.event);
  };
  const advance = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const due = names
        .flatMap((who) => nextDeadline(states.get(who) as CallState) ?? [])
        .filter((at) => at <= until);
      if (due.length === 0) break;
      now = Math.max(now, Math.min(...due));
      for (const who of names) dispatch(who, { type: 'time' });
      // Attempts of a lost room end, too.
      while (connecting.length > 0) finishAttempt(false);
    }
    now = until;
  };
  const lose = (who: Name): void => {
    if (!inRoom.delete(who)) return;
    dispatch(who, { type: 'room-disconnected', isFinal: false });
    announceRoom();
  };
  return {
    states,
    reports,
    inRoom,
    messages,
    dispatch,
    finishAttempt,
    deliver,
    advance,
    lose,
    now: () => now,
  };
}

const who = fc.constantFrom(...names);
const action = fc.oneof(
  fc.record({
    kind: fc.constant('press'),
    who,
    press: fc.constantFrom('accept', 'reject', 'hang-up', 'answered'),
  }),
  fc.record({ kind: fc.constant('finishAttempt'), succeeds: fc.boolean(), isFinal: fc.boolean() }),
  fc.record({
    kind: fc.constant('deliver'),
    index: fc.nat(20),
    how: fc.constantFrom('once', 'twice', 'never'),
  }),
  fc.record({ kind: fc.constant('advance'), milliseconds: fc.nat(20_000) }),
  fc.record({ kind: fc.constant('lose'), who }),
  // Somebody adds a fourth person.
  fc.record({ kind: fc.constant('ring'), who, isRinging: fc.boolean() }),
);

it('a call of three people ends for each of them, once, whatever is lost, late or doubled', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const world = createWorld();
      for (const step of actions) {
        if ('press' in step) world.dispatch(step.who, { type: step.press });
        else if ('succeeds' in step) world.finishAttempt(step.succeeds, step.isFinal);
        else if ('how' in step) world.deliver(step.index, step.how);
        else if ('isRinging' in step)
          world.dispatch(step.who, { type: 'ringing', isRinging: step.isRinging });
        else if ('milliseconds' in step) world.advance(step.milliseconds);
        else world.lose(step.who);
      }
      for (const name of names)
        if (world.states.get(name)?.kind === 'joined') world.dispatch(name, { type: 'hang-up' });
      world.advance(120_000);
      while (world.messages.length > 0) world.deliver(0, 'twice');

      for (const name of names) {
        const state = world.states.get(name);
        expect(state?.kind).toBe('ended');
        const closing = world.reports.filter(
          (report) => report.who === name && report.effect.action !== 'accept',
        );
        expect(closing.length).toBeLessThanOrEqual(1);
        for (const { effect } of closing) {
          if (effect.action !== 'end') continue;
          expect(effect.seconds).toBe(state?.kind === 'ended' ? state.seconds : -1);
          expect(effect.seconds * 1000).toBeLessThanOrEqual(world.now() - start);
        }
      }
      expect(world.inRoom.size).toBe(0);
    }),
    { numRuns: 500 },
  );
});
