import { type Clock, createListenerSet, systemClock } from '@franca/ui/core';

/** A shown typing line is cleared this long after the last ping, in milliseconds. */
const typingShownFor = 5_000;

/** Who is shown as typing; see {@link createTypingTracker}. */
export interface TypingTracker {
  /** Names of those who type, in the order in which they began. */
  readonly getSnapshot: () => readonly string[];
  /** Calls back when somebody begins or stops. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A ping has arrived. */
  readonly receive: (userId: string, name: string) => void;
  /** Somebody's message has arrived, so they are done. */
  readonly clear: (userId: string) => void;
  /** Forgets everybody and all timers. */
  readonly stop: () => void;
}

/** Remembers for five seconds after each ping that somebody is typing. */
export function createTypingTracker(clock: Clock = systemClock): TypingTracker {
  const typing = new Map<string, { name: string; cancel: () => void }>();
  const listeners = createListenerSet();
  let names: readonly string[] = [];

  const changed = (): void => {
    names = [...typing.values()].map((entry) => entry.name);
    listeners.notify();
  };

  const clear = (userId: string): void => {
    const entry = typing.get(userId);
    if (!entry) return;
    entry.cancel();
    typing.delete(userId);
    changed();
  };

  return {
    getSnapshot: () => names,
    subscribe: listeners.subscribe,
    receive: (userId, name) => {
      const known = typing.get(userId);
      known?.cancel();
      const cancel = clock.schedule(() => clear(userId), typingShownFor);
      typing.set(userId, { name, cancel });
      if (!known) changed();
    },
    clear,
    stop: () => {
      for (const entry of typing.values()) entry.cancel();
      typing.clear();
      names = [];
    },
  };
}
