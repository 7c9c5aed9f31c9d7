import { systemClock } from '@franca/ui/core';
import { use, useEffect, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { scheduleAt } from '../core/time/scheduleAt.ts';

/** Whether a moment, milliseconds since 1970, has passed, also when it comes while this is shown; null never does. */
export function usePassed(at: number | null): boolean {
  const clock = use(ChatContext)?.clock ?? systemClock;
  const [now, setNow] = useState(() => clock.now());
  const hasPassed = at !== null && at <= now;
  useEffect(() => {
    if (hasPassed || at === null) return undefined;
    return scheduleAt(clock, at, () => setNow(clock.now()));
  }, [clock, at, hasPassed]);
  return hasPassed;
}
