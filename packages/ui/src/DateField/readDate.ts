import { latinDigits } from '../internals/latinDigits.ts';

/** A day given as `yyyy-MM-dd`, written `dd/MM/yyyy`; empty for null. */
export function writeDate(iso: string | null): string {
  return iso ? iso.split('-').reverse().join('/') : '';
}

const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:T.*)?$/;
const dayFirst = /^(?<day>\d{1,2})[-/. ]+(?<month>\d{1,2})[-/. ]+(?<year>\d{4})$/;
const bare = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/;

/**
 * The day that a text names, as `yyyy-MM-dd`, or null when it names none. Reads day, month and year in this order
 * ("5/3/1990", "05.03.1990", "05031990"), and ISO 8601; knows which days exist, so that "31/02/1990" is none.
 */
export function readDate(text: string): string | null {
  const words = latinDigits(text).trim();
  const parts = (yearFirst.exec(words) ?? dayFirst.exec(words) ?? bare.exec(words))?.groups;
  if (!parts) return null;
  const { year = '', month = '', day = '' } = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${iso}T00:00:00Z`);
  // Days that do not exist are either refused or counted on into the next month.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) ? iso : null;
}
