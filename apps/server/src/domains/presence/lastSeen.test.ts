import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/users.ts';

const patient = { timeout: 20_000, interval: 20 };

let world: World;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ana = await world.join('Ana');
  bea = await world.join('Bea');
  await ana.open(bea);
});
afterAll(() => world.dispose());

const lastSeen = async (of: Person, as: Person) =>
  (await world.api.users.lastSeen({ as, query: { user_id: of.id } })).data.last_seen;
const show = (as: Person, shows_last_seen: boolean) =>
  world.api.users.updatePrivacy({ as, body: { shows_last_seen } });

/** They were here, each at another time. */
async function haveBeenHere(...people: Person[]): Promise<void> {
  const { db } = world.app.core.database;
  for (const [hours, { id }] of people.entries()) {
    const lastSeenAt = new Date(Date.UTC(2026, 0, 1, hours));
    await db.update(users).set({ lastSeenAt }).where(eq(users.id, id));
  }
}

describe('last seen', () => {
  it('is null until somebody was here and while they are, then when they left', async () => {
    expect(await lastSeen(bea, ana)).toBeNull();
    const before = world.app.testClock.now().getTime();
    const watching = await ana.connect();
    const statuses: boolean[] = [];
    watching.on(`online-status-${bea.id}`, ({ online }: { online: boolean }) => statuses.push(online));
    await ask(watching, 'user-status-listen', { user_id: bea.id });
    await vi.waitFor(() => expect(statuses.at(-1)).toBe(false), patient);
    const socket = await bea.connect();
    await vi.waitFor(() => expect(statuses.at(-1)).toBe(true), patient);
    expect(await lastSeen(bea, ana)).toBeNull();
    socket.disconnect();
    await vi.waitFor(() => expect(statuses.at(-1)).toBe(false), patient);
    const at = Date.parse((await lastSeen(bea, ana)) ?? '');
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(world.app.testClock.now().getTime());
  });

  it('is not shown to anybody by those who hide it, and they do not see that of others', async () => {
    await haveBeenHere(ana, bea);
    expect((await show(bea, false)).data.shows_last_seen).toBe(false);
    expect(await lastSeen(bea, ana)).toBeNull();
    expect(await lastSeen(ana, bea)).toBeNull();
    expect((await world.api.users.me({ as: bea })).data.shows_last_seen).toBe(false);
    await show(bea, true);
    expect(await lastSeen(bea, ana)).not.toBeNull();
    expect(await lastSeen(ana, bea)).not.toBeNull();
  });

  it('is not shown across a block, in either direction', async () => {
    await haveBeenHere(ana, bea);
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect(await lastSeen(bea, ana)).toBeNull();
    expect(await lastSeen(ana, bea)).toBeNull();
  });

  it('is nothing that strangers can ask for', async () => {
    await haveBeenHere(bea);
    const cleo = await world.join('Cleo');
    const { code } = await world.api.users.lastSeen({ as: cleo, query: { user_id: bea.id } });
    expect(code).toBe('user_not_found');
  });
});
