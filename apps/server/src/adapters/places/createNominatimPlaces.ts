import { limits } from '@franca/contract';
import * as z from 'zod';
import type { Places } from '../../ports/Places.ts';
import { askPlaces, type PlacesServer } from './askPlaces.ts';

const foundSchema = z.array(
  z.object({ display_name: z.string(), lat: z.coerce.number(), lon: z.coerce.number() }),
);
const hereSchema = z.object({ display_name: z.string().optional() });

/** Places of a Nominatim server (https://nominatim.org), over OpenStreetMap. */
export function createNominatimPlaces(server: PlacesServer): Places {
  const nameOf = (name: string): string => name.slice(0, limits.placeName);
  return {
    id: 'nominatim',
    search: async ({ query, limit, language }) => {
      const request = { q: query, limit, format: 'jsonv2', 'accept-language': language };
      const found = await askPlaces(server, 'search', request, foundSchema);
      return found.map(({ display_name, lat, lon }) => ({
        place: nameOf(display_name),
        latitude: lat,
        longitude: lon,
      }));
    },
    reverse: async ({ latitude, longitude, language }) => {
      const request = { lat: latitude, lon: longitude, format: 'jsonv2', 'accept-language': language };
      const { display_name } = await askPlaces(server, 'reverse', request, hereSchema);
      return display_name ? { place: nameOf(display_name), latitude, longitude } : null;
    },
  };
}
