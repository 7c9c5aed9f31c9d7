import type { TimeZone } from './TimeZone.ts';

/** Date in the specification's format MM/DD/YYYY (1 §9). */
export function formatDate(milliseconds: number, zone: TimeZone = 'local'): string {
  const date = new Date(milliseconds);
  const [year, month, day] =
    zone === 'utc'
      ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      : [date.getFullYear(), date.getMonth(), date.getDate()];
  return `${String(month + 1).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;
}
