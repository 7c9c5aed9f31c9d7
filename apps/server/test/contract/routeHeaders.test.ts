import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisteredRoute } from '../../src/http/routePolicy.ts';
import { createWorld, type Person, type World } from '../world.ts';

/** What a cache may keep when it is there (docs/behaviour/api.md): what is the same for everybody. */
const kept: Readonly<Record<string, string>> = {
  '/api/static/basic': 'public, max-age=3600',
  '/api/static/country-code': 'public, max-age=3600',
  '/api/openapi.json': 'no-cache',
  '/api/docs': 'no-cache',
  '/api/page.css': 'no-cache',
};

/** Headers that every answer has, whatever it says. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
  'permissions-policy': expect.stringContaining('microphone=(self)'),
};

let webDirectory: string;
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'franca-headers-'));
  await writeFile(join(webDirectory, 'index.html'), '<title>Franca</title>');
});
afterAll(() => rm(webDirectory, { recursive: true }));

/** An address that the pattern of a route fits. */
const addressOf = ({ url }: RegisteredRoute): string =>
  url.replaceAll(/:\w+/g, '1').replaceAll('*', 'nothing');

const statusesOf = new Map<number, number>();

async function expectHeaders(
  world: World,
  route: RegisteredRoute,
  { token, body }: { token?: string; body?: string },
  more: Record<string, unknown> = {},
): Promise<number> {
  const url = addressOf(route);
  const { statusCode, headers } = await world.app.core.server.inject({
    method: route.method as 'GET',
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: body }),
  });
  const about = `${route.method} ${url} with ${token ? 'a' : 'no'} token and ${body ?? 'no body'}: ${statusCode}`;
  expect(headers, about).toMatchObject({ ...always, ...more });
  if (url.startsWith('/api/'))
    expect([about, headers['cache-control']]).toEqual([about, (statusCode < 400 && kept[url]) || 'no-store']);
  statusesOf.set(statusCode, (statusesOf.get(statusCode) ?? 0) + 1);
  return statusCode;
}

/** All of them; signing out last, as it ends the session of those that follow. */
const routesOf = (world: World): RegisteredRoute[] =>
  world.app.core.routes.toSorted(
    (one, other) => Number(one.url.endsWith('/logout')) - Number(other.url.endsWith('/logout')),
  );

describe('every registered route', () => {
  let world: World;
  let ana: Person;
  beforeAll(async () => {
    world = await createWorld({ webDirectory });
    ana = await world.join('Ana');
  }, 60_000);
  afterAll(() => world.dispose());

  it('protects its readers in what it answers and refuses, and is kept by no cache that others use', async () => {
    const routes = routesOf(world);
    expect(routes.length).toBeGreaterThan(200);
    for (const route of routes) {
      world.app.testClock.advance(600);
      await expectHeaders(world, route, {});
      await expectHeaders(world, route, { token: 'made-up' });
      const takesBody = !['GET', 'HEAD', 'OPTIONS'].includes(route.method);
      await expectHeaders(world, route, { token: ana.token, ...(takesBody && { body: '{"' }) });
      if (takesBody) await expectHeaders(world, route, { token: ana.token, body: '{}' });
    }
    expect([...statusesOf.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  }, 120_000);

  it('does so where it is asked too often, or too much', async () => {
    const ask = (url: string, payload?: string) =>
      world.app.core.server.inject({
        ...{ method: payload ? 'POST' : 'GET', url, remoteAddress: '203.0.113.9' },
        ...(payload && { payload, headers: { 'content-type': 'application/json' } }),
      });
    let refused = await ask('/api/docs');
    while (refused.statusCode < 400) refused = await ask('/api/docs');
    const tooLarge = await ask('/api/auth/email-verify', JSON.stringify({ email: 'x'.repeat(70_000) }));
    const form = await ask('/api/auth/email-verify', '<a/>');
    expect([refused.statusCode, tooLarge.statusCode, form.statusCode]).toEqual([429, 413, 400]);
    for (const { headers } of [refused, tooLarge, form])
      expect(headers).toMatchObject({ ...always, 'cache-control': 'no-store' });
  }, 60_000);
});

describe('every registered route of a server whose database is broken, at an encrypted address', () => {
  let world: World;
  let ana: Person;
  beforeAll(async () => {
    world = await createWorld({ webDirectory, environment: { PUBLIC_URL: 'https://franca.example' } });
    ana = await world.join('Ana');
    await world.app.core.database.db.execute(sql`drop schema public cascade`);
  }, 60_000);
  afterAll(() => world.dispose());

  it('protects its readers in what it cannot answer, and asks for encrypted connections', async () => {
    const encrypted = { 'strict-transport-security': 'max-age=31536000' };
    let broken = 0;
    for (const route of routesOf(world)) {
      world.app.testClock.advance(600);
      const takesBody = !['GET', 'HEAD', 'OPTIONS'].includes(route.method);
      const parts = { token: ana.token, ...(takesBody && { body: '{}' }) };
      if ((await expectHeaders(world, route, parts, encrypted)) >= 500) broken += 1;
    }
    expect(broken).toBeGreaterThan(100);
  }, 120_000);
});
