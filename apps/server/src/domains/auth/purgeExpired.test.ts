import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { signUp } from '../../../test/signUp.ts';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { phoneCodes, quickLinks, rateLimits, sessions, spentChallenges } from '../../db/schema/auth.ts';
import { purgeExpired } from './purgeExpired.ts';

describe('purgeExpired', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await signUp(app);
    const phone = { dial_code: '61', phone_number: '412345678' };
    await api(app).post('/auth/phone-verify', { ...phone, captcha_token: await solveCaptcha(app) });
  });
  afterAll(() => app.dispose());

  async function counts(): Promise<number[]> {
    const { db } = app.core.database;
    const tables = [sessions, phoneCodes, quickLinks, spentChallenges, rateLimits];
    return Promise.all(tables.map((table) => db.$count(table)));
  }

  const sweep = () => purgeExpired(app.core.database.db, app.testClock.now());

  it('leaves what still counts, and nothing of what ended long ago', async () => {
    const before = await counts();
    expect(before.every((count) => count > 0)).toBe(true);
    await sweep();
    expect(await counts()).toEqual(before);
    app.testClock.advance(91 * 86_400);
    await sweep();
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });
});
