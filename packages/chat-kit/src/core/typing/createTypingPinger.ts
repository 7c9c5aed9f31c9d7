import { type Clock, systemClock } from '@franca/ui/core';

/** Milliseconds after the last change for which somebody counts as writing. */
const writingFor = 5_000;

/** Options of {@link createTypingPinger}. */
export interface TypingPingerOptions {
  /** Sends one ping; `isWriting`: the text has changed within the last five seconds. */
  readonly ping: (isWriting: boolean) => void;
  /** Whether pings follow the characters that are entered, or the focus. Default `writing`. */
  readonly follows?: 'writing' | 'focus';
  /** Least pause between two pings, in milliseconds. Default 3,000. */
  readonly interval?: number | undefined;
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
 * Pings at once and then at most once in each interval: while something is entered, or for as long as the input has the
 * focus; whoever begins to write with the focus says so at once. Whoever shows "is typing" clears it five seconds after the last ping.
 */
export function createTypingPinger(options: TypingPingerOptions): TypingPinger {
  const { ping, follows = 'writing', interval = 3_000, clock = systemClock } = options;
  let cancel: (() => void) | null = null;
  let hasWritten = false;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let saidWriting = false;

  const isWriting = (): boolean => clock.now() - writtenAt < writingFor;

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
    saidWriting = isWriting();
    ping(saidWriting);
    cancel = clock.schedule(beat, interval);
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
      writtenAt = clock.now();
      if (cancel && !saidWriting) {
        cancel();
        beat();
      } else if (follows === 'writing') begin();
    },
    end: () => {
      writtenAt = Number.NEGATIVE_INFINITY;
      if (follows === 'writing') stop();
    },
    blur: stop,
  };
}
