import { allEndpoints } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMatrixWorld, type MatrixWorld } from './createMatrixWorld.ts';
import { goodRequest } from './goodRequest.ts';

let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld();
}, 60_000);
afterAll(() => world.dispose());

const poison = '{"polluted":true,"isAdmin":true}';
/** As text: a literal would set the prototype instead of a field. */
const poisoned = (good: string): string[] =>
  [
    `"__proto__":${poison}`,
    `"constructor":{"prototype":${poison}}`,
    `"a":{"__proto__":${poison}}`,
    `"a":[{"constructor":{"prototype":${poison}}}]`,
    // Escaped, which is the same name to a parser, and no longer to whoever looks for it in the text.
    `"\\u005f_proto__":${poison}`,
    `"a":{"\\u005f\\u005fproto\\u005f\\u005f":${poison}}`,
  ].map((keys) => `{${good}${good && ','}${keys}}`);

describe('every registered route that takes a body', () => {
  it('lets nothing of it reach a prototype, and refuses what tries', async () => {
    const own = Reflect.ownKeys(Object.prototype);
    const routes = world.app.core.routes
      .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
      // It ends the session of those that follow.
      .toSorted((one, other) => Number(one.url.endsWith('/logout')) - Number(other.url.endsWith('/logout')));
    expect(routes.length).toBeGreaterThan(100);
    let sent = 0;
    for (const { method, url } of routes) {
      const endpoint = allEndpoints.find(
        (one) => one.method === method && `/api${one.path.replaceAll(/\{(\w+)\}/g, ':$1')}` === url,
      );
      const good = endpoint ? goodRequest(endpoint, world.known) : {};
      const body = endpoint?.body ? JSON.stringify(good.body ?? {}).slice(1, -1) : '';
      world.app.testClock.advance(3600);
      for (const payload of poisoned(body)) {
        const { statusCode } = await world.app.core.server.inject({
          method: method as 'POST',
          url: url.replaceAll(/:\w+/g, '1').replaceAll('*', 'nothing'),
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${world.owner.token}`,
          },
          payload,
        });
        const about = `${method} ${url} with ${payload}`;
        expect(statusCode, about).toBeGreaterThanOrEqual(400);
        expect(statusCode, about).toBeLessThan(500);
        expect(({} as { polluted?: unknown }).polluted, about).toBeUndefined();
        sent += 1;
      }
    }
    expect(Reflect.ownKeys(Object.prototype)).toEqual(own);
    expect(sent).toBe(routes.length * 6);
  }, 300_000);
});
