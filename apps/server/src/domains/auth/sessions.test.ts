import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';

const day = 86_400;

describe('a session', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const isValid = async (token: string) => (await world.api.users.me({ as: { token } })).status === 200;

  it('ends with log-out, and only that one', async () => {
    const first = await world.join('Test Person');
    const other = await world.join('Test Person');
    expect(await world.api.auth.logout({ as: first })).toMatchObject({ status: 200, data: null });
    expect([await isValid(first.token), await isValid(other.token)]).toEqual([false, true]);
  });

  it('lasts ninety days after its last use', async () => {
    const { token } = await world.join('Test Person');
    world.app.testClock.advance(80 * day);
    expect(await isValid(token)).toBe(true);
    world.app.testClock.advance(80 * day);
    expect(await isValid(token)).toBe(true);
    world.app.testClock.advance(91 * day);
    expect(await isValid(token)).toBe(false);
  });

  it('is not opened by made-up, empty or odd tokens', async () => {
    for (const token of ['x', 'A'.repeat(43), 'r.e30.x', 'Bearer', '../..']) {
      expect(await world.api.users.me({ as: { token } })).toMatchObject({
        status: 401,
        code: 'unauthorized',
      });
    }
    expect((await world.api.users.me()).status).toBe(401);
  });
});
