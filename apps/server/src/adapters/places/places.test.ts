import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openTestService } from '../../../test/openTestService.ts';
import { describePlaces } from '../../ports/Places.conformance.ts';
import { PlacesUnavailableError } from '../../ports/Places.ts';
import { capitals } from './capitals.ts';
import { createEmbeddedPlaces } from './createEmbeddedPlaces.ts';
import { createNominatimPlaces } from './createNominatimPlaces.ts';
import { createPhotonPlaces } from './createPhotonPlaces.ts';

/** A server of places that knows two of them, as one of the protocols has them, and can fail. */
async function serveKnown(protocol: 'photon' | 'nominatim') {
  const known = [
    { name: 'Hanoi', latitude: 21.03, longitude: 105.85 },
    { name: 'Hanoi Railway Station', latitude: 21.02, longitude: 105.84 },
  ];
  let mode: 'works' | 'status' | 'nonsense' | 'gone' = 'works';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const isReverse = pathname === '/geo/reverse';
    const near = (one: number, key: string): boolean => Math.abs(one - Number(searchParams.get(key))) < 0.1;
    const found = known
      .filter(({ name, latitude, longitude }) =>
        isReverse
          ? near(latitude, 'lat') && near(longitude, 'lon')
          : name.toLowerCase().includes(searchParams.get('q') ?? ''),
      )
      .slice(0, Number(searchParams.get('limit') ?? 1));
    const asPhoton = {
      features: found.map(({ name, latitude, longitude }) => ({
        geometry: { coordinates: [longitude, latitude] },
        properties: { name, country: 'Vietnam' },
      })),
    };
    const asNominatim = found.map(({ name, latitude, longitude }) => ({
      display_name: `${name}, Vietnam`,
      lat: String(latitude),
      lon: String(longitude),
    }));
    const nominatim = isReverse ? (asNominatim[0] ?? { error: 'Unable to geocode' }) : asNominatim;
    const answer = protocol === 'photon' ? asPhoton : nominatim;
    if (mode === 'gone') return void request.socket.destroy();
    response.writeHead(mode === 'status' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(mode === 'nonsense' ? '<html>' : JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo`,
    known: { query: 'hanoi', place: 'Hanoi, Vietnam' },
    point: { latitude: 21, longitude: 105.8 },
    unknown: 'qqqq',
    nowhere: { latitude: 0, longitude: 0 },
    fail: async (how: typeof mode) => {
      mode = how;
    },
    dispose: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describePlaces('The list of cities', async () => ({
  places: createEmbeddedPlaces(),
  known: { query: 'united', place: 'London, United Kingdom' },
  point: { latitude: 21, longitude: 105.8 },
  unknown: 'qqqq',
  nowhere: { latitude: 0, longitude: 0 },
  dispose: async () => undefined,
}));
describePlaces('Photon', async () => {
  const { url, ...server } = await serveKnown('photon');
  return { places: createPhotonPlaces({ url, service: openTestService('places') }), ...server };
});
describePlaces('Nominatim', async () => {
  const { url, ...server } = await serveKnown('nominatim');
  return { places: createNominatimPlaces({ url, service: openTestService('places') }), ...server };
});

/** A server that answers each path with JSON, and notes what it was asked. */
async function serve(answers: Record<string, unknown>) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url);
    const answer = answers[url.pathname];
    response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => void server.close();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo`, asked, close };
}

const here = { latitude: 15.88, longitude: 108.34 };

describe('the cities that are built in', () => {
  const { search, reverse } = createEmbeddedPlaces();
  const names = async (query: string, language = 'en') =>
    (await search({ query, limit: 5, language })).map(({ place }) => place);

  it('are found by their name, the one with most people first', async () => {
    const [sydney] = await search({ query: 'Sydney', limit: 5, language: 'en' });
    expect(sydney?.place).toBe('Sydney, Australia');
    expect(sydney?.latitude).toBeCloseTo(-33.87, 1);
    expect(sydney?.longitude).toBeCloseTo(151.21, 1);
    expect((await names('ho chi minh', 'vi'))[0]).toBe('Ho Chi Minh City, Việt Nam');
    expect((await names('hoi an'))[0]).toBe('Hội An, Vietnam');
    expect((await names('sao paulo', 'it'))[0]).toBe('São Paulo, Brasile');
    expect((await names('york'))[0]).toBe('York, United Kingdom');
    expect(await names('york')).toContain('New York City, NY, United States');
  });

  it('are found within a country or state', async () => {
    expect((await names('Sydney, Canada'))[0]).toMatch(/^Sydney, Canada$/);
    expect((await names('Portland, ME'))[0]).toBe('Portland, ME, United States');
    expect((await names('Tripoli, ليبيا', 'ar'))[0]).toBe('Tripoli, ليبيا');
    expect(await names('Rome, France')).toEqual([]);
  });

  it('hold no capital twice', async () => {
    for (const { name, country } of capitals) {
      const found = await search({ query: name, limit: 20, language: 'en' });
      const ofCountry = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
      const wanted = name === ofCountry ? name : `${name}, ${ofCountry}`;
      expect(
        found.filter(({ place }) => place === wanted),
        wanted,
      ).toHaveLength(1);
    }
  });

  it('have a capital for each country, at a place of the earth', () => {
    expect(new Set(capitals.map(({ country }) => country)).size).toBe(capitals.length);
    expect(capitals.length).toBeGreaterThan(190);
    for (const { name, latitude, longitude } of capitals) {
      expect(Math.abs(latitude), name).toBeLessThan(70);
      expect(Math.abs(longitude), name).toBeLessThanOrEqual(180);
    }
  });

  it('are found as capitals by the name of the country, in any of the languages, without accents', async () => {
    expect((await names('hanoi'))[0]).toBe('Hanoi, Vietnam');
    expect((await names('Italia', 'it'))[0]).toBe('Rome, Italia');
    expect((await names('yaounde'))[0]).toBe('Yaoundé, Cameroon');
    expect(await names('إيطاليا', 'ar')).toEqual(['Rome, إيطاليا']);
    expect(await names('qqqq')).toEqual([]);
  });

  it('name a point by the nearest of them, and none far from all', async () => {
    const near = { latitude: 21, longitude: 105.8, language: 'vi' };
    expect(await reverse(near)).toEqual({ place: 'Hà Đông, Việt Nam', latitude: 21, longitude: 105.8 });
    expect(await reverse({ ...here, language: 'en' })).toEqual({ place: 'Hội An, Vietnam', ...here });
    expect((await reverse({ latitude: -33.92, longitude: 151.19, language: 'en' }))?.place).toMatch(
      /Australia$/,
    );
    expect((await reverse({ latitude: -18.1, longitude: 178.4, language: 'en' }))?.place).toMatch(/Fiji$/);
    expect(await reverse({ latitude: -25.34, longitude: 131.04, language: 'en' })).toBeNull();
  });
});

describe('a Photon server', () => {
  const feature = {
    geometry: { coordinates: [108.34, 15.88] },
    properties: {
      name: 'Chùa Cầu',
      street: 'Trần Phú',
      housenumber: '186',
      city: 'Hội An',
      country: 'Vietnam',
    },
  };

  it('is asked by its protocol, in a language that it has', async () => {
    const answer = { type: 'FeatureCollection', features: [feature] };
    const { url, asked, close } = await serve({ '/geo/api': answer, '/geo/reverse': answer });
    const places = createPhotonPlaces({ url, service: openTestService('places') });
    const place = { place: 'Chùa Cầu, Trần Phú 186, Hội An, Vietnam', ...here };
    expect(await places.search({ query: 'cầu', limit: 3, language: 'vi' })).toEqual([place]);
    expect(await places.reverse({ ...here, language: 'de-AT' })).toEqual(place);
    expect(asked.map(({ search }) => search)).toEqual([
      '?q=c%E1%BA%A7u&limit=3',
      '?lat=15.88&lon=108.34&limit=1&lang=de',
    ]);
    await close();
  });
});

describe('a Nominatim server', () => {
  it('is asked by its protocol', async () => {
    const found = { display_name: 'Hội An, Việt Nam', lat: '15.88', lon: '108.34' };
    const { url, asked, close } = await serve({
      '/geo/search': [found],
      '/geo/reverse': { error: 'Unable to geocode' },
    });
    const places = createNominatimPlaces({ url, service: openTestService('places') });
    const place = { place: 'Hội An, Việt Nam', ...here };
    expect(await places.search({ query: 'hoi an', limit: 3, language: 'vi' })).toEqual([place]);
    expect(await places.reverse({ latitude: 0, longitude: 0, language: 'vi' })).toBeNull();
    expect(asked[0]?.searchParams.get('accept-language')).toBe('vi');
    await close();
  });

  it('that fails or answers something else is not available', async () => {
    const { url, close } = await serve({ '/geo/search': { wrong: true } });
    const places = createNominatimPlaces({ url, service: openTestService('places') });
    const request = { query: 'a', limit: 3, language: 'en' };
    await expect(places.search(request)).rejects.toThrow(PlacesUnavailableError);
    await expect(places.reverse({ ...here, language: 'en' })).rejects.toThrow(PlacesUnavailableError);
    await close();
  });
});
