import { type LocationData, limits } from '@franca/contract';
import * as z from 'zod';
import type { Places } from '../../ports/Places.ts';
import { askPlaces, type PlacesServer } from './askPlaces.ts';

const word = z.string().optional();
const answerSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: word,
        street: word,
        housenumber: word,
        city: word,
        state: word,
        country: word,
      }),
    }),
  ),
});

/** Languages in which Photon has names; any other gets those of the place. */
const known = new Set(['en', 'de', 'fr']);

function toPlace({ geometry, properties }: z.output<typeof answerSchema>['features'][number]): LocationData {
  const { name, street, housenumber, city, state, country } = properties;
  const address = street && [street, housenumber].filter(Boolean).join(' ');
  const words = [...new Set([name, address, city, state, country].filter((part) => part !== undefined))];
  const [longitude, latitude] = geometry.coordinates;
  return { place: words.join(', ').slice(0, limits.placeName), latitude, longitude };
}

/** Places of a Photon server (https://photon.komoot.io), over OpenStreetMap. */
export function createPhotonPlaces(server: PlacesServer): Places {
  const inLanguage = (language: string): Record<string, string> => {
    const [lang = ''] = language.split('-');
    return known.has(lang) ? { lang } : {};
  };
  return {
    id: 'photon',
    search: async ({ query, limit, language }) => {
      const { features } = await askPlaces(
        server,
        'api',
        { q: query, limit, ...inLanguage(language) },
        answerSchema,
      );
      return features.map(toPlace);
    },
    reverse: async ({ latitude, longitude, language }) => {
      const query = { lat: latitude, lon: longitude, limit: 1, ...inLanguage(language) };
      const { features } = await askPlaces(server, 'reverse', query, answerSchema);
      const [first] = features.map(toPlace);
      return first ? { ...first, latitude, longitude } : null;
    },
  };
}
