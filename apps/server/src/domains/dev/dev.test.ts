import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { signUp } from '../../../test/signUp.ts';
import { users } from '../../db/schema/users.ts';

describe('the development helpers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.dispose());

  it('show what would have been sent, newest first, as data and as a page', async () => {
    for (const email of ['first@example.org', 'second@example.org']) {
      await api(app).post('/auth/email-verify', { email, type: 'web' });
    }
    const { data } = await api(app).get<{ to: string }[]>('/dev/outbox');
    expect(data.map((item) => item.to)).toEqual(['second@example.org', 'first@example.org']);
    const page = await app.core.server.inject({ url: '/dev/outbox' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('second@example.org');
  });

  it.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['a proxy', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
    ['a page that points its own name here', { headers: { host: 'evil.example' } }],
  ])('do not exist for %s', async (_who, difference) => {
    for (const url of ['/api/dev/outbox', '/api/dev/accounts', '/dev/outbox']) {
      expect((await app.core.server.inject({ url, ...difference })).statusCode).toBe(404);
    }
  });

  it('sign in as demo people and as nobody else', async () => {
    const demo = await createTestApp({ environment: { DEMO: '' } });
    try {
      const person = await signUp(demo, { name: 'Real Person' });
      const refused = await api(demo).post('/dev/login', { user_id: person.user._id });
      expect(refused.status).toBe(404);
      const { db, kind } = demo.core.database;
      await db.update(users).set({ isDemo: true }).where(eq(users.id, person.user._id));
      const login = await api(demo).post<{ access_token: string }>('/dev/login', {
        user_id: person.user._id,
      });
      expect(login.status).toBe(kind === 'pglite' ? 200 : 404);
      if (kind === 'pglite') {
        const accounts = await api(demo).get<{ name: string }[]>('/dev/accounts');
        expect(accounts.data.map((account) => account.name)).toContain('Real Person');
      }
    } finally {
      await demo.dispose();
    }
  });

  it('know no demo people when the demo is switched off', async () => {
    expect((await api(app).get('/dev/accounts')).status).toBe(404);
  });

  it('have no outbox when mail and text messages have real carriers', async () => {
    const carriers = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'franca@example.org',
      TWILIO_ACCOUNT_SID: 'AC0',
      TWILIO_AUTH_TOKEN: 'x',
      TWILIO_SMS_FROM: '+15005550006',
    };
    const real = await createTestApp({ environment: carriers });
    try {
      expect((await api(real).get('/dev/outbox')).status).toBe(404);
    } finally {
      await real.dispose();
    }
  });
});
