import { endpoints, limits } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { type Places, PlacesUnavailableError } from './Places.ts';

/** What an adapter's test lends the suite. */
export type PlacesHarness = {
  /** A fresh adapter whose service works. */
  places: Places;
  /** Words that find at least two places, and the name of the best one in English. */
  known: { query: string; place: string };
  /** A point that has a name. */
  point: { latitude: number; longitude: number };
  /** Words that find nothing. */
  unknown: string;
  /** A point without a name. */
  nowhere: { latitude: number; longitude: number };
  /** The service fails from now on, in one of its ways; undefined where there is none to fail. */
  fail?: (how: 'status' | 'nonsense' | 'gone') => Promise<void>;
  /** Frees the resources of the harness. */
  dispose: () => Promise<void>;
};

/** Behaviour every {@link Places} shares; each adapter's test runs it. */
export function describePlaces(name: string, create: () => Promise<PlacesHarness>): void {
  const withHarness = async (use: (harness: PlacesHarness) => Promise<void>) => {
    const harness = await create();
    try {
      await use(harness);
    } finally {
      await harness.dispose();
    }
  };
  const language = 'en';

  describe(`${name} as a service of places`, () => {
    it('finds places by words, the best first, and no more than were asked for', () =>
      withHarness(async ({ places, known: { query, place } }) => {
        const found = await places.search({ query, limit: 8, language });
        expect(found.length).toBeGreaterThan(1);
        expect(found[0]?.place).toBe(place);
        expect(endpoints.places.search.data.parse(found)).toEqual(found);
        expect(await places.search({ query, limit: 1, language })).toEqual([found[0]]);
      }));

    it('finds nothing where there is nothing', () =>
      withHarness(async ({ places, unknown, nowhere }) => {
        expect(await places.search({ query: unknown, limit: 8, language })).toEqual([]);
        expect(await places.reverse({ ...nowhere, language })).toBeNull();
      }));

    it('names a point without moving it, in a language that it may not have', () =>
      withHarness(async ({ places, point }) => {
        for (const tag of ['en', 'vi', 'ar']) {
          const here = await places.reverse({ ...point, language: tag });
          expect(here).toMatchObject(point);
          expect(here?.place.length).toBeGreaterThan(0);
          expect(here?.place.length).toBeLessThanOrEqual(limits.placeName);
        }
      }));

    it.each(['status', 'nonsense', 'gone'] as const)('says that it is not available: %s', (how) =>
      withHarness(async ({ places, known: { query }, point, fail }) => {
        if (!fail) return expect(places.id).toBe('embedded');
        await fail(how);
        await expect(places.search({ query, limit: 1, language })).rejects.toThrow(PlacesUnavailableError);
        await expect(places.reverse({ ...point, language })).rejects.toThrow(PlacesUnavailableError);
      }),
    );
  });
}
