import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/users.ts';

describe('the development helpers', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  it('show what would have been sent, newest first, as data and as a page', async () => {
    for (const email of ['first@example.org', 'second@example.org']) {
      await world.api.auth.emailVerify({ body: { email, type: 'web' } });
    }
    const { data } = await world.api.dev.outbox();
    expect(data.map((item) => item.to)).toEqual(['second@example.org', 'first@example.org']);
    const page = await world.app.core.server.inject({ url: '/dev/outbox' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('second@example.org');
  });

  it.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['a proxy', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
    ['a page that points its own name here', { headers: { host: 'evil.example' } }],
  ])('do not exist for %s', async (_who, difference) => {
    for (const url of ['/api/dev/outbox', '/api/dev/accounts', '/dev/outbox']) {
      expect((await world.app.core.server.inject({ url, ...difference })).statusCode).toBe(404);
    }
  });

  it('sign in as demo people and as nobody else', async () => {
    const demo = await createWorld({ environment: { DEMO: '' } });
    try {
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
    } finally {
      await demo.dispose();
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
