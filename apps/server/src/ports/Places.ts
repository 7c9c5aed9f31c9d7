import type { LocationData } from '@franca/contract';

/** The service of places gave no response in time, or a wrong one. */
export class PlacesUnavailableError extends Error {
  override name = 'PlacesUnavailableError';
}

/** Places by name, and names of places. Languages are BCP 47 tags; a service that does not know one answers in another. */
export type Places = {
  /** Name of the service. */
  readonly id: 'embedded' | 'photon' | 'nominatim';
  /** Places whose name matches, the best first. @throws PlacesUnavailableError */
  search: (request: { query: string; limit: number; language: string }) => Promise<LocationData[]>;
  /** The place at a point; null where none is known. @throws PlacesUnavailableError */
  reverse: (point: { latitude: number; longitude: number; language: string }) => Promise<LocationData | null>;
};
