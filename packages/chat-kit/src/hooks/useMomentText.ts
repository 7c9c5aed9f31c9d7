import { useHydrated } from '@franca/ui/kit';
import { dayOf } from '../core/time/dayOf.ts';
import { useChatText } from './useChatText.ts';
import { useDateText } from './useDateText.ts';
import { useTimeText } from './useTimeText.ts';
import { useToday } from './useToday.ts';

/**
 * Writes when something in a list happened (milliseconds since 1970): the time of day where that was today, else the day. A
 * page that a server rendered does not know the reader's day, and has the time while it is not hydrated.
 */
export function useMomentText(): (milliseconds: number) => string {
  const [text, date, time, today] = [useChatText(), useDateText(), useTimeText(), useToday()];
  const isHydrated = useHydrated();
  return (milliseconds) => {
    if (!isHydrated) return time(milliseconds);
    const day = dayOf(milliseconds, today, date);
    if (day.kind === 'today') return time(milliseconds);
    return day.kind === 'yesterday' ? text('yesterday') : day.text;
  };
}
