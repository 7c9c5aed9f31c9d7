import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { type Places, PlacesUnavailableError } from '../../ports/Places.ts';
import type { Users } from '../users/Users.ts';

/** What places need. */
export type PlacesDeps = {
  /** Who knows them. */
  places: Places;
  users: Pick<Users, 'find'>;
  /** BCP 47 tag of a profile's language name. */
  codeOfLanguage: (name: string) => string;
};

/** Registers the search for places, the names of points, and where their map is. */
export function connectPlaces(
  { route, log, config }: Core,
  { places, users, codeOfLanguage }: PlacesDeps,
): void {
  async function languageOf(userId: string): Promise<string> {
    const [user] = await users.find([userId]);
    return user ? codeOfLanguage(user.language) : 'en';
  }
  async function answer<Value>(ask: () => Promise<Value>): Promise<Value> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PlacesUnavailableError)) throw error;
      // The cause holds what was searched for.
      log.error({ service: places.id }, 'places could not be asked for');
      throw new Refusal('places_unavailable', { retryAfter: 5 });
    }
  }
  route(endpoints.places.search, async ({ userId, query: { query, limit, language } }) =>
    query.trim() === ''
      ? []
      : answer(async () =>
          places.search({ query: query.trim(), limit, language: language ?? (await languageOf(userId)) }),
        ),
  );
  route(endpoints.places.reverse, ({ userId, query: { language, ...point } }) =>
    answer(async () => places.reverse({ ...point, language: language ?? (await languageOf(userId)) })),
  );
  const { TILES_URL, TILES_CREDIT } = config;
  route(endpoints.places.tiles, async () => (TILES_URL ? { url: TILES_URL, credit: TILES_CREDIT } : null));
}
