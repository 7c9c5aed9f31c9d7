import * as z from 'zod';

/** A whole number between `min` and `max`, also when it arrives as text in a query string. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number<number | string>().int().min(min).max(max);
}
