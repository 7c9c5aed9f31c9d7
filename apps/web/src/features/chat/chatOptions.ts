import type { ChatOptions, MomentText } from '@franca/chat-kit';
import type { Preferences } from '../../lib/preferences/storedPreferences.ts';

/** Where Franca's conversations differ from the defaults of the kit. */
export const chatOptions: ChatOptions = {
  filesPerMessage: 9,
  typing: 'focus',
  quickEmoji: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
  openingScrollDelay: 500,
  photoSide: 2048,
};

const padded = (part: number): string => String(part).padStart(2, '0');

/** Times of day as `HH:mm A`, taken literally: 24-hour digits, then AM or PM, as in "14:05 PM". */
const standardTime: MomentText = (milliseconds, zone) => {
  const date = new Date(milliseconds);
  const [hours, minutes] =
    zone === 'utc' ? [date.getUTCHours(), date.getUTCMinutes()] : [date.getHours(), date.getMinutes()];
  return `${padded(hours)}:${padded(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** Dates as MM/DD/YYYY. */
export const dateText: MomentText = (milliseconds, zone) => {
  const date = new Date(milliseconds);
  const [year, month, day] =
    zone === 'utc'
      ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      : [date.getFullYear(), date.getMonth(), date.getDate()];
  return `${padded(month + 1)}/${padded(day)}/${year}`;
};

/** Times of day in the form that a person has chosen; 24 and 12 hours as the interface language writes them. */
export function timeTextIn(format: Preferences['timeFormat'], locale: string): MomentText {
  if (format === 'standard') return standardTime;
  const style: Intl.DateTimeFormatOptions = { timeStyle: 'short', hour12: format === '12h' };
  const here = new Intl.DateTimeFormat(locale, style);
  const utc = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  return (milliseconds, zone) => (zone === 'utc' ? utc : here).format(milliseconds);
}
