import type { CallSwitches } from '@franca/call-kit';

/** What is known of a person who comes to a call. */
export interface CallEntryFacts {
  /** What they publish from the device that is in the call; null where none is, or the media service gives no answer. */
  readonly published: CallSwitches | null;
  /** Whether they are in the call already. */
  readonly isInCall: boolean;
  /** Whether this browser was in it, and kept its switches. */
  readonly wasHere: boolean;
}

/**
 * The switches that a device takes over before its microphone and camera are published; null where its own apply. Whoever
 * muted themselves elsewhere, on a device that is gone, must not be heard or seen here.
 */
export function switchesOnEntry({ published, isInCall, wasHere }: CallEntryFacts): CallSwitches | null {
  if (published) return published;
  return isInCall && !wasHere ? { microphone: false, camera: false } : null;
}
