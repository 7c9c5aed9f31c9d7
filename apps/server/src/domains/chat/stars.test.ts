import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';

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

const star = (as: Person, { chat_id }: { chat_id: string }, is_starred = true, topic = topic_id) =>
  world.api.chat.star({ as, body: { topic_id: topic, chat_id, is_starred } });
const starred = async (as: Person, query: object = {}) => (await world.api.chat.starred({ as, query })).data;
const textsOf = async (as: Person, query: object = {}) =>
  (await starred(as, query)).messages.map(({ message }) => message.content);
const newest = async (as: Person) => (await world.api.chat.list({ as, query: { topic_id } })).data[0];
const changesFor = async (as: Person) =>
  (await world.api.topics.changes({ as, query: { topic_id } })).data.changes;

describe('a star', () => {
  it('is seen by whoever gave it, wherever the message is read, until it is taken away', async () => {
    const { data } = await ana.send(topic_id, 'The door code is 4711');
    expect((await star(bea, data)).data).toMatchObject({ chat_id: data.chat_id, is_starred: true });
    expect(await newest(bea)).toMatchObject({ is_starred: true });
    expect(await newest(ana)).toMatchObject({ is_starred: false });
    const body = { topic_id, chat_id: data.chat_id, content: 'The door code is 4712' };
    const device = await bea.connect();
    await ask(device, 'topic-listen', { topic_id });
    const edited = nextOf(device, 'editChat', { topic_id });
    await world.api.chat.edit({ as: ana, body });
    expect(await edited).toMatchObject({ message: { content: 'The door code is 4712', is_starred: true } });
    await star(bea, data, false);
    expect(await newest(bea)).toMatchObject({ is_starred: false });
    expect(await textsOf(bea)).toEqual([]);
  });

  it('is a numbered change of which only they learn what it was, and is given once', async () => {
    const { data } = await ana.send(topic_id);
    const [theirs, others] = [await bea.connect(), await ana.connect()];
    for (const socket of [theirs, others]) await ask(socket, 'topic-listen', { topic_id });
    const received = vi.fn();
    others.on(`star-chat-${topic_id}`, received);
    const change = nextOf(theirs, 'starChat', { topic_id });
    const { seq } = (await star(bea, data)).data;
    expect(await change).toMatchObject({ kind: 'star', seq, chat_id: data.chat_id, is_starred: true });
    expect((await star(bea, data)).data.seq).toBe(seq);
    expect((await changesFor(bea)).at(-1)).toMatchObject({ kind: 'star', seq, chat_id: data.chat_id });
    const ofAna = (await changesFor(ana)).at(-1);
    expect(ofAna).toMatchObject({ kind: 'topic-updated', seq });
    expect(JSON.stringify(ofAna)).not.toContain(data.chat_id);
    // What comes next reaches both sockets after everything that was sent before.
    const next = nextOf(others, 'newChat', { topic_id });
    await bea.send(topic_id, 'Next');
    await next;
    expect(received).not.toHaveBeenCalled();
    const unstarred = await ana.send(topic_id);
    expect((await star(bea, unstarred.data, false)).data.seq).toBe(unstarred.data.seq);
  });

  it('is not for recalled messages, nor for somebody who is no member; a block changes nothing', async () => {
    const { data } = await ana.send(topic_id);
    expect(await star(await world.join('Eve'), data)).toMatchObject({ code: 'topic_not_found' });
    expect(await star(bea, { chat_id: bea.chatId() })).toMatchObject({ code: 'message_not_found' });
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect((await star(bea, data)).status).toBe(200);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    expect(await newest(bea)).toMatchObject({ recalled: true, is_starred: false });
    expect(await star(bea, data)).toMatchObject({ code: 'message_not_found' });
  });
});

describe('the list of starred messages', () => {
  it('holds those of all conversations, newest first and page by page, as their reader reads them', async () => {
    const diego = await world.join('Diego', spanishReader);
    const other = await ana.open(diego);
    const sent = [
      { topic: topic_id, data: (await bea.send(topic_id, 'One')).data },
      { topic: other, data: (await diego.send(other, 'Dos')).data },
      { topic: topic_id, data: (await bea.send(topic_id, 'Three')).data },
    ];
    for (const { data, topic } of sent) await star(ana, data, true, topic);
    const first = await starred(ana, { limit: 2 });
    expect(first.messages).toMatchObject([
      { topic_id, message: { content: 'Three', by: { name: 'Bea' } } },
      { topic_id: other, message: { content: 'Dos', by: { name: 'Diego' } } },
    ]);
    expect(await starred(ana, { limit: 2, after: first.next ?? '' })).toMatchObject({
      messages: [{ message: { content: 'One' } }],
      next: null,
    });
    expect(await textsOf(ana, { topic_id })).toEqual(['Three', 'One']);
    expect(await textsOf(bea)).toEqual([]);
  });

  it('is left by messages that are recalled or deleted for oneself, and by a cleared history', async () => {
    const [one, two, three] = [
      await bea.send(topic_id, 'One'),
      await bea.send(topic_id, 'Two'),
      await bea.send(topic_id, 'Three'),
    ];
    for (const { data } of [one, two, three]) await star(ana, data);
    await world.api.chat.recall({ as: bea, query: { topic_id, chat_id: one.data.chat_id } });
    await world.api.chat.hide({ as: ana, body: { topic_id, chat_id: two.data.chat_id } });
    expect(await textsOf(ana)).toEqual(['Three']);
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id } });
    expect(await textsOf(ana)).toEqual([]);
    expect(await star(ana, three.data)).toMatchObject({ code: 'message_not_found' });
  });

  it('is left by a group with its membership, for good', async () => {
    const group = await world.group(ana, bea, await world.join('Cleo'));
    const { data } = await ana.send(group, 'In the group');
    await star(bea, data, true, group);
    expect(await textsOf(bea)).toEqual(['In the group']);
    await world.api.groups.leave({ as: bea, body: { topic_id: group } });
    expect(await textsOf(bea)).toEqual([]);
    expect(await textsOf(bea, { topic_id: group })).toEqual([]);
    const target_user_ids = [bea.id];
    await world.api.groups.addMembers({ as: ana, body: { topic_id: group, target_user_ids } });
    expect(await textsOf(bea)).toEqual([]);
  });
});
