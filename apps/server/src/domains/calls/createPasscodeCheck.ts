import { sameText } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Clock } from '../../ports/Clock.ts';

/** What the video shell has to name besides its session, where an operator has set it. */
export type VideoPasscode = {
  /** The passcode. */
  passcode: string;
  /** When it ends; null for never. */
  until: Date | null;
};

/** Checks the passcode that the video shell sends. Refuses with `passcode_incorrect` or `passcode_expired`; without a passcode set, nothing is asked for. */
export function createPasscodeCheck(
  required: VideoPasscode | undefined,
  clock: Clock,
): (given: string | undefined) => void {
  return (given = '') => {
    if (!required) return;
    if (!sameText(given, required.passcode)) throw new Refusal('passcode_incorrect');
    if (required.until && required.until <= clock()) throw new Refusal('passcode_expired');
  };
}
