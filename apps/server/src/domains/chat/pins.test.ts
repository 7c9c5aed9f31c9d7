import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

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

const pin = (as: Person, { chat_id }: { chat_id: string }, is_pinned = true, topic = topic_id) =>
  world.api.topics.pin({ as, body: { topic_id: topic, chat_id, is_pinned } });
const pins = (as: Person, topic = topic_id) => world.api.topics.pins({ as, query: { topic_id: topic } });
const textsOf = async (as: Person, topic = topic_id) =>
  (await pins(as, topic)).data.map(({ message }) => message.content);
const sendMany = async (as: Person, texts: string[], topic = topic_id) => {
  const sent = [];
  for (const text of texts) sent.push((await as.send(topic, text)).data);
  return sent;
};

describe('a pinned message', () => {
  it('is there for everybody, the last one first, with who pinned it, until somebody unpins it', async () => {
    const [one, two] = await sendMany(ana, ['One', 'Two']);
    if (!one || !two) throw new Error('Both were sent.');
    const device = await ana.connect();
    await ask(device, 'topic-listen', { topic_id });
    const received = nextOf(device, 'pinChat', { topic_id });
    const { seq } = (await pin(bea, one)).data;
    expect(await received).toMatchObject({
      kind: 'pin',
      seq,
      chat_id: one.chat_id,
      user_id: bea.id,
      is_pinned: true,
    });
    world.app.testClock.advance(1000);
    await pin(ana, two);
    expect((await pins(ana)).data).toMatchObject([
      { message: { content: 'Two' }, by: { name: 'Ana' } },
      { message: { content: 'One' }, by: { name: 'Bea' } },
    ]);
    expect(await textsOf(bea)).toEqual(['Two', 'One']);
    expect((await pin(ana, one, false)).data).toMatchObject({ chat_id: one.chat_id, is_pinned: false });
    expect(await textsOf(bea)).toEqual(['Two']);
    const { changes } = (await world.api.topics.changes({ as: bea, query: { topic_id } })).data;
    expect(changes.filter(({ kind }) => kind === 'pin')).toHaveLength(3);
  });

  it('is pinned once, and unpinned once', async () => {
    const [one] = await sendMany(ana, ['One']);
    if (!one) throw new Error('It was sent.');
    const first = await pin(ana, one);
    expect((await pin(bea, one)).data).toEqual(first.data);
    const unpinned = await pin(bea, one, false);
    expect((await pin(ana, one, false)).data).toEqual(unpinned.data);
    expect(unpinned.data.seq).toBe(first.data.seq + 1);
  });

  it('is one of three at most, whoever pins at the same moment', async () => {
    const sent = await sendMany(ana, ['One', 'Two', 'Three', 'Four', 'Five']);
    const answers = await Promise.all(sent.map((message, index) => pin(index % 2 ? ana : bea, message)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, code: 'pins_full' });
    const pinned = (await pins(bea)).data;
    expect(pinned).toHaveLength(3);
    const first = pinned[0]?.message;
    const left = sent.find(({ chat_id }) => pinned.every(({ message }) => message.chat_id !== chat_id));
    if (!first || !left) throw new Error('Three of five are pinned.');
    await pin(ana, first, false);
    expect((await pin(ana, left)).status).toBe(200);
  });

  it('loses its pin with a recall, and is not shown to whoever deleted it', async () => {
    const [one, two, three] = await sendMany(ana, ['One', 'Two', 'Three']);
    if (!one || !two || !three) throw new Error('All were sent.');
    for (const message of [one, two, three]) await pin(bea, message);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: one.chat_id } });
    expect((await textsOf(bea)).sort()).toEqual(['Three', 'Two']);
    expect(await pin(ana, one)).toMatchObject({ code: 'message_not_found' });
    await world.api.chat.hide({ as: bea, body: { topic_id, chat_id: two.chat_id } });
    expect(await textsOf(bea)).toEqual(['Three']);
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    expect(await textsOf(bea)).toEqual([]);
    expect((await textsOf(ana)).sort()).toEqual(['Three', 'Two']);
  });

  it('is for every member of an open group, and for nobody else', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const { data } = await ana.send(group, 'Meet at nine');
    expect((await pin(cleo, data, true, group)).status).toBe(200);
    expect(await textsOf(bea, group)).toEqual(['Meet at nine']);
    await world.api.groups.leave({ as: cleo, body: { topic_id: group } });
    expect(await pin(cleo, data, false, group)).toMatchObject({ code: 'topic_not_found' });
    expect(await pins(cleo, group)).toMatchObject({ code: 'topic_not_found' });
    expect((await pins(bea, group)).data).toMatchObject([{ by: { name: 'Cleo' } }]);
    await world.changePlan(ana, 'free');
    expect(await pin(bea, data, false, group)).toMatchObject({ code: 'not_permitted' });
    expect(await textsOf(bea, group)).toEqual(['Meet at nine']);
  });

  it('cannot be pinned across a block', async () => {
    const { data } = await ana.send(topic_id);
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect(await pin(bea, data)).toMatchObject({ code: 'blocked' });
    expect(await pin(ana, data)).toMatchObject({ code: 'blocked' });
  });
});
