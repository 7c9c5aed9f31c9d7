import { formatDate } from './formatDate.ts';
import { startOfDay } from './startOfDay.ts';

/** What a day heading says: one of two words of the strings file, or a date as it stands. */
export type DayLabel =
  | { readonly kind: 'today' }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'date'; readonly text: string };

/** The heading for a day: Today, Yesterday or MM/DD/YYYY (1 §2), seen from `now`; `date` writes the latter. */
export function dayOf(
  milliseconds: number,
  now: number,
  date: (milliseconds: number) => string = formatDate,
): DayLabel {
  const today = startOfDay(now);
  const day = startOfDay(milliseconds);
  if (day === today) return { kind: 'today' };
  // Twelve hours before midnight is yesterday on every clock, also when days have 23 or 25 hours.
  if (day === startOfDay(today - 12 * 60 * 60 * 1000)) return { kind: 'yesterday' };
  return { kind: 'date', text: date(milliseconds) };
}
