import { foldName, relationOf, type User } from '@franca/contract';
import { eq, sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/users.ts';

const patient = { timeout: 10_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ana = await world.join('Ana');
  bea = await world.join('Bea');
});
afterAll(() => world.dispose());

const actions = {
  add: (as: Person, other: Person) => world.api.friends.add({ as, body: { target_user_id: other.id } }),
  cancel: (as: Person, other: Person) =>
    world.api.friends.cancelRequest({ as, query: { target_user_id: other.id } }),
  accept: (as: Person, other: Person) =>
    world.api.friends.answer({ as, body: { target_user_id: other.id, is_accept: true } }),
  decline: (as: Person, other: Person) =>
    world.api.friends.answer({ as, body: { target_user_id: other.id, is_accept: false } }),
  remove: (as: Person, other: Person) =>
    world.api.friends.remove({ as, query: { target_user_id: other.id } }),
  block: (as: Person, other: Person) => world.api.friends.block({ as, body: { target_user_id: other.id } }),
  unblock: (as: Person, other: Person) =>
    world.api.friends.unblock({ as, query: { target_user_id: other.id } }),
};
type Action = keyof typeof actions;
const actionNames = Object.keys(actions) as Action[];

const seen = async (as: Person, other: Person): Promise<User> =>
  (await world.api.users.get({ as, params: { id: other.id } })).data;
const relation = async (as: Person, other: Person) => relationOf(await seen(as, other));
const friendsOf = async (as: Person) => (await world.api.friends.list({ as })).data.map(({ name }) => name);
const requestsOf = async (as: Person) =>
  (await world.api.friends.requests({ as })).data.map(({ from, to }) => `${from.name} to ${to.name}`);

async function befriend(): Promise<void> {
  await actions.add(ana, bea);
  await actions.accept(bea, ana);
}

/** What a socket is shown of relations, newest last. */
async function watch(who: Person): Promise<{ socket: Socket; shown: User[] }> {
  const socket = await who.connect();
  const shown: User[] = [];
  socket.on('relation-changed', (user: User) => shown.push(user));
  return { socket, shown };
}

describe('a friend request', () => {
  it('is shown on both sides, in the lists and wherever the person is', async () => {
    expect((await actions.add(ana, bea)).data).toMatchObject({ _id: bea.id, is_requested: true });
    expect(await relation(bea, ana)).toBe('waiting');
    const everywhere = await world.api.users.search({ as: bea, query: { query: 'ana' } });
    expect(everywhere.data.find(({ _id }) => _id === ana.id)).toMatchObject({ is_waiting_accept: true });
    expect([await requestsOf(ana), await requestsOf(bea)]).toEqual([['Ana to Bea'], ['Ana to Bea']]);
  });

  it('sent again is the same request, and to somebody who has asked an acceptance', async () => {
    await actions.add(ana, bea);
    const [first] = (await world.api.friends.requests({ as: bea })).data;
    await actions.add(ana, bea);
    expect((await world.api.friends.requests({ as: bea })).data).toEqual([first]);
    expect((await actions.add(bea, ana)).data).toMatchObject({ is_friend: true });
    expect([await friendsOf(ana), await friendsOf(bea), await requestsOf(ana)]).toEqual([
      ['Bea'],
      ['Ana'],
      [],
    ]);
  });

  it.each([
    ['cancel', 'friend_request_not_found', 404],
    ['accept', 'friend_request_not_found', 404],
    ['decline', 'friend_request_not_found', 404],
    ['remove', 'not_friends', 404],
  ] as const)('that is not there: %s is refused with %s', async (action, code, status) => {
    expect(await actions[action](ana, bea)).toMatchObject({ code, status });
  });

  it.each(actionNames)('needs somebody else who exists: %s', async (action) => {
    const nobody = { ...bea, id: '00000000-0000-4000-8000-000000000000' };
    expect(await actions[action](ana, nobody)).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await actions[action](ana, ana)).toMatchObject({ status: 400, code: 'friend_self' });
  });

  it('and every answer reach all devices of both without a reload', async () => {
    const [laptop, phone, hers] = [await watch(ana), await watch(ana), await watch(bea)];
    const last = ({ shown }: { shown: User[] }) => shown.at(-1) && relationOf(shown.at(-1) as User);
    const expectShown = (own: string, theirs: string) =>
      vi.waitFor(() => expect([last(laptop), last(phone), last(hers)]).toEqual([own, own, theirs]), patient);
    await actions.add(ana, bea);
    await expectShown('requested', 'waiting');
    await actions.decline(bea, ana);
    await expectShown('none', 'none');
    await befriend();
    await expectShown('friend', 'friend');
    await actions.remove(bea, ana);
    await expectShown('none', 'none');
    for (const { shown } of [laptop, phone, hers]) {
      const numbers = shown.map(({ relation_seq }) => relation_seq);
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    }
  });
});

describe('two people who act at the same time, each in several windows', () => {
  /** A small generator, so that a failure can be run again. */
  function createRandom(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  }

  const mirrored = { none: 'none', friend: 'friend', requested: 'waiting', waiting: 'requested' } as const;

  it.each([1, 2, 3, 4, 5, 6])('end in one relation that both see alike (order %i)', async (seed) => {
    const random = createRandom(seed);
    const [own, theirs] = [await watch(ana), await watch(bea)];
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => {
          const [as, other] = random(2) ? [ana, bea] : [bea, ana];
          return actions[actionNames[random(actionNames.length)] ?? 'add'](as, other);
        }),
      );
      for (const { status } of answers) expect([200, 403, 404, 409]).toContain(status);
      const [one, other] = [await seen(ana, bea), await seen(bea, ana)];
      const open = ({ is_block: _block, ...user }: User) => relationOf({ ...user, is_block: false });
      expect(open(other)).toBe(mirrored[open(one) as keyof typeof mirrored]);
      const isBlocked = one.is_block || other.is_block;
      if (isBlocked) expect(['none', 'friend']).toContain(open(one));
      expect((await friendsOf(ana)).includes('Bea')).toBe(one.is_friend && !one.is_block);
      expect((await friendsOf(bea)).includes('Ana')).toBe(other.is_friend && !other.is_block);
      expect(await requestsOf(ana)).toEqual(await requestsOf(bea));
      for (const [{ shown }, truth] of [
        [own, one],
        [theirs, other],
      ] as const) {
        await vi.waitFor(() => {
          const newest = Math.max(0, ...shown.map(({ relation_seq }) => relation_seq));
          expect(newest).toBe(truth.relation_seq);
        }, patient);
        const newest = shown.filter(({ relation_seq }) => relation_seq === truth.relation_seq);
        for (const user of newest) expect(relationOf(user)).toBe(relationOf(truth));
      }
    }
  });
});

describe('the lists', () => {
  it('go by name whatever the accents, in pages', async () => {
    for (const name of ['Zoë', 'Émile', 'Eva', 'Đức']) {
      const friend = await world.join(name);
      await actions.add(ana, friend);
      await actions.accept(friend, ana);
    }
    expect(await friendsOf(ana)).toEqual(['Đức', 'Émile', 'Eva', 'Zoë']);
    const page = await world.api.friends.list({ as: ana, query: { page: 2, limit: 3 } });
    expect(page.data.map(({ name }) => name)).toEqual(['Zoë']);
    expect(page).toMatchObject({ pagination: { current: 2, totalPage: 2 } });
  });

  it('show requests newest first', async () => {
    const cleo = await world.join('Cleo');
    await actions.add(ana, bea);
    await actions.add(cleo, ana);
    expect(await requestsOf(ana)).toEqual(['Cleo to Ana', 'Ana to Bea']);
  });
});

describe('a name', () => {
  const names = [
    'Nguyễn Minh',
    'ĐÀO',
    'Łukasz',
    'Søren',
    'İpek',
    'محمد',
    'مُحَمَّد',
    'Æsir',
    'Weiß',
    'प्रिया',
    'ПЁТР',
    'ﬁona',
  ];

  it.each(names)('is folded by the database as by the contract: %s', async (name) => {
    const { db } = world.app.core.database;
    await db.update(users).set({ name }).where(eq(users.id, bea.id));
    const [row] = await db
      .select({ folded: users.nameFolded })
      .from(users)
      .where(sql`${users.id} = ${bea.id}`);
    expect(row?.folded).toBe(foldName(name));
  });

  it('is found without its accents and in any case', async () => {
    const minh = await world.join('Nguyễn Văn Đình');
    for (const query of ['nguyen', 'VAN DINH', 'nguyễn', 'đình']) {
      const { data } = await world.api.users.search({ as: ana, query: { query } });
      expect(data.map(({ _id }) => _id)).toContain(minh.id);
    }
  });
});
