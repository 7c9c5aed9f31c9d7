import { systemClock } from '@franca/ui/core';
import { use, useEffect, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { startOfDay } from '../core/time/dayOf.ts';

/** A moment of the present day (milliseconds since 1970) that changes only at midnight. */
export function useToday(): number {
  // A list of chats may stand outside of a provider.
  const clock = use(ChatContext)?.clock ?? systemClock;
  const [today, setToday] = useState(() => startOfDay(clock.now()));
  useEffect(() => {
    // Half past twelve of the next day is the next day also where a day has 23 or 25 hours.
    const tomorrow = startOfDay(today + 36 * 60 * 60 * 1000);
    return clock.schedule(() => setToday(startOfDay(clock.now())), Math.max(1000, tomorrow - clock.now()));
  }, [clock, today]);
  return today;
}
