import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { signUp } from '../../../test/signUp.ts';

const day = 86_400;

describe('a session', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.dispose());

  const isValid = async (token: string) => (await api(app, token).get('/user/me')).status === 200;

  it('ends with log-out, and only that one', async () => {
    const first = await signUp(app);
    const other = await signUp(app);
    expect(await api(app, first.token).post('/auth/logout')).toMatchObject({ status: 200, data: null });
    expect([await isValid(first.token), await isValid(other.token)]).toEqual([false, true]);
  });

  it('lasts ninety days after its last use', async () => {
    const { token } = await signUp(app);
    app.testClock.advance(80 * day);
    expect(await isValid(token)).toBe(true);
    app.testClock.advance(80 * day);
    expect(await isValid(token)).toBe(true);
    app.testClock.advance(91 * day);
    expect(await isValid(token)).toBe(false);
  });

  it('is not opened by made-up, empty or odd tokens', async () => {
    for (const token of ['x', 'A'.repeat(43), 'r.e30.x', 'Bearer', '../..']) {
      expect(await api(app, token).get('/user/me')).toMatchObject({ status: 401, code: 'unauthorized' });
    }
    expect((await api(app).get('/user/me')).status).toBe(401);
  });
});
