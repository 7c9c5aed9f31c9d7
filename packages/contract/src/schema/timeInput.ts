import { z } from 'zod';

/** The year 2200: later moments are mistakes of the caller's clock or units. */
const latest = 7_258_118_400_000;

/** A moment as callers send it: ISO 8601 with any offset, or milliseconds since 1970; it arrives as ISO 8601 in UTC. */
export const timeInputSchema = z.union([z.string().max(40), z.number()]).transform((value, context) => {
  const milliseconds = /^\d{1,15}$/.test(String(value)) ? Number(value) : Date.parse(String(value));
  if (!Number.isFinite(milliseconds) || milliseconds < 0 || milliseconds > latest) {
    context.addIssue({ code: 'custom', message: 'A time must be ISO 8601 or milliseconds since 1970.' });
    return z.NEVER;
  }
  return new Date(milliseconds).toISOString();
});
