import type { Device } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('the devices of a person', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const emailOf = async (who: Person) => (await world.api.users.me({ as: who })).data.email ?? '';

  /** Signs in once more, on another device. */
  async function signIn(who: Person, userAgent: string): Promise<{ token: string }> {
    const email = await emailOf(who);
    await world.api.auth.emailVerify({ body: { email, type: 'web' } });
    const { data } = await world.api.auth.emailCodeVerify({
      body: await world.linkTo(email),
      headers: { 'user-agent': userAgent },
    });
    return { token: data.access_token ?? '' };
  }

  const devicesOf = async (as: { token: string }) => (await world.api.account.devices({ as })).data;
  const sinceUse = (device: Device | undefined) =>
    world.app.testClock.now().getTime() - Date.parse(device?.last_active_at ?? '');
  const namesOf = (devices: readonly Device[]) =>
    devices.map(({ browser, system, is_current }) => [browser, system, is_current]);

  it('are listed by name, the one that asks first, then by their last use', async () => {
    const ana = await world.join('Ana');
    const laptop = await signIn(ana, firefox);
    world.app.testClock.advance(3600);
    const phone = await signIn(ana, iphone);
    expect(namesOf(await devicesOf(laptop)).slice(0, 2)).toEqual([
      ['Firefox', 'Linux', true],
      ['Safari', 'iOS', false],
    ]);
    const [current] = await devicesOf(phone);
    expect(sinceUse(current)).toBeLessThan(60_000);
  });

  it('say when they were last used, without writing it down at each use', async () => {
    const ana = await world.join('Ana');
    world.app.testClock.advance(600);
    expect(sinceUse((await devicesOf(ana))[0])).toBeGreaterThanOrEqual(600_000);
    world.app.testClock.advance(600);
    expect(sinceUse((await devicesOf(ana))[0])).toBeLessThan(60_000);
  });

  it('are signed out one by one, with their sockets, and nobody else is', async () => {
    const ana = await world.join('Ana');
    const bea = await world.join('Bea');
    const phone = await signIn(ana, iphone);
    const socket = await ana.connect({ token: phone.token });
    const own = await ana.connect();
    const device = (await devicesOf(ana)).find(({ system }) => system === 'iOS');
    const device_id = device?._id ?? '';
    expect(await world.api.account.signOutDevice({ as: bea, query: { device_id } })).toMatchObject({
      status: 404,
      code: 'device_not_found',
    });
    expect(socket.connected).toBe(true);

    await world.api.account.signOutDevice({ as: ana, query: { device_id } });
    await vi.waitFor(() => expect(socket.connected).toBe(false), { timeout: 20_000, interval: 10 });
    expect((await world.api.users.me({ as: phone })).status).toBe(401);
    expect((await world.api.users.me({ as: ana })).status).toBe(200);
    expect(own.connected).toBe(true);
    expect(await world.api.account.signOutDevice({ as: ana, query: { device_id } })).toMatchObject({
      code: 'device_not_found',
    });
  });

  it('are all signed out but the one that asks', async () => {
    const ana = await world.join('Ana');
    const others = [await signIn(ana, iphone), await signIn(ana, firefox)];
    const sockets = await Promise.all(others.map(({ token }) => ana.connect({ token })));
    expect((await world.api.account.signOutOthers({ as: ana })).data).toEqual({ count: 2 });
    await vi.waitFor(() => expect(sockets.map(({ connected }) => connected)).toEqual([false, false]), {
      timeout: 20_000,
      interval: 10,
    });
    expect(await devicesOf(ana)).toMatchObject([{ is_current: true }]);
  });
});
