import { startOfDay } from './startOfDay.ts';

/**
 * {@link startOfDay} for moments that mostly follow one another, such as those of a conversation: the calendar is
 * asked once a day and not once a message.
 *
 * @returns takes milliseconds since 1970, gives the midnight before them
 */
export function createDayFinder(): (milliseconds: number) => number {
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return (milliseconds) => {
    if (milliseconds >= start && milliseconds < end) return start;
    start = startOfDay(milliseconds);
    const date = new Date(start);
    // By the calendar: a day can have 23 or 25 hours.
    end = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
    return start;
  };
}
