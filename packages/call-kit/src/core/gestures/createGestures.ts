import { type Clock, createListenerSet, systemClock } from '@franca/ui/core';
import type { GesturesPort, HandChange, Reaction } from './GesturesPort.ts';

/** A reaction while it is shown. */
export interface ShownReaction extends Reaction {
  /** Differs from that of every other one. */
  readonly id: number;
}

/** Hands and reactions as they are now. */
export interface GesturesSnapshot {
  /** Who has a hand up, whoever raised it first before the others. */
  readonly hands: readonly string[];
  /** What is shown, the oldest first. */
  readonly reactions: readonly ShownReaction[];
}

/** Hands and reactions of a call. */
export interface Gestures {
  readonly getSnapshot: () => GesturesSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Raises or lowers the viewer's hand; absent where calls have no hands. The snapshot changes when the server says so. */
  readonly raise: GesturesPort['raise'];
  /** Sends a reaction; absent where calls have none. It is shown when the server sends it back. */
  readonly react: GesturesPort['react'];
  /** The reactions that are offered. */
  readonly emoji: readonly string[];
  /** Stops following; the snapshot stays as it is. */
  readonly dispose: () => void;
}

/** Options of {@link createGestures}. */
export interface GesturesOptions {
  readonly port: GesturesPort;
  /** The reactions that are offered, in their order. */
  readonly emoji: readonly string[];
  /** Time. Default: the machine's. */
  readonly clock?: Clock | undefined;
}

/** Milliseconds for which a reaction is shown. */
const shownMs = 5000;
/** The most reactions at a time: of more, the oldest go. */
const maxShown = 12;

/** Follows the hands and reactions of a call. */
export function createGestures({ port, emoji, clock = systemClock }: GesturesOptions): Gestures {
  const { subscribe, notify } = createListenerSet();
  const raised = new Map<string, number>();
  const timers = new Map<number, () => void>();
  let snapshot: GesturesSnapshot = { hands: [], reactions: [] };
  let nextId = 0;
  const set = (change: Partial<GesturesSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    notify();
  };
  const setHands = (): void => {
    // Two hands of one moment stand in the same order for everybody.
    const order = ([one, at]: [string, number], [other, then]: [string, number]) =>
      at - then || (one < other ? -1 : 1);
    set({ hands: [...raised].sort(order).map(([userId]) => userId) });
  };
  const take = ({ userId, raisedAt }: HandChange): void => {
    if (raisedAt === null) raised.delete(userId);
    else raised.set(userId, raisedAt);
  };
  const remove = (id: number): void => {
    timers.get(id)?.();
    timers.delete(id);
    set({ reactions: snapshot.reactions.filter((reaction) => reaction.id !== id) });
  };
  const stop = port.subscribe({
    onHand: (change) => {
      take(change);
      setHands();
    },
    onReaction: ({ userId, emoji }) => {
      nextId += 1;
      const id = nextId;
      timers.set(
        id,
        clock.schedule(() => remove(id), shownMs),
      );
      set({ reactions: [...snapshot.reactions, { id, userId, emoji }] });
      const [oldest] = snapshot.reactions;
      if (oldest && snapshot.reactions.length > maxShown) remove(oldest.id);
    },
    onReset: (hands) => {
      raised.clear();
      for (const hand of hands) take(hand);
      setHands();
    },
  });
  return {
    getSnapshot: () => snapshot,
    subscribe,
    raise: port.raise,
    react: port.react,
    emoji,
    dispose: () => {
      stop();
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };
}
