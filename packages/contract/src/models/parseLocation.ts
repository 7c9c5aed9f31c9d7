import { type LocationData, locationDataSchema } from './locationDataSchema.ts';

/** Reads `name:lat,lng`, split at the last colon since a name may hold one (readings C29); null when it is no place. */
export function parseLocation(value: string): LocationData | null {
  const colon = value.lastIndexOf(':');
  const [latitude = '', longitude = '', ...rest] = value.slice(colon + 1).split(',');
  if (colon < 0 || rest.length > 0 || !latitude.trim() || !longitude.trim()) return null;
  const place = { place: value.slice(0, colon), latitude: Number(latitude), longitude: Number(longitude) };
  const parsed = locationDataSchema.safeParse(place);
  return parsed.success ? parsed.data : null;
}
