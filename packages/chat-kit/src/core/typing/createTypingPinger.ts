import type { Clock } from '../clock/Clock.ts';
import { systemClock } from '../clock/systemClock.ts';

/** Pause between two typing pings, in milliseconds (1 §9). */
export const typingPingInterval = 3_000;

/** Sends typing pings while the input has the focus; see {@link createTypingPinger}. */
export interface TypingPinger {
  /** The input got the focus: pings at once, then every three seconds. */
  readonly focus: () => void;
  /** The input lost the focus: no more pings. */
  readonly blur: () => void;
}

/** Pings every three seconds while the input is focused (1 §4), not only while keys are pressed. */
export function createTypingPinger(ping: () => void, clock: Clock = systemClock): TypingPinger {
  let cancel: (() => void) | null = null;
  const beat = (): void => {
    ping();
    cancel = clock.schedule(beat, typingPingInterval);
  };
  return {
    focus: () => {
      if (!cancel) beat();
    },
    blur: () => {
      cancel?.();
      cancel = null;
    },
  };
}
