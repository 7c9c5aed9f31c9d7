import * as z from 'zod';

/** A country's dial code, `61` or `+61`, also as a number; it arrives as digits only. */
export const dialCodeSchema = z
  .union([z.string().max(8), z.number().int().positive()])
  .transform((value) => String(value).trim().replace(/^\+/, ''))
  .refine((value) => /^\d{1,7}$/.test(value), 'A dial code can only contain numbers.');
