import { limits } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { usernames } from '../../db/schema/usernames.ts';

let world: World;
let ana: Person;
let bea: Person;
let round = 0;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  round += 1;
  [ana, bea] = [await world.join('Ana'), await world.join('Bea')];
});
afterAll(() => world.dispose());

/** A name that no other test has: letters alone stand for its number. */
const fresh = (name: string) =>
  `${name}_${[...String(round)].map((digit) => 'abcdefghjk'[Number(digit)]).join('')}x`;
const take = (as: Person, username: string | null) =>
  world.api.users.updateUsername({ as, body: { username } });
const find = (as: Person, username: string) => world.api.users.byUsername({ as, query: { username } });
const search = async (as: Person, query: string) =>
  (await world.api.users.search({ as, query: { query } })).data.map(({ _id }) => _id);

describe('a username', () => {
  it('is chosen, shown to its owner and to others, and leads to the profile', async () => {
    const name = fresh('tulip');
    expect((await world.api.users.me({ as: ana })).data.username).toBeNull();
    const { status, data } = await take(ana, `@${name.toUpperCase()}`);
    expect([status, data.username]).toEqual([200, name]);
    expect((await find(bea, `@${name}`)).data).toMatchObject({ _id: ana.id, name: 'Ana', username: name });
    expect((await world.api.users.get({ as: bea, params: { id: ana.id } })).data.username).toBe(name);
    expect(await search(bea, `@${name}`)).toEqual([ana.id]);
    expect(await search(bea, name)).toEqual([ana.id]);
  });

  it('is searched for by its beginning from three letters on', async () => {
    const name = fresh('violet');
    await take(ana, name);
    expect(await search(bea, '@vi')).toEqual([]);
    expect(await search(bea, '@vio')).toContain(ana.id);
    expect(await search(bea, '@violet%')).toEqual([]);
    expect(await search(bea, '@violeta')).toEqual([]);
  });

  it.each(['abcd', '1abcde', '_abcde', 'abcde_', 'ab__cde', 'ab cde', 'ab-cde', 'аbcde', 'a'.repeat(33)])(
    'cannot be "%s"',
    async (name) => {
      expect((await take(ana, name)).status).toBe(400);
      expect((await find(bea, name)).status).toBe(400);
    },
  );

  it.each(['admin', 'Support', 'supp0rt', 'franca', 'franca_help', 'smart_talk'])(
    'cannot be "%s", which could be taken for the service',
    async (name) => {
      expect(await take(ana, name)).toMatchObject({ status: 409, code: 'username_reserved' });
    },
  );

  it('that looks like the name of somebody else is taken', async () => {
    const name = fresh('lion_corn');
    await take(ana, name);
    for (const other of [
      name,
      name.replace('_', ''),
      name.replace('l', 'i'),
      name.replaceAll('o', '0'),
      name.replace('rn', 'm'),
    ])
      expect(await take(bea, other), other).toMatchObject({ status: 409, code: 'username_taken' });
    expect((await take(ana, name.replace('_', ''))).data.username).toBe(name.replace('_', ''));
  });

  it('is given to one of many who ask at the same moment', async () => {
    const name = fresh('orchid');
    const people = await Promise.all(['Cem', 'Dan', 'Eva', 'Fay'].map((other) => world.join(other)));
    const answers = await Promise.all(people.map((person) => take(person, name)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = people[answers.findIndex(({ status }) => status === 200)];
    expect((await find(bea, name)).data._id).toBe(winner?.id);
  });

  it('of somebody who asks for two at the same moment is one of them, and the other one is kept', async () => {
    const [one, other] = [fresh('peony'), fresh('dahlia')];
    await Promise.all([take(ana, one), take(ana, other)]);
    const { username } = (await world.api.users.me({ as: ana })).data;
    expect([one, other]).toContain(username);
    const { db } = world.app.core.database;
    const rows = await db.select().from(usernames).where(eq(usernames.userId, ana.id));
    expect(rows.filter(({ releasedAt }) => releasedAt === null)).toHaveLength(1);
  });

  it('is shown at once on the own devices and to friends', async () => {
    await world.api.friends.add({ as: ana, body: { target_user_id: bea.id } });
    const [ofAna, ofBea] = [await ana.connect(), await bea.connect()];
    const own = nextOf(ofAna, 'profileChanged', {});
    const shown = nextOf<{ _id: string; username: string | null }>(ofBea, 'relationChanged', {});
    const name = fresh('clover');
    await take(ana, name);
    await own;
    expect(await shown).toMatchObject({ _id: ana.id, username: name });
  });
});

describe('a username that is given up', () => {
  it('finds nobody at once, and is nobody else’s for 30 days', async () => {
    const name = fresh('jasmin');
    await take(ana, name);
    expect((await take(ana, null)).data.username).toBeNull();
    expect(await find(bea, name)).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await search(bea, `@${name}`)).toEqual([]);
    expect(await take(bea, name)).toMatchObject({ code: 'username_taken' });
    world.app.testClock.advance((limits.usernameKeptDays - 1) * 86_400);
    expect(await take(bea, name)).toMatchObject({ code: 'username_taken' });
    world.app.testClock.advance(2 * 86_400);
    expect((await take(bea, name)).data.username).toBe(name);
    expect(await take(ana, name)).toMatchObject({ code: 'username_taken' });
  });

  it('can be taken back by whoever had it', async () => {
    const name = fresh('poppies');
    await take(ana, name);
    await take(ana, null);
    expect((await take(ana, name)).data.username).toBe(name);
  });

  it('because the account was deleted is not free at once either, and nobody is found', async () => {
    const name = fresh('sorrel');
    const email = 'sorrel@example.org';
    const owner = await world.join('Owner', { email });
    await take(owner, name);
    await world.api.account.requestDeletion({ as: owner });
    const code = (await world.sentTo(email)).code ?? '';
    expect((await world.api.account.delete({ as: owner, body: { code } })).status).toBe(200);
    expect(await find(bea, name)).toMatchObject({ code: 'user_not_found' });
    expect(await take(bea, name)).toMatchObject({ code: 'username_taken' });
  });
});

it('changes are few: after three the next has to wait', async () => {
  for (const name of ['first', 'second', 'third']) expect((await take(ana, fresh(name))).status).toBe(200);
  expect(await take(ana, fresh('fourth'))).toMatchObject({ status: 429, code: 'username_changes' });
  expect((await take(ana, null)).status).toBe(200);
  world.app.testClock.advance(11 * 86_400);
  await vi.waitFor(async () => expect((await take(ana, fresh('fourth'))).status).toBe(200), {
    timeout: 10_000,
  });
});

describe('across a block', () => {
  it('a username leads to nobody for whom it is not meant, and is not shown', async () => {
    const name = fresh('thistle');
    await take(ana, name);
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect(await find(bea, name)).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await search(bea, `@${name}`)).toEqual([]);
    expect((await world.api.users.get({ as: bea, params: { id: ana.id } })).data.username).toBeNull();
    const cem = await world.join('Cem');
    expect((await find(cem, name)).status).toBe(200);
  });

  it('whoever blocks finds the other one, to end it', async () => {
    const name = fresh('nettle');
    await take(ana, name);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect((await find(bea, name)).data).toMatchObject({ _id: ana.id, is_block: true });
  });
});

it('nobody is found by a username who has none', async () => {
  expect(await find(bea, 'nobodyatall')).toMatchObject({ status: 404, code: 'user_not_found' });
  expect(await search(bea, '@')).toEqual([]);
  expect(await search(bea, '@ana')).toEqual([]);
});
