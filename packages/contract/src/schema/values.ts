import * as z from 'zod';
import { limits } from '../constants/limits.ts';

/** The `_id` of an entity: a UUID of any version, as a string. */
export const idSchema = z.uuid();

/** A yes or no as forms and query strings write it: `true`, `1`, `"1"`, `"true"` and their opposites; it arrives as a boolean. */
export const flagSchema = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** A whole number between `min` and `max`, also when it arrives as text in a query string. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number<number | string>().int().min(min).max(max);
}

/** The two query fields of a paged call: `page` from 1, `limit` with its default. */
export function pageQuery(defaultLimit: number) {
  return {
    page: wholeNumber(1, limits.pageNumberMax).default(1),
    limit: wholeNumber(1, limits.pageMax).default(defaultLimit),
  };
}

/** A moment as ISO 8601 in UTC, for example `2026-11-21T10:00:00.000Z`. */
export const timestampSchema = z.iso.datetime();

/** The year 2200: later moments are mistakes of the caller's clock or units. */
const latest = 7_258_118_400_000;

/** `Date.parse` takes almost anything for a date, "-1" too, so only ISO 8601 reaches it. */
function millisecondsOf(value: string | number): number {
  if (typeof value === 'number' || /^\d{1,15}$/.test(value)) return Number(value);
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
}

/** A moment as callers send it: ISO 8601 with any offset, or milliseconds since 1970; it arrives as ISO 8601 in UTC. */
export const timeInputSchema = z.union([z.string().max(40), z.number()]).transform((value, context) => {
  const milliseconds = millisecondsOf(value);
  if (!Number.isFinite(milliseconds) || milliseconds < 0 || milliseconds > latest) {
    context.addIssue({ code: 'custom', message: 'A time must be ISO 8601 or milliseconds since 1970.' });
    return z.NEVER;
  }
  return new Date(milliseconds).toISOString();
});
