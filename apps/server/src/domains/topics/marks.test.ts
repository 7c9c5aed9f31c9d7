import { limits } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listed } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
});
afterAll(() => world.dispose());

const archive = (as: Person, is_archived = true, topic = topic_id) =>
  world.api.topics.archive({ as, body: { topic_id: topic, is_archived } });
const unread = (as: Person, is_unread = true) =>
  world.api.topics.unread({ as, body: { topic_id, is_unread } });
const pin = (as: Person, topic = topic_id, is_pinned = true) =>
  world.api.topics.pinTopic({ as, body: { topic_id: topic, is_pinned } });
const mute = (as: Person, is_muted: boolean) => world.api.topics.mute({ as, body: { topic_id, is_muted } });
const view = async (as: Person, topic = topic_id) =>
  (await world.api.topics.get({ as, params: { topic_id: topic } })).data;
const see = async (as: Person, seen_time: string) =>
  world.api.chat.seen({ as, body: { topic_id, seen_time } });

describe('a conversation in the archive', () => {
  it('is there for whoever put it there, on all devices, and can be taken out', async () => {
    await ana.send(topic_id);
    const device = listed(await bea.connect(), topic_id);
    expect((await archive(bea)).data).toMatchObject({ is_archived: true });
    await vi.waitFor(() => expect(device()).toMatchObject({ is_archived: true }), patient);
    expect(await view(ana)).toMatchObject({ is_archived: false });
    expect((await world.api.topics.list({ as: bea })).data).toMatchObject([{ is_archived: true }]);
    expect((await archive(bea, false)).data).toMatchObject({ is_archived: false });
    await vi.waitFor(() => expect(device()).toMatchObject({ is_archived: false }), patient);
  });

  it('comes back with the next message, whoever writes it, and not with what was written before', async () => {
    await ana.send(topic_id);
    await archive(bea);
    const device = listed(await bea.connect(), topic_id);
    await ana.send(topic_id, 'Are you there?');
    await vi.waitFor(() => expect(device()).toMatchObject({ is_archived: false }), patient);
    await archive(bea);
    await bea.send(topic_id, 'Here I am');
    expect(await view(bea)).toMatchObject({ is_archived: false });
  });

  it('stays there while it is muted, and the switch of its notifications moves nothing', async () => {
    await mute(bea, true);
    await archive(bea);
    await ana.send(topic_id);
    expect(await view(bea)).toMatchObject({ is_archived: true, unread_count: 1 });
    expect((await mute(bea, false)).data).toMatchObject({ is_archived: true });
    await ana.send(topic_id);
    expect(await view(bea)).toMatchObject({ is_archived: false });
    expect((await mute(bea, true)).data).toMatchObject({ is_archived: false });
  });

  it('is brought back by messages alone: not by what happens to a group', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    await archive(bea, true, group);
    const device = listed(await bea.connect(), group);
    await world.api.groups.update({ as: ana, body: { topic_id: group, topic_name: 'Sailors' } });
    await vi.waitFor(() => expect(device()).toMatchObject({ name: 'Sailors', is_archived: true }), patient);
    await ana.send(group);
    await vi.waitFor(() => expect(device()).toMatchObject({ is_archived: false }), patient);
    await world.api.groups.leave({ as: bea, body: { topic_id: group } });
    expect(await archive(bea, true, group)).toMatchObject({ code: 'topic_not_found' });
  });

  it('can be put there across a block', async () => {
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect((await archive(bea)).data).toMatchObject({ is_archived: true });
    expect((await unread(bea)).data).toMatchObject({ is_unread: true });
    expect(await view(ana)).toMatchObject({ is_archived: false, is_unread: false });
  });
});

describe('a conversation that is marked as unread', () => {
  it('is so for whoever marked it, on all devices, until it is opened on one', async () => {
    const { data: message } = await ana.send(topic_id);
    await see(bea, message.date);
    const device = listed(await bea.connect(), topic_id);
    expect((await unread(bea)).data).toMatchObject({ is_unread: true, unread_count: 0 });
    await vi.waitFor(() => expect(device()).toMatchObject({ is_unread: true }), patient);
    expect(await view(ana)).toMatchObject({ is_unread: false });
    await see(bea, message.date);
    await vi.waitFor(() => expect(device()).toMatchObject({ is_unread: false }), patient);
  });

  it('is read with the messages that came meanwhile', async () => {
    await unread(bea);
    const { data: message } = await ana.send(topic_id);
    await see(bea, message.date);
    expect(await view(bea)).toMatchObject({ is_unread: false, unread_count: 0 });
  });

  it('can be marked as read without being opened, with all that is unread', async () => {
    await ana.send(topic_id);
    await unread(bea);
    expect((await unread(bea, false)).data).toMatchObject({ is_unread: false, unread_count: 0 });
    const [seen] = (await world.api.topics.seen({ as: ana, query: { topic_id } })).data;
    expect(seen).toMatchObject({ _id: bea.id });
    // Once more, and where nothing was written, is no fault.
    expect((await unread(bea, false)).status).toBe(200);
    const empty = await bea.open(await world.join('Cleo'));
    const body = { topic_id: empty, is_unread: false };
    expect((await world.api.topics.unread({ as: bea, body })).status).toBe(200);
  });

  it('is read as far as the list that says so knew it', async () => {
    const { data: known } = await ana.send(topic_id);
    await ana.send(topic_id, 'Not known yet');
    const body = { topic_id, is_unread: false, seen_time: known.date };
    expect((await world.api.topics.unread({ as: bea, body })).data).toMatchObject({ unread_count: 1 });
  });

  it('is nothing for somebody who is no member', async () => {
    const eve = await world.join('Eve');
    expect(await unread(eve)).toMatchObject({ code: 'topic_not_found' });
    expect(await archive(eve)).toMatchObject({ code: 'topic_not_found' });
  });
});

describe('all conversations', () => {
  const readAll = (as: Person, seen_time: string) => world.api.topics.readAll({ as, body: { seen_time } });
  const unreadOf = async (as: Person) =>
    Object.fromEntries(
      (await world.api.topics.list({ as })).data.map((topic) => [
        topic._id,
        topic.unread_count || Number(topic.is_unread),
      ]),
    );

  it('are read at once, on all devices and for the others, but for archived ones and what came later', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const withCleo = await bea.open(cleo);
    const away = await bea.open(await world.join('Dan'));
    await unread(bea);
    await ana.send(group, 'In the group');
    await bea.send(away, 'Archived with a mark');
    await world.api.topics.archive({ as: bea, body: { topic_id: away, is_archived: true } });
    await world.api.topics.unread({ as: bea, body: { topic_id: away, is_unread: true } });
    const { data: known } = await cleo.send(withCleo, 'Known');
    await cleo.send(withCleo, 'Written afterwards');
    const device = listed(await bea.connect(), group);

    expect((await readAll(bea, known.date)).data).toEqual({ count: 3 });
    expect(await unreadOf(bea)).toEqual({ [topic_id]: 0, [group]: 0, [withCleo]: 1, [away]: 1 });
    await vi.waitFor(() => expect(device()).toMatchObject({ unread_count: 0 }), patient);
    const seen = (await world.api.topics.seen({ as: ana, query: { topic_id: group } })).data;
    expect(seen.find(({ _id }) => _id === bea.id)).toBeDefined();
    expect((await readAll(bea, known.date)).data).toEqual({ count: 1 });
  });

  it('are read without notice to somebody across a block', async () => {
    const { data: message } = await ana.send(topic_id);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect((await readAll(bea, message.date)).data).toEqual({ count: 1 });
    expect(await unreadOf(bea)).toEqual({ [topic_id]: 0 });
    expect((await world.api.topics.seen({ as: ana, query: { topic_id } })).data).toEqual([]);
  });
});

describe('a conversation that is pinned to the top', () => {
  it('is so for whoever pinned it, on all devices, since then, until it is unpinned', async () => {
    const device = listed(await bea.connect(), topic_id);
    const { data } = await pin(bea);
    expect(Date.parse(data.pinned_at ?? '')).toBeGreaterThan(0);
    await vi.waitFor(() => expect(device()).toMatchObject({ pinned_at: data.pinned_at }), patient);
    expect((await pin(bea)).data.pinned_at).toBe(data.pinned_at);
    expect((await world.api.topics.list({ as: bea })).data).toMatchObject([{ pinned_at: data.pinned_at }]);
    expect(await view(ana)).toMatchObject({ pinned_at: null });
    expect((await pin(bea, topic_id, false)).data.pinned_at).toBeNull();
    await vi.waitFor(() => expect(device()).toMatchObject({ pinned_at: null }), patient);
    expect((await pin(bea, topic_id, false)).status).toBe(200);
  });

  it('is one of five, also when two devices pin at once', async () => {
    const topics: string[] = [];
    for (let count = 0; count <= limits.pinnedTopics; count++)
      topics.push(await bea.open(await world.join(`Friend ${count}`)));
    const answers = await Promise.all(topics.map((topic) => pin(bea, topic)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.pinnedTopics);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      code: 'pinned_topics_full',
      errors: ['Five conversations are pinned already. Unpin one of them first.'],
    });
    // One of them makes room, and others are not counted.
    const [pinned = ''] = topics.filter((_, index) => answers[index]?.status === 200);
    await pin(bea, pinned, false);
    expect((await pin(bea)).status).toBe(200);
    expect((await pin(ana)).status).toBe(200);
  });

  it('is pinned no more once it is archived or deleted, and pinning takes it out of the archive', async () => {
    await ana.send(topic_id);
    await pin(bea);
    expect((await archive(bea)).data).toMatchObject({ is_archived: true, pinned_at: null });
    expect((await archive(bea, false)).data).toMatchObject({ is_archived: false, pinned_at: null });
    await archive(bea);
    expect(await pin(bea)).toMatchObject({ data: { is_archived: false, pinned_at: expect.any(String) } });
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    await ana.send(topic_id);
    expect(await view(bea)).toMatchObject({ is_hidden: false, pinned_at: null });
  });

  it('stays so across a block, and is nothing for whoever is no member any more', async () => {
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect((await pin(bea)).status).toBe(200);
    const cleo = await world.join('Cleo');
    const group = await world.group(cleo, bea, await world.join('Dan'));
    await pin(bea, group);
    await world.api.groups.leave({ as: bea, body: { topic_id: group } });
    expect(await pin(bea, group)).toMatchObject({ code: 'topic_not_found' });
    const again = { topic_id: group, target_user_ids: [bea.id] };
    await world.api.groups.addMembers({ as: cleo, body: again });
    expect(await view(bea, group)).toMatchObject({ pinned_at: null });
  });

  it('is back with a group that was deleted, where there is room', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    await pin(bea, group);
    await pin(cleo, group);
    await world.api.groups.delete({ as: ana, query: { topic_id: group } });
    for (let count = 0; count < limits.pinnedTopics; count++)
      await pin(bea, await bea.open(await world.join(`Friend ${count}`)));
    await world.api.groups.restore({ as: ana, body: { topic_id: group } });
    expect(await view(bea, group)).toMatchObject({ pinned_at: null });
    expect(await view(cleo, group)).toMatchObject({ pinned_at: expect.any(String) });
  });
});
