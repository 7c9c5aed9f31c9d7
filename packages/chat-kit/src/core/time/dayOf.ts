/** Midnight before the given moment in the reader's time zone, milliseconds since 1970. */
export function startOfDay(milliseconds: number): number {
  const date = new Date(milliseconds);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** What a day heading says: one of two words of the strings file, or a date as it stands. */
export type DayLabel =
  | { readonly kind: 'today' }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'date'; readonly text: string };

/** The heading for a day: Today, Yesterday or a date, seen from `now`; `date` writes the latter. */
export function dayOf(milliseconds: number, now: number, date: (milliseconds: number) => string): DayLabel {
  const today = startOfDay(now);
  const day = startOfDay(milliseconds);
  if (day === today) return { kind: 'today' };
  // Twelve hours before midnight is yesterday on every clock, also when days have 23 or 25 hours.
  if (day === startOfDay(today - 12 * 60 * 60 * 1000)) return { kind: 'yesterday' };
  return { kind: 'date', text: date(milliseconds) };
}

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
