import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { rateLimits } from '@franca/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../test/world.ts';
import { requirePolicies, routeConfig } from './routePolicy.ts';

describe('a route', () => {
  let webDirectory: string;
  let world: World;

  beforeAll(async () => {
    webDirectory = await mkdtemp(join(tmpdir(), 'franca-routes-'));
    await writeFile(join(webDirectory, 'index.html'), '<title>Franca</title>');
    world = await createWorld({ webDirectory });
  });
  afterAll(async () => {
    await world.dispose();
    await rm(webDirectory, { recursive: true });
  });

  it('has a policy, whatever it serves', () => {
    const { routes } = world.app.core;
    expect(routes.filter(({ policy }) => policy === undefined)).toEqual([]);
    const served = routes.map(({ url }) => url);
    for (const url of ['/api/docs', '/api/openapi.json', '/api/page.css', '/api/health', '/dev/outbox', '/*'])
      expect(served).toContain(url);
    for (const { policy } of routes) expect(Object.keys(rateLimits)).toContain(policy?.limit);
  });

  it('without a policy stops the start', async () => {
    const server = Fastify();
    requirePolicies(server);
    server.get('/closed', { config: routeConfig('publicReads') }, () => '');
    server.get('/open', () => '');
    await expect(server.ready()).rejects.toThrow('GET /open has no policy');
  });

  it.each(['/api/docs', '/api/openapi.json'])('of a document is counted by network: %s', async (url) => {
    const headers = { 'accept-encoding': 'br' };
    const open = (remoteAddress: string) => world.app.core.server.inject({ url, headers, remoteAddress });
    const { count } = rateLimits.documents;
    let answer = await open('203.0.113.7');
    let opened = 0;
    // Some come back while the others are asked for.
    for (; answer.statusCode === 200 && opened < 2 * count; opened += 1) answer = await open('203.0.113.7');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
    expect(opened).toBeGreaterThanOrEqual(count);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open('203.0.113.8')).statusCode).toBe(200);
  });

  it.each(['/api/docs', '/api/openapi.json', '/api/page.css'])(
    'of a fixed answer sends the same bytes, which were compressed once: %s',
    async (url) => {
      const open = (headers: Record<string, string>) => world.app.core.server.inject({ url, headers });
      const plain = await open({});
      const compressed = await open({ 'accept-encoding': 'br' });
      expect(compressed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
      const tag = String(compressed.headers.etag);
      expect((await open({ 'accept-encoding': 'br', 'if-none-match': tag })).statusCode).toBe(304);
    },
  );
});
