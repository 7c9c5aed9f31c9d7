import { type Change, limits, type Topic } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { groupLinks } from '../../db/schema/groupLinks.ts';

let world: World;
let ana: Person;
let bea: Person;
let cem: Person;
let topic: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  [ana, bea, cem] = [await world.join('Ana'), await world.join('Bea'), await world.join('Cem')];
  const body = { target_user_ids: [bea.id], topic_name: 'Travellers' };
  topic = (await world.api.groups.create({ as: ana, body })).data._id;
});
afterAll(() => world.dispose());

const make = (as: Person, more: object = {}) =>
  world.api.groups.makeLink({ as, body: { topic_id: topic, ...more } });
const tokenOf = async (as: Person, more: object = {}) => (await make(as, more)).data.token ?? '';
const listed = async (as: Person) => (await world.api.groups.links({ as, query: { topic_id: topic } })).data;
const read = (token: string, as?: Person) => world.api.groups.readLink({ as, body: { token } });
const join = (as: Person, token: string) => world.api.groups.join({ as, body: { token } });
const revoke = (as: Person, link_id: string, topic_id = topic) =>
  world.api.groups.revokeLink({ as, query: { topic_id, link_id } });
const leave = (as: Person) => world.api.groups.leave({ as, body: { topic_id: topic } });
const linesOf = async (as: Person) =>
  (await world.api.chat.list({ as, query: { topic_id: topic } })).data
    .toReversed()
    .flatMap(({ system, by }) => (system ? [`${by.name} ${system.kind}`] : []));
const hidden = { name: null, image: null, member_count: null, topic_id: null };

describe('an invite link', () => {
  it('shows visitors and people name, picture and number of members, and nothing else', async () => {
    const token = await tokenOf(ana);
    const shown = { state: 'open', name: 'Travellers', image: null, member_count: 2, topic_id: null };
    expect((await read(token)).data).toEqual(shown);
    expect((await read(token, cem)).data).toEqual(shown);
    expect((await read(token, bea)).data).toEqual({ ...shown, topic_id: topic });
  });

  it('makes whoever presses a member, who reads what comes from then on', async () => {
    const token = await tokenOf(bea, { lifetime: 3600, max_uses: 5 });
    await ana.send(topic, 'Only for the two of us');
    const [ofAna, ofCem] = [await ana.connect(), await cem.connect()];
    await ask(ofAna, 'topic-listen', { topic_id: topic });
    const received = nextOf<Change>(ofAna, 'newMember', { topic_id: topic });
    const counted = nextOf<{ topic_id: string }>(ofAna, 'groupLinksChanged', {});
    const given = nextOf<Topic>(ofCem, 'newTopic', {});
    const { status, data } = await join(cem, token);
    expect([status, data._id, data.member_count]).toEqual([200, topic, 3]);
    expect(await received).toMatchObject({
      kind: 'member-added',
      by: cem.id,
      member_count: 3,
      members: [{ name: 'Cem' }],
      message: { by: { name: 'Cem' }, system: { kind: 'joined-by-link', people: [] } },
    });
    expect(await counted).toEqual({ topic_id: topic });
    expect((await given)._id).toBe(topic);
    expect(await linesOf(cem)).toEqual(['Cem joined-by-link']);
    expect((await listed(ana))[0]).toMatchObject({ join_count: 1, max_uses: 5, by: { name: 'Bea' } });
  });

  it('is used once by whoever presses twice, and by whoever is a member already not at all', async () => {
    const token = await tokenOf(ana);
    const answers = await Promise.all([join(cem, token), join(cem, token), join(bea, token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listed(ana))[0]?.join_count).toBe(1);
    expect((await linesOf(ana)).filter((line) => line.endsWith('joined-by-link'))).toHaveLength(1);
  });

  it('lets in no more than its number of people, also at the same moment', async () => {
    const token = await tokenOf(ana, { max_uses: 2 });
    const crowd = await Promise.all(['Dan', 'Eva', 'Fay', 'Gus'].map((name) => world.join(name)));
    const answers = await Promise.all(crowd.map((person) => join(person, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 410, 410]);
    expect(answers.find(({ status }) => status === 410)?.code).toBe('group_link_used_up');
    expect((await read(token)).data).toEqual({ state: 'used_up', ...hidden });
  });

  it('ends at its time', async () => {
    const token = await tokenOf(ana, { lifetime: 3600 });
    world.app.testClock.advance(3599);
    expect((await read(token)).data.state).toBe('open');
    world.app.testClock.advance(2);
    expect((await read(token)).data).toEqual({ state: 'expired', ...hidden });
    expect(await join(cem, token)).toMatchObject({ status: 410, code: 'group_link_expired' });
    expect((await listed(bea))[0]).toMatchObject({ state: 'expired', token: null });
  });

  it('ends at whatever moment its maker chose, within a year', async () => {
    const token = await tokenOf(ana, { lifetime: 5 * 86_400 + 60 });
    world.app.testClock.advance(5 * 86_400 + 59);
    expect((await read(token)).data.state).toBe('open');
    world.app.testClock.advance(2);
    expect((await read(token)).data.state).toBe('expired');
    await tokenOf(ana, { lifetime: 365 * 86_400 });
    for (const lifetime of [0, 59, -3600, 60.5, 365 * 86_400 + 1])
      expect((await make(ana, { lifetime })).status, `${lifetime}`).toBe(400);
  });

  it('is revoked by every member, and the others see it at once', async () => {
    const { data } = await make(ana);
    const ofAna = await ana.connect();
    const changed = nextOf<{ topic_id: string }>(ofAna, 'groupLinksChanged', {});
    await world.changePlan(bea, 'free');
    expect((await revoke(bea, data._id)).data).toEqual({ link_id: data._id });
    await changed;
    // All members read the links anew at each notice: a second time changes nothing, and nobody is notified.
    let notices = 0;
    ofAna.on('group-links-changed', () => {
      notices += 1;
    });
    expect((await revoke(bea, data._id)).status).toBe(200);
    await make(ana);
    await expect.poll(() => notices, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(notices).toBe(1);
    expect((await read(data.token ?? '')).data).toEqual({ state: 'revoked', ...hidden });
    expect(await join(cem, data.token ?? '')).toMatchObject({ status: 410, code: 'group_link_revoked' });
  });

  it('of another group is not found', async () => {
    const { data } = await make(ana);
    const body = { target_user_ids: [cem.id], topic_name: 'Others' };
    const other = (await world.api.groups.create({ as: bea, body })).data._id;
    expect(await revoke(bea, data._id, other)).toMatchObject({ status: 404, code: 'group_link_not_found' });
    expect((await read(data.token ?? '')).data.state).toBe('open');
  });

  it('cannot be guessed, and its token is stored nowhere', async () => {
    const { data } = await make(ana);
    expect(data.token).toMatch(/^[\w-]{22}$/);
    const { db } = world.app.core.database;
    const [row] = await db.select().from(groupLinks).where(eq(groupLinks.id, data._id));
    expect(JSON.stringify(row)).not.toContain(data.token);
    for (const token of ['', 'x', data._id, topic, `${data.token}x`])
      expect(await read(token)).toMatchObject({ status: 404, code: 'group_link_not_found' });
    expect((await read(data.token ?? '')).status).toBe(200);
  });
});

describe('who may let people in', () => {
  it('is who may add members: others see the links, but not where they lead', async () => {
    await make(ana);
    await world.changePlan(bea, 'free');
    expect(await make(bea)).toMatchObject({ status: 403, code: 'not_permitted' });
    expect((await listed(bea))[0]).toMatchObject({ state: 'open', token: null });
    expect((await listed(ana))[0]?.token).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['has left', () => leave(bea)],
    ['has no plan for groups any more', () => world.changePlan(bea, 'free')],
    ['is in a group that can only be read', () => world.changePlan(ana, 'free')],
    [
      'is in a group that was deleted',
      () => world.api.groups.delete({ as: ana, query: { topic_id: topic } }),
    ],
  ])('does so no more where the maker of the link %s', async (_why, change) => {
    const token = await tokenOf(bea);
    await change();
    expect((await read(token)).data).toEqual({ state: 'closed', ...hidden });
    expect(await join(cem, token)).toMatchObject({ status: 410, code: 'group_link_closed' });
  });

  it('lets nobody in who is in a block with them, in both directions, without saying why', async () => {
    const token = await tokenOf(ana);
    await world.api.friends.block({ as: ana, body: { target_user_id: cem.id } });
    const dan = await world.join('Dan');
    await world.api.friends.block({ as: dan, body: { target_user_id: ana.id } });
    for (const person of [cem, dan]) {
      expect((await read(token, person)).data).toEqual({ state: 'refused', ...hidden });
      expect(await join(person, token)).toMatchObject({ status: 403, code: 'group_link_refused' });
    }
    const ofBea = await tokenOf(bea);
    expect((await join(cem, ofBea)).status).toBe(200);
  });

  it('lets back in who has left, and does not show what was written meanwhile', async () => {
    await leave(bea);
    await ana.send(topic, 'Meanwhile');
    expect((await join(bea, await tokenOf(ana))).status).toBe(200);
    expect(await linesOf(bea)).toEqual(['Bea joined-by-link']);
  });

  it('finds links of strangers not at all', async () => {
    await make(ana);
    const query = { topic_id: topic };
    expect(await world.api.groups.links({ as: cem, query })).toMatchObject({ code: 'topic_not_found' });
    expect(await make(cem)).toMatchObject({ code: 'topic_not_found' });
  });
});

it('a group has no more links than its number, and forgets the oldest that ended', async () => {
  const { data: first } = await make(ana, { lifetime: 3600 });
  world.app.testClock.advance(3601);
  for (let count = 0; count < limits.groupLinksKept - limits.groupLinks; count++) {
    const { data } = await make(ana);
    await revoke(ana, data._id);
    world.app.testClock.advance(60);
  }
  for (let count = 0; count < limits.groupLinks; count++) {
    expect((await make(bea)).status).toBe(200);
    world.app.testClock.advance(60);
  }
  const links = await listed(ana);
  expect(links).toHaveLength(limits.groupLinksKept);
  expect(links.some(({ _id }) => _id === first._id)).toBe(false);
  expect(links.filter(({ state }) => state === 'open')).toHaveLength(limits.groupLinks);
  expect(await make(ana)).toMatchObject({ status: 409, code: 'group_links_full' });
});
