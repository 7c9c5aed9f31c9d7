import type { LocationData } from './locationDataSchema.ts';

/** A place as it stands in a message, `name:lat,lng` (1 §3). */
export function formatLocation(location: LocationData): string {
  return `${location.place}:${location.latitude},${location.longitude}`;
}
