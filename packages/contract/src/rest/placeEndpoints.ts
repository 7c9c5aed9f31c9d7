import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { locationDataSchema } from '../models/location.ts';
import { languageTagSchema, text } from '../schema/text.ts';
import { wholeNumber } from '../schema/values.ts';
import { placeRequests } from './placeRequests.ts';

/** Language of the names: a BCP 47 tag; that of the caller's profile when left out. */
const named = { language: languageTagSchema.optional() };

const degrees = (most: number) => z.coerce.number<number | string>().min(-most).max(most);

/** The pictures of a street map. */
const mapTilesSchema = z.object({
  /** Address of a square of 256 pixels: `{z}`, `{x}` and `{y}` stand for its level and its place, as most servers of maps count them. */
  url: z.string(),
  /** Whose map it is, to be shown on it. */
  credit: z.string(),
});

/** Places by name, names of places, and their map. */
export const placeEndpoints = {
  search: defineEndpoint({
    ...placeRequests.search,
    limit: 'searches',
    query: z.object({
      query: text(limits.searchText).default(''),
      limit: wholeNumber(1, limits.searchPage).default(limits.placesPage),
      ...named,
    }),
    data: z.array(locationDataSchema),
    errors: ['places_unavailable'],
    extension: true,
    behaviour: 'messages#location-picker',
    summary: 'Finds places by their name; none for an empty one.',
  }),
  reverse: defineEndpoint({
    ...placeRequests.reverse,
    limit: 'searches',
    query: z.object({ latitude: degrees(90), longitude: degrees(180), ...named }),
    data: locationDataSchema.nullable(),
    errors: ['places_unavailable'],
    extension: true,
    behaviour: 'messages#location-picker',
    summary: 'The place at a point; null where none is known.',
  }),
  tiles: defineEndpoint({
    ...placeRequests.tiles,
    limit: 'searches',
    data: mapTilesSchema.nullable(),
    errors: [],
    extension: true,
    behaviour: 'messages#location-picker',
    summary: 'Where browsers load the pictures of a street map; null where none is set up.',
  }),
};
