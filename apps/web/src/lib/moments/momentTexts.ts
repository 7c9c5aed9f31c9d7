import type { MomentText } from '@franca/chat-kit';
import { countryLocale } from '../preferences/countryLocale.ts';
import type { Preferences } from '../preferences/storedPreferences.ts';

const padded = (part: number): string => String(part).padStart(2, '0');

/** Times of day as `HH:mm A`, taken literally: 24-hour digits, then AM or PM, as in "14:05 PM". */
const standardTime: MomentText = (milliseconds, zone) => {
  const date = new Date(milliseconds);
  const [hours, minutes] =
    zone === 'utc' ? [date.getUTCHours(), date.getUTCMinutes()] : [date.getHours(), date.getMinutes()];
  return `${padded(hours)}:${padded(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** Dates as MM/DD/YYYY. */
const standardDate: MomentText = (milliseconds, zone) => {
  const date = new Date(milliseconds);
  const [year, month, day] =
    zone === 'utc'
      ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      : [date.getFullYear(), date.getMonth(), date.getDate()];
  return `${padded(month + 1)}/${padded(day)}/${year}`;
};

function momentText(locale: string, style: Intl.DateTimeFormatOptions): MomentText {
  const here = new Intl.DateTimeFormat(locale, style);
  const utc = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  return (milliseconds, zone) => (zone === 'utc' ? utc : here).format(milliseconds);
}

/**
 * Times of day in the form that a person has chosen; 24 and 12 hours as the interface language writes them, and those of the
 * country as they are written there.
 */
export function timeTextIn(format: Preferences['timeFormat'], language: string): MomentText {
  if (format === 'standard') return standardTime;
  if (format === 'country') return momentText(countryLocale(language), { timeStyle: 'short' });
  return momentText(language, { timeStyle: 'short', hour12: format === '12h' });
}

/** Dates in the form that a person has chosen. */
export function dateTextIn(format: Preferences['dateFormat'], language: string): MomentText {
  if (format === 'standard') return standardDate;
  return momentText(countryLocale(language), { day: '2-digit', month: '2-digit', year: 'numeric' });
}
