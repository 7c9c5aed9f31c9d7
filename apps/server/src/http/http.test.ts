import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { allEndpoints, endpoints } from '@franca/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, requestEndpoint } from '../../test/client.ts';
import { createTestApp } from '../../test/createTestApp.ts';
import { createWorld, type World } from '../../test/world.ts';
import { loadConfig } from '../config.ts';
import { createLogger } from './createLogger.ts';
import { createServer } from './createServer.ts';

describe('every response', () => {
  let world: World;
  let token: string;
  let webDirectory: string;

  beforeAll(async () => {
    webDirectory = await mkdtemp(join(tmpdir(), 'franca-web-'));
    await mkdir(join(webDirectory, 'assets'));
    await writeFile(join(webDirectory, 'index.html'), '<title>Franca</title>');
    await writeFile(join(webDirectory, 'assets/app-4f3a.js'), `//${'x'.repeat(5000)}`);
    world = await createWorld({ webDirectory });
    ({ token } = await world.join('Test Person'));
  });
  afterAll(async () => {
    await world.dispose();
    await rm(webDirectory, { recursive: true, force: true });
  });

  const post = (payload: string, type = 'application/json') =>
    world.app.core.server.inject({
      method: 'POST',
      url: '/api/auth/email-verify',
      headers: { 'content-type': type },
      payload,
    });

  const placeholder = {
    avatar: '/api/file/none',
    country: 'Italy',
    language: 'Italian',
    accent: 'Italian (Italy)',
    gender: 'other',
  };

  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each([
    ['broken JSON', '{"email":', 400],
    ['a bare word', 'undefined', 400],
    ['an array instead of an object', '[]', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    ['deep nesting', nested(30), 400],
    ['very deep nesting', nested(9000), 400],
    ['a null byte', '{"email":"a\\u0000@b.c","type":"web"}', 400],
    ['a null byte in a key', '{"a\\u0000":1}', 400],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 400],
    ['an oversized body', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
  ])('to %s is a refusal with a sentence', async (_name, payload, status) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, errors: [expect.stringMatching(/\.$/)] });
    expect(response.json().code).toMatch(/^[a-z_]+$/);
  });

  it.each(['//', '///media', '/media', 'http://', '/%', '/\\\\'])(
    'to an upgrade of %j that nobody can make anything of leaves the server running',
    async (path) => {
      const { address, port } = world.app.core.server.server.address() as AddressInfo;
      const socket = connect(port, address);
      const ended = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => undefined).resume();
      socket.end(`GET ${path} HTTP/1.1\r\nHost: franca\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await ended;
      expect((await fetch(`http://${address}:${port}/api/health`)).status).toBe(200);
    },
  );

  it('to another content type is 415', async () => {
    const response = await post('email=a@b.c', 'application/x-www-form-urlencoded');
    expect([response.statusCode, response.json().success]).toEqual([415, false]);
  });

  it.each([
    ['a null byte in the path', '/api/user/%00'],
    ['a null byte in the query', '/api/user?query=%00'],
    ['a broken escape', '/api/user/%E0%A4%A'],
    ['a very long part', `/api/user/${'9'.repeat(600)}`],
  ])('to an address with %s is a refusal with the envelope', async (_name, url) => {
    const response = await world.app.core.server.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json().success).toBe(false);
  });

  it('to an unknown call is 404 with the envelope', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await world.app.core.server.inject({ method, url: '/api/no/such/call' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ success: false, code: 'not_found' });
    }
  });

  it('names the field where only a general sentence says what is wrong with it', async () => {
    const wrong = { ...placeholder, name: 'Mia', birthday: 'soon', description: 7 };
    const answer = await requestEndpoint(world.app, endpoints.users.updateProfile, {
      as: { token },
      body: wrong,
    });
    const { errors } = answer.body as { errors: string[] };
    expect(errors).toHaveLength(2);
    expect(errors).toEqual([
      expect.stringMatching(/^birthday: Invalid .*\.$/),
      expect.stringMatching(/^description: Invalid input.*\.$/),
    ]);
  });

  it('to an internal failure reveals nothing about it', async () => {
    const broken = await createWorld();
    try {
      await broken.app.core.database.db.execute(sql`drop table users cascade`);
      const answer = await broken.api.auth.emailVerify({
        body: { email: 'a@example.org', type: 'web' },
      });
      expect(answer).toMatchObject({
        status: 500,
        code: 'internal',
        errors: [expect.not.stringContaining('data')],
      });
      expect(broken.app.logged()).toContain('request failed');
    } finally {
      await broken.dispose();
    }
  });

  it('carries a strict content security policy and no sniffing, framing or referrer', async () => {
    const { headers } = await world.app.core.server.inject({ url: '/login' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });

  it('lets pages use what calls and messages need, and keeps responses of the API out of every cache', async () => {
    const page = await world.app.core.server.inject({ url: '/login' });
    const policy = String(page.headers['permissions-policy']);
    expect(policy.split(', ')).toEqual(expect.arrayContaining(['microphone=(self)', 'usb=()']));
    const own = { authorization: `Bearer ${token}` };
    for (const url of ['/api/user/profile', '/api/no/such/call']) {
      const { headers } = await world.app.core.server.inject({ url, headers: own });
      expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    }
  });

  it.each([
    ['https://franca.example', 'max-age=31536000'],
    ['http://franca.example', undefined],
    [undefined, undefined],
  ])('asks with PUBLIC_URL=%s for encrypted connections only: %s', async (PUBLIC_URL, expected) => {
    const server = await createServer(createLogger(new Writable({ write: (_c, _e, done) => done() })), {
      ...loadConfig({ PORT: '0', ...(PUBLIC_URL && { PUBLIC_URL }) }),
    });
    const { headers } = await server.inject({ url: '/any' });
    expect(headers['strict-transport-security']).toBe(expected);
    await server.close();
  });

  /** The whole response to bytes that are sent as they are. */
  async function answerTo(text: string): Promise<string> {
    const { address, port } = world.app.core.server.server.address() as AddressInfo;
    const socket = connect(port, address).setEncoding('utf8');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write(text);
    await ended;
    return answer;
  }

  it.each([
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['a broken address', 'GET /api/user/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['a poll of no socket', 'GET /socket.io/?EIO=9 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ])('to %s has the headers of every answer', async (_name, request, status) => {
    const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
    expect(head).toContain(` ${status} `);
    const names = head.toLowerCase().split('\r\n');
    expect(names).toEqual(
      expect.arrayContaining(['x-content-type-options: nosniff', 'x-frame-options: deny']),
    );
    expect(names).toContain('cache-control: no-store');
    expect(body).toMatch(/\{.*\}/);
  });

  /** The response of a server that waits for bodies 100 ms, once it has ended the connection. */
  async function answerInTime(request: string): Promise<string> {
    const server = await createServer(createLogger(new Writable({ write: (_c, _e, done) => done() })), {
      ...loadConfig({ PORT: '0' }),
      bodyTimeMs: 100,
    });
    server.post('/api/echo', async (request) => request.body);
    server.get('/api/echo', async () => '');
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write(request);
    await ended;
    await server.close();
    return answer;
  }

  it('to a body that never ends is 408, and its connection ends', async () => {
    const head = 'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const answer = await answerInTime(`${head}content-length: 1000\r\n\r\n{"a":`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"malformed_request"/);
  });

  it.each([
    ['of a content type that nothing reads', 'POST', 'application/x-www-form-urlencoded', 1000, 415],
    ['of a content type that is none', 'POST', 'none', 1000, 415],
    ['that is too large', 'POST', 'application/json', 1_000_000, 413],
    ['of a request that has none', 'GET', 'application/json', 1000, 200],
  ])(
    'to a body %s is at once, and its end leaves the server running',
    async (_what, method, type, length, status) => {
      const head = `${method} /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n`;
      const answer = await answerInTime(`${head}content-length: ${length}\r\n\r\n`);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
    },
  );

  it('lets pages talk to the object storage when there is one, and to no other host', async () => {
    const plain = await world.app.core.server.inject({ url: '/login' });
    expect(plain.headers['content-security-policy']).not.toContain('http');
    const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
    const environment = { S3_ENDPOINT: 'https://objects.example:9000/path', ...keys };
    const other = await createWorld({ webDirectory, environment });
    try {
      const { headers } = await other.app.core.server.inject({ url: '/login' });
      const policy = String(headers['content-security-policy']).split(';');
      const allowing = policy.filter((rule) => rule.includes('https://objects.example:9000'));
      expect(allowing.map((rule) => rule.split(' ')[0]).sort()).toEqual([
        'connect-src',
        'img-src',
        'media-src',
      ]);
      expect(policy.join(';')).not.toContain('/path');
    } finally {
      await other.dispose();
    }
  });

  it('lets pages load pictures from the street map where one is set up, and nothing else', async () => {
    const TILES_URL = 'https://tiles.example:8443/streets/{z}/{x}/{y}.png';
    const other = await createWorld({ webDirectory, environment: { TILES_URL } });
    try {
      const { headers } = await other.app.core.server.inject({ url: '/login' });
      const policy = String(headers['content-security-policy']).split(';');
      const allowing = policy.filter((rule) => rule.includes('tiles.example'));
      expect(allowing).toEqual(["img-src 'self' data: blob: https://tiles.example:8443"]);
    } finally {
      await other.dispose();
    }
  });

  it.each([
    [undefined, '127.0.0.1'],
    ['1', '198.51.100.7'],
    ['127.0.0.0/8,10.0.0.1', '203.0.113.9'],
    ['10.0.0.1', '127.0.0.1'],
  ])('counts for the network that TRUST_PROXY=%s makes it come from', async (TRUST_PROXY, network) => {
    const environment: Record<string, string> = TRUST_PROXY ? { TRUST_PROXY } : {};
    const config = loadConfig({ PORT: '0', ...environment });
    const server = await createServer(
      createLogger(new Writable({ write: (_c, _e, done) => done() })),
      config,
    );
    server.get('/network', (request) => request.ip);
    const forwarded = '203.0.113.9, 198.51.100.7';
    const headers = { 'x-forwarded-for': TRUST_PROXY?.includes(',') ? '203.0.113.9, 10.0.0.1' : forwarded };
    expect((await server.inject({ url: '/network', headers })).body).toBe(network);
    await server.close();
  });

  it('to a page is the web app, also on reload of a deep link', async () => {
    for (const url of ['/', '/chat', '/check-out/method?package=premium', '/no-such-page', '/404']) {
      const response = await world.app.core.server.inject({ url });
      expect([url, response.statusCode, response.body]).toEqual([url, 200, '<title>Franca</title>']);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it('to a missing file is 404, not the page', async () => {
    for (const url of ['/assets/gone-1a2b.js', '/favicon.gone', '/socket.io/x', '/media', '/dev/x']) {
      expect([url, (await world.app.core.server.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });

  it('with a hashed file may be kept for a year and travels compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await world.app.core.server.inject({ url: '/assets/app-4f3a.js', headers });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(response.rawPayload.length).toBeLessThan(200);
  });

  it('about its health says what the server is made of', async () => {
    const { data } = await world.api.system.health();
    const { database, redis } = world.app.core;
    const sockets = redis ? 'redis' : 'memory';
    expect(data).toMatchObject({ database: database.kind, sockets, files: 'disk', payments: 'sandbox' });
  });

  it('about readiness is 503 until it listens and 200 from then on', async () => {
    const starting = await createTestApp();
    try {
      const { system } = createClient(starting);
      expect(await system.ready()).toMatchObject({ status: 503, code: 'unavailable' });
      const address = await starting.listen();
      const response = await fetch(`${address}/api/ready`);
      const answer = { success: true, data: { ready: true } };
      expect([response.status, await response.json()]).toEqual([200, answer]);
    } finally {
      await starting.dispose();
    }
  });

  it('about readiness is 503 while the database does not respond', async () => {
    const own = await createWorld();
    expect((await own.api.system.ready()).status).toBe(200);
    await own.app.core.database.close();
    for (const degraded of [false, true])
      expect(await own.api.system.ready({ query: { degraded } })).toMatchObject({
        status: 503,
        code: 'unavailable',
      });
    await own.dispose();
  });

  it('about the contract is an OpenAPI document of what is served', async () => {
    const { statusCode, body } = await world.app.core.server.inject({ url: '/api/openapi.json' });
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      200,
      { openapi: '3.1.0', paths: { '/user/me': {} } },
    ]);
    const served = allEndpoints.filter(({ stage }) => stage === 'now').map(({ path }) => path);
    expect(Object.keys(JSON.parse(body).paths).sort()).toEqual([...new Set(served)].sort());
  });

  it('about the contract is a page that names every endpoint', async () => {
    const { body, headers } = await world.app.core.server.inject({ url: '/api/docs' });
    expect(headers['content-type']).toContain('text/html');
    for (const { method, path, stage } of allEndpoints) {
      if (stage === 'now') expect(body).toContain(`${method} /api${path}<`);
      else expect(body).not.toContain(`${method} /api${path}<`);
    }
    expect(body).not.toMatch(/<script|<style|style=/);
  });
});
