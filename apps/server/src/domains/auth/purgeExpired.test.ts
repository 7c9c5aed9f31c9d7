import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { phoneCodes, quickLinks, rateLimits, sessions, spentChallenges } from '../../db/schema/auth.ts';
import { purgeExpired } from './purgeExpired.ts';

describe('purgeExpired', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld();
    await world.join('Test Person');
    const phone = { dial_code: '61', phone_number: '412345678' };
    await world.api.auth.phoneVerify({ body: { ...phone, captcha_token: await solveCaptcha(world.app) } });
  });
  afterAll(() => world.dispose());

  async function counts(): Promise<number[]> {
    const { db } = world.app.core.database;
    const tables = [sessions, phoneCodes, quickLinks, spentChallenges, rateLimits];
    return Promise.all(tables.map((table) => db.$count(table)));
  }

  const sweep = () => purgeExpired(world.app.core.database.db, world.app.testClock.now());

  it('leaves what still counts, and nothing of what ended long ago', async () => {
    const before = await counts();
    expect(before.every((count) => count > 0)).toBe(true);
    await sweep();
    expect(await counts()).toEqual(before);
    world.app.testClock.advance(91 * 86_400);
    await sweep();
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });
});
