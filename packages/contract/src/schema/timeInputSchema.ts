import * as z from 'zod';

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
