import type { ChatOptions, MomentText } from '@franca/chat-kit';

/** Where Franca's conversations differ from the defaults of the kit. */
export const chatOptions: ChatOptions = {
  filesPerMessage: 9,
  typing: 'focus',
  quickEmoji: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
  openingScrollDelay: 500,
};

const padded = (part: number): string => String(part).padStart(2, '0');

/** Times of day as `HH:mm A`, taken literally: 24-hour digits, then AM or PM, as in "14:05 PM". */
export const timeText: MomentText = (milliseconds, zone) => {
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
