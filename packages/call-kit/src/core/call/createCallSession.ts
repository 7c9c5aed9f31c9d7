import { type Clock, createListenerSet, systemClock } from '@franca/ui/core';
import type { BackgroundImage } from '../devices/Background.ts';
import { type CallStorage, memoryCallStorage } from '../devices/CallStorage.ts';
import { createLocalMedia } from '../devices/createLocalMedia.ts';
import type { LocalMedia, LocalMediaSnapshot } from '../devices/LocalMedia.ts';
import type { CallError, MediaPort, RoomSnapshot } from '../room/CallRoom.ts';
import type { CallEffect, CallEvent } from './CallEvent.ts';
import type { CallFacts, CallState } from './CallState.ts';
import { type CallTimes, defaultCallTimes } from './CallTimes.ts';
import { createRoomLink } from './createRoomLink.ts';
import type { SignalingPort } from './SignalingPort.ts';
import { beginCall, type CallStep, nextDeadline, transitionCall } from './transitionCall.ts';
import { within } from './within.ts';

/** Options of {@link createCallSession}. */
export interface CallSessionOptions {
  /** The call. */
  readonly facts: CallFacts;
  /** The server of the application. */
  readonly signaling: SignalingPort;
  /** The media service. */
  readonly media: MediaPort;
  /** Whether the page goes back to a call that it was in already, for example after a reload. Default false. */
  readonly isResumed?: boolean | undefined;
  /** Devices that are open already, for example after a preview. Default: they are opened when they are needed. */
  readonly local?: LocalMedia | undefined;
  /** Where choices of devices and background are kept. Default: in memory. */
  readonly storage?: CallStorage | undefined;
  /** Pictures that can be laid behind the viewer. Default: none. */
  readonly backgrounds?: readonly BackgroundImage[] | undefined;
  /** Called with every error of a device or the room. Not called where `local` is given, which has its own. */
  readonly onError?: ((error: CallError) => void) | undefined;
  /** Times that the server of the application names. Default: those of {@link defaultCallTimes}. */
  readonly times?: Partial<CallTimes> | undefined;
  /** Time. Default: the machine's. */
  readonly clock?: Clock | undefined;
}

/** A call as it is now. A new object whenever something has changed. */
export interface CallSnapshot {
  /** Where the call stands. */
  readonly state: CallState;
  /** The room; null until it was entered, and after it was left. */
  readonly room: RoomSnapshot | null;
  /** The viewer's own devices. */
  readonly local: LocalMediaSnapshot;
}

/** One call at this device, from its ring to its end. */
export interface CallSession {
  /** The call. */
  readonly facts: CallFacts;
  /** The viewer's devices. */
  readonly local: LocalMedia;
  /** Time. */
  readonly clock: Clock;
  /** The call as it is now; the same object until something changes. */
  readonly getSnapshot: () => CallSnapshot;
  /** Calls back when there is a new snapshot; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Accepts a ringing call. */
  readonly accept: () => void;
  /** Rejects a ringing call. */
  readonly reject: () => void;
  /** Gives up calling, or leaves. */
  readonly hangUp: () => void;
  /**
   * Lets go of everything; must be called at the end.
   *
   * @param how `hang-up` leaves the call (default); `keep` leaves only the room, for a page that is loaded anew and goes
   *   back to the call
   */
  readonly dispose: (how?: 'hang-up' | 'keep') => void;
}

/**
 * Runs a call: joins the machine to the server, to the media service and to the viewer's devices. Begins at once: a caller
 * enters the room, a callee is rung.
 *
 * @example
 * const session = createCallSession({ facts, signaling, media: twilioMedia() });
 * session.subscribe(() => render(session.getSnapshot()));
 */
export function createCallSession(options: CallSessionOptions): CallSession {
  const { facts, signaling, media, isResumed, clock = systemClock } = options;
  const { storage = memoryCallStorage(), backgrounds: images = [], onError } = options;
  const times: CallTimes = { ...defaultCallTimes, ...options.times };
  const { subscribe, notify } = createListenerSet();
  const local =
    options.local ?? createLocalMedia({ media, storage, callId: facts.uuid, clock, images, onError });
  let cancelTimer: () => void = () => {};
  let unsubscribe: () => void = () => {};
  let isDisposed = false;
  /** Kept, as a page that comes back may learn of it before it is in the room. */
  let isSomebodyRung = false;
  const first = beginCall(facts, clock.now(), isResumed, times);
  let snapshot: CallSnapshot = { state: first.state, room: null, local: local.getSnapshot() };

  const update = (): void => {
    snapshot = { ...snapshot, room: room.getSnapshot(), local: local.getSnapshot() };
    notify();
  };
  const stopLocal = local.subscribe(update);
  const room = createRoomLink({
    isVideo: facts.isVideo,
    signaling,
    media,
    local,
    clock,
    hasFailed: () => snapshot.state.kind === 'ended' && snapshot.state.reason === 'failed',
    onEvent: dispatch,
    onChange: update,
  });

  // What the server does not take down cannot be mended here: its own deadlines end the call there.
  const ignore = (): void => {};
  const perform = (effect: CallEffect): void => {
    if (effect.type === 'connect') void room.enter();
    else if (effect.type === 'disconnect') room.leave();
    else if (effect.action === 'end') signaling.end(effect.seconds).catch(ignore);
    else signaling.send(effect.action).catch(ignore);
  };

  const schedule = (): void => {
    cancelTimer();
    const due = nextDeadline(snapshot.state);
    cancelTimer =
      due === null || isDisposed ? () => {} : clock.schedule(onTimer, Math.max(0, due - clock.now()));
  };
  let isAsking = false;
  /** Whoever answered at the last moment is on the way into the room: the server knows of it first. */
  const giveUpUnlessAnswered = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const answer = signaling.isRunning?.() ?? Promise.resolve(false);
    const isAnswered = await within(answer, clock, times.rejoinPause).catch(ignore);
    isAsking = false;
    if (!isDisposed) dispatch({ type: isAnswered ? 'answered' : 'time' });
  };
  function onTimer(): void {
    const { state } = snapshot;
    const due = nextDeadline(state);
    const isUnanswered = state.kind === 'outgoing' && clock.now() >= state.deadline;
    // A timer may come a moment before its time by the clock; the call would never end if it were not set again.
    if (due !== null && clock.now() < due) schedule();
    else if (isUnanswered && signaling.isRunning) void giveUpUnlessAnswered();
    else dispatch({ type: 'time' });
  }

  const stopListening = (): void => {
    unsubscribe();
    unsubscribe = () => {};
  };

  const applyStep = ({ state, effects }: CallStep): void => {
    snapshot = { ...snapshot, state };
    for (const effect of effects) perform(effect);
    schedule();
    if (state.kind === 'ended') {
      local.close();
      // Whoever subscribes to a call counts as being in it.
      stopListening();
    }
    update();
  };

  function dispatch(event: CallEvent): void {
    const before = snapshot.state.kind;
    const next = transitionCall(snapshot.state, event, facts, clock.now(), times);
    if (next.state !== snapshot.state || next.effects.length > 0) applyStep(next);
    if (isSomebodyRung && before !== 'joined' && next.state.kind === 'joined')
      dispatch({ type: 'ringing', isRinging: true });
  }

  unsubscribe = signaling.subscribe({
    onResponse: ({ response, userId }) => dispatch({ type: 'response', response, userId }),
    onRingEnded: (reason) => dispatch({ type: 'ring-ended', reason }),
    onRinging: (isRinging) => {
      isSomebodyRung = isRinging;
      dispatch({ type: 'ringing', isRinging });
    },
    onRecording: room.setRecorded,
  });
  applyStep(first);

  return {
    facts,
    local,
    clock,
    getSnapshot: () => snapshot,
    subscribe,
    accept: () => dispatch({ type: 'accept' }),
    reject: () => dispatch({ type: 'reject' }),
    hangUp: () => dispatch({ type: 'hang-up' }),
    dispose: (how = 'hang-up') => {
      if (isDisposed) return;
      isDisposed = true;
      stopListening();
      // A page that only rings goes on ringing elsewhere.
      if (how === 'hang-up' && snapshot.state.kind !== 'incoming') dispatch({ type: 'hang-up' });
      cancelTimer();
      room.leave();
      local.close();
      stopLocal();
    },
  };
}
