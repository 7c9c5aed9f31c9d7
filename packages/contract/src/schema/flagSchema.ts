import * as z from 'zod';

/** A yes or no as forms and query strings write it: `true`, `1`, `"1"`, `"true"` and their opposites; it arrives as a boolean. */
export const flagSchema = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');
