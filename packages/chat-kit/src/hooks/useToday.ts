import { useEffect, useState } from 'react';
import { startOfDay } from '../core/time/dayOf.ts';
import { useChat } from './useChat.ts';

/** A moment of the present day (milliseconds since 1970) that changes only at midnight. */
export function useToday(): number {
  const { clock } = useChat();
  const [today, setToday] = useState(() => startOfDay(clock.now()));
  useEffect(() => {
    // Half past twelve of the next day is the next day also where a day has 23 or 25 hours.
    const tomorrow = startOfDay(today + 36 * 60 * 60 * 1000);
    return clock.schedule(() => setToday(startOfDay(clock.now())), Math.max(1000, tomorrow - clock.now()));
  }, [clock, today]);
  return today;
}
