import { type Clock, systemClock } from '@franca/ui/core';

/** Least pause between two typing pings, in milliseconds. */
const typingPingInterval = 3_000;

/** Options of {@link createTypingPinger}. */
export interface TypingPingerOptions {
  /** Sends one ping. */
  readonly ping: () => void;
  /** Whether pings follow the characters that are entered, or the focus. Default `writing`. */
  readonly follows?: 'writing' | 'focus';
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
}

/** Sends typing pings; see {@link createTypingPinger}. */
export interface TypingPinger {
  /** The input got the focus. */
  readonly focus: () => void;
  /** Something was entered. */
  readonly write: () => void;
  /** What was written was sent, or taken back. */
  readonly end: () => void;
  /** The input lost the focus: no more pings. */
  readonly blur: () => void;
}

/**
 * Pings at once and then at most every three seconds: while something is entered, or for as long as the input has the
 * focus. Whoever shows "is typing" clears it five seconds after the last ping.
 */
export function createTypingPinger(options: TypingPingerOptions): TypingPinger {
  const { ping, follows = 'writing', clock = systemClock } = options;
  let cancel: (() => void) | null = null;
  let hasWritten = false;

  const stop = (): void => {
    hasWritten = false;
    cancel?.();
    cancel = null;
  };
  const beat = (): void => {
    if (follows === 'writing' && !hasWritten) {
      cancel = null;
      return;
    }
    hasWritten = false;
    ping();
    cancel = clock.schedule(beat, typingPingInterval);
  };
  const begin = (): void => {
    if (!cancel) beat();
  };

  return {
    focus: () => {
      if (follows === 'focus') begin();
    },
    write: () => {
      hasWritten = true;
      if (follows === 'writing') begin();
    },
    end: () => {
      if (follows === 'writing') stop();
    },
    blur: stop,
  };
}
