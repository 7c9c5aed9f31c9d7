import type { Poll } from '../core/model/Poll.ts';
import { usePassed } from '../hooks/usePassed.ts';

/** Whether a poll is over, also when its end comes while it is shown. */
export function usePollOver({ endsAt, endedAt }: Poll): boolean {
  const hasPassed = usePassed(endsAt);
  return endedAt !== null || hasPassed;
}
