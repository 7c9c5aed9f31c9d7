import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { phoneCodes, quickLinks, rateLimits, sessions, usedChallenges } from '../../db/schema/auth.ts';
import { purgeExpired } from './purgeExpired.ts';

describe('purgeExpired', () => {
  let world: World;
  let began: Date;

  beforeAll(async () => {
    world = await createWorld();
    began = world.app.testClock.now();
    await world.join('Test Person');
    const phone = { dial_code: '61', phone_number: '412345678' };
    await world.api.auth.phoneVerify({ body: { ...phone, captcha_token: await solveCaptcha(world.app) } });
  });
  afterAll(() => world.dispose());

  async function counts(): Promise<number[]> {
    const { db } = world.app.core.database;
    const tables = [sessions, phoneCodes, quickLinks, usedChallenges, rateLimits];
    return Promise.all(tables.map((table) => db.$count(table)));
  }

  const sweep = (now: Date) => purgeExpired(world.app.core.database.db, now);

  it('leaves what still counts, and nothing of what ended long ago', async () => {
    const before = await counts();
    expect(before.every((count) => count > 0)).toBe(true);
    // A bucket is full again within seconds, so nothing has ended only at the time at which all this began.
    await sweep(began);
    expect(await counts()).toEqual(before);
    world.app.testClock.advance(91 * 86_400);
    await sweep(world.app.testClock.now());
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });
});
