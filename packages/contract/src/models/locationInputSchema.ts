import * as z from 'zod';
import { limits } from '../limits.ts';
import { locationDataSchema } from './locationDataSchema.ts';
import { parseLocation } from './parseLocation.ts';

const written = z.string().max(limits.placeName + 60);

/** A place as callers send it: the object or `name:lat,lng` (1 §3); it arrives as the object. */
export const locationInputSchema = z.union([locationDataSchema, written]).transform((value, context) => {
  const location = typeof value === 'string' ? parseLocation(value) : value;
  if (location) return location;
  context.addIssue({ code: 'custom', message: 'A location must be name:lat,lng.' });
  return z.NEVER;
});
