import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { text } from '../schema/text.ts';

/** A shared place: degrees north and east, and the text shown for it. */
export const locationDataSchema = z.object({
  place: text(limits.placeName),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
/** A shared place. */
export type LocationData = z.output<typeof locationDataSchema>;

/** Reads `name:lat,lng`, split at the last colon since a name may contain one; null when it is no place. */
export function parseLocation(value: string): LocationData | null {
  const colon = value.lastIndexOf(':');
  const [latitude = '', longitude = '', ...rest] = value.slice(colon + 1).split(',');
  if (colon < 0 || rest.length > 0 || !latitude.trim() || !longitude.trim()) return null;
  const place = { place: value.slice(0, colon), latitude: Number(latitude), longitude: Number(longitude) };
  const parsed = locationDataSchema.safeParse(place);
  return parsed.success ? parsed.data : null;
}

const written = z.string().max(limits.placeName + 60);

/** A place as callers send it: the object or `name:lat,lng`; it arrives as the object. */
export const locationInputSchema = z.union([locationDataSchema, written]).transform((value, context) => {
  const location = typeof value === 'string' ? parseLocation(value) : value;
  if (location) return location;
  context.addIssue({ code: 'custom', message: 'A location must be name:lat,lng.' });
  return z.NEVER;
});
