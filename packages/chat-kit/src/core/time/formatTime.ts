/**
 * Time of day in the specification's format `HH:mm A` (1 §9), taken literally: 24-hour digits
 * followed by AM or PM, as in "14:05 PM".
 */
export function formatTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  const hours = String(date.getHours()).padStart(2, '0');
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours}:${minutes} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}
