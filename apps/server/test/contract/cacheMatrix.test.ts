import { allEndpoints, type Endpoint } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestEndpoint } from '../client.ts';
import { createMatrixWorld, type MatrixWorld } from './createMatrixWorld.ts';
import { goodRequest } from './goodRequest.ts';

/** What a cache may keep when it is there: what everybody may read, and files, whose address is all that is needed to read them. */
const kept: Readonly<Record<string, string>> = {
  'static.basic': 'public, max-age=3600',
  'static.countryCode': 'public, max-age=3600',
  'system.openapi': 'no-cache',
};

/** The whole of what people who use one browser after the other must not find: everything else, and every refusal. */
const expected = (id: string, status: number): string => (status < 400 && kept[id]) || 'no-store';

let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld();
}, 60_000);
afterAll(() => world.dispose());
// No refusal of one too many stands for the answer.
beforeEach(() => world.app.testClock.advance(3600));

const ordered = allEndpoints.toSorted(
  (one, other) => Number(one.id === 'auth.logout') - Number(other.id === 'auth.logout'),
);

describe.each(ordered.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  const stored = async (parts: Parameters<typeof requestEndpoint>[2]): Promise<[string, unknown, string]> => {
    const { status, headers } = await requestEndpoint(world.app, endpoint as Endpoint, parts);
    return [id, headers['cache-control'], expected(id, status)];
  };

  it('is kept by no cache, whoever asks and whether it is answered or refused', async () => {
    const good = goodRequest(endpoint, world.known);
    const bad = {
      ...good,
      ...(endpoint.query && { query: { unknown: '\u0000' } }),
      ...(endpoint.body && { body: '{"' }),
    };
    const asked = [
      { ...good },
      { ...good, as: { token: 'made-up' } },
      { ...bad, as: world.owner },
      { ...good, as: world.stranger },
      { ...good, as: world.owner },
    ];
    for (const parts of asked) {
      const [name, found, wanted] = await stored(parts);
      expect([name, found]).toEqual([name, wanted]);
    }
  });
});

describe('an address that is written otherwise', () => {
  it.each(['/%61pi/user/profile', '/%61%70%69/user/profile', '/api/user/profile/', '/api/%75ser/profile'])(
    'is kept by no cache: %s',
    async (url) => {
      const { headers } = await world.app.core.server.inject({
        url,
        headers: { authorization: `Bearer ${world.owner.token}` },
      });
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});
