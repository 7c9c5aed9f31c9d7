import type { TimeZone } from './TimeZone.ts';

/**
 * Time of day in the specification's format `HH:mm A` (1 §9), taken literally: 24-hour digits
 * followed by AM or PM, as in "14:05 PM".
 */
export function formatTime(milliseconds: number, zone: TimeZone = 'local'): string {
  const date = new Date(milliseconds);
  const [hours, minutes] =
    zone === 'utc' ? [date.getUTCHours(), date.getUTCMinutes()] : [date.getHours(), date.getMinutes()];
  const digits = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  return `${digits} ${hours < 12 ? 'AM' : 'PM'}`;
}
