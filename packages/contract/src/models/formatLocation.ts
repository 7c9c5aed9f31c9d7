import type { LocationData } from './location.ts';

/** A place as it stands in a message, `name:lat,lng`. */
export function formatLocation(location: LocationData): string {
  return `${location.place}:${location.latitude},${location.longitude}`;
}
