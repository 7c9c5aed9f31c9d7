import { devKeyHeader } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/users.ts';

/** What proxies, content networks and load balancers add, each by itself. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'cf-connecting-ip',
  'cf-ray',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
];
const devAddresses = [
  { url: '/api/dev/outbox', method: 'GET' },
  { url: '/api/dev/accounts', method: 'GET' },
  { url: '/api/dev/login', method: 'POST', payload: { user_id: '00000000-0000-4000-8000-000000000001' } },
  { url: '/dev/outbox', method: 'GET' },
] as const;

describe('the development helpers', () => {
  let world: World;

  let demo: World;

  beforeAll(async () => {
    world = await createWorld();
    demo = await createWorld({ environment: { DEMO: '' } });
  });
  afterAll(async () => {
    await world.dispose();
    await demo.dispose();
  });

  const key = () => world.app.core.local.key;
  const openPage = (headers: Record<string, string>, query = '') =>
    world.app.core.server.inject({ url: `/dev/outbox${query}`, headers });
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie']).split(';')[0] ?? '';

  it('show what would have been sent, newest first, as data and as a page', async () => {
    for (const email of ['first@example.org', 'second@example.org']) {
      await world.api.auth.emailVerify({ body: { email, type: 'web' } });
    }
    const { data } = await world.api.dev.outbox();
    expect(data.map((item) => item.to)).toEqual(['second@example.org', 'first@example.org']);
    const page = await openPage({ cookie: cookieOf(await openPage({}, `?key=${key()}`)) });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('second@example.org');
  });

  it('show a code by itself, so that one press chooses it', async () => {
    const phone = { dial_code: '61', phone_number: '412345678' };
    await world.api.auth.phoneVerify({ body: { ...phone, captcha_token: await solveCaptcha(world.app) } });
    const { code } = await world.sentTo('+61412345678');
    const page = await openPage({ cookie: cookieOf(await openPage({}, `?key=${key()}`)) });
    expect(page.body).toContain(`<p class="code">${code}</p>`);
  });

  it('keep the key out of the address once the page knows it', async () => {
    const opened = await openPage({}, `?key=${key()}`);
    expect(opened).toMatchObject({ statusCode: 303, headers: { location: '/dev/outbox' } });
    expect(opened.headers['set-cookie']).toMatch(/; Path=\/dev\/outbox; HttpOnly; SameSite=Strict$/);
  });

  it.each([
    ['without a key', {}, ''],
    ['with another key', {}, `?key=${'A'.repeat(43)}`],
    ['with another cookie', { cookie: `franca_dev_key=${'A'.repeat(43)}` }, ''],
    ['with a cookie that is none', { cookie: 'franca_dev_key; =; %' }, ''],
  ])('show no code to a page that asks %s', async (_how, headers, query) => {
    await world.api.auth.emailVerify({ body: { email: 'hidden@example.org', type: 'web' } });
    const page = await openPage(headers, query);
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain('Codes and links: …/dev/outbox?key=…');
    expect(page.body).not.toContain('hidden@example.org');
  });

  it.each<[string, { remoteAddress?: string; headers?: Record<string, string> }]>([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['a page that points its own name here', { headers: { host: 'evil.example' } }],
    ...proxyHeaders.map((name): [string, object] => [
      `a proxy that sends ${name}`,
      { headers: { [name]: '10.0.0.7' } },
    ]),
  ])('do not exist for %s', async (_who, difference) => {
    for (const url of devAddresses) {
      const headers = { [devKeyHeader]: key(), ...difference.headers };
      const { statusCode } = await demo.app.core.server.inject({ ...difference, ...url, headers });
      expect(statusCode, url.url).toBe(404);
    }
  });

  it('do not exist where another address was given to people, whatever the request looks like', async () => {
    const reachable = await createWorld({
      environment: { DEMO: '', PUBLIC_URL: 'https://chat.example.org' },
    });
    try {
      for (const url of devAddresses) {
        const headers = { [devKeyHeader]: reachable.app.core.local.key };
        const { statusCode } = await reachable.app.core.server.inject({ ...url, headers });
        expect(statusCode, url.url).toBe(404);
      }
      expect(await reachable.app.demoAccounts()).toEqual([]);
    } finally {
      await reachable.dispose();
    }
  });

  it('exist where the address that was given to people is this machine', async () => {
    const here = await createWorld({ environment: { PUBLIC_URL: 'http://localhost:4321' } });
    try {
      expect((await here.api.dev.outbox()).status).toBe(200);
    } finally {
      await here.dispose();
    }
  });

  it('sign in as demo people and as nobody else', async () => {
    const person = await demo.join('Real Person');
    const refused = await demo.api.dev.login({ body: { user_id: person.id } });
    expect(refused.status).toBe(404);
    const { db, kind } = demo.app.core.database;
    await db.update(users).set({ isDemo: true }).where(eq(users.id, person.id));
    const login = await demo.api.dev.login({
      body: {
        user_id: person.id,
      },
    });
    expect(login.status).toBe(kind === 'pglite' ? 200 : 404);
    if (kind === 'pglite') {
      const accounts = await demo.api.dev.accounts();
      expect(accounts.data.map((account) => account.name)).toContain('Real Person');
    }
  });

  it('know no demo people when the demo is switched off', async () => {
    expect((await world.api.dev.accounts()).status).toBe(404);
  });

  it('have no outbox when mail and text messages have real carriers', async () => {
    const carriers = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'franca@example.org',
      TWILIO_ACCOUNT_SID: 'AC0',
      TWILIO_AUTH_TOKEN: 'x',
      TWILIO_SMS_FROM: '+15005550006',
    };
    const real = await createWorld({ environment: carriers });
    try {
      expect((await real.api.dev.outbox()).status).toBe(404);
    } finally {
      await real.dispose();
    }
  });
});
