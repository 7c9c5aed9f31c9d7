import type { Change, Message } from '@franca/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatPerson, type ChatWorld, createChatWorld } from './createChatWorld.ts';

describe('sending', () => {
  let world: ChatWorld;
  let ana: ChatPerson;
  let bea: ChatPerson;
  let topic: string;

  beforeAll(async () => {
    world = await createChatWorld();
    ana = await world.join('Ana');
    bea = await world.join('Bea');
    topic = await ana.open(bea);
  });
  afterAll(() => world.dispose());

  const history = async (reader: ChatPerson) =>
    (await reader.get<Message[]>('/chat', { topic_id: topic, limit: '100' })).data;
  const changes = async (reader: ChatPerson, since = 0) =>
    (
      await reader.get<{ changes: Change[]; seq: number }>('/topic/changes', {
        topic_id: topic,
        since: String(since),
        limit: '500',
      })
    ).data;

  it('stores a message and answers it as it will be read', async () => {
    const sent = await ana.send(topic, 'First\nsecond line ');
    expect(sent).toMatchObject({ status: 200, data: { content: 'First\nsecond line ', type: 'message' } });
    expect(sent.data).toMatchObject({ by: { _id: ana.id, name: 'Ana' }, recalled: false, topic_id: topic });
    expect(sent.data.id).toBe(sent.data._id);
    expect((await history(bea))[0]).toMatchObject({
      chat_id: sent.data.chat_id,
      content: 'First\nsecond line ',
    });
  });

  it('answers a resent message with the first one, even with another body', async () => {
    const chat_id = ana.chatId();
    const first = await ana.send(topic, 'once', { chat_id });
    const before = (await changes(ana)).seq;
    const again = await ana.send(topic, 'twice', { chat_id });
    expect(again).toMatchObject({
      status: 200,
      data: { _id: first.data._id, seq: first.data.seq, content: 'once' },
    });
    expect((await changes(ana)).seq).toBe(before);
  });

  it('does not bring a recalled message back when it is resent', async () => {
    const chat_id = ana.chatId();
    await ana.send(topic, 'mistake', { chat_id });
    await ana.remove('/chat', { topic_id: topic, chat_id });
    const again = await ana.send(topic, 'mistake', { chat_id });
    expect(again).toMatchObject({ status: 200, data: { chat_id, recalled: true, content: null } });
  });

  it('stores each message once and numbers without gaps, however often and at once they are sent', async () => {
    const plan = fc.array(fc.record({ message: fc.nat(4), byBea: fc.boolean() }), {
      minLength: 2,
      maxLength: 24,
    });
    await fc.assert(
      fc.asyncProperty(plan, async (sends) => {
        const before = (await changes(ana)).seq;
        const ids = Array.from({ length: 5 }, () => ({ ana: ana.chatId(), bea: bea.chatId() }));
        const answers = await Promise.all(
          sends.map(({ message, byBea }) => {
            const who = byBea ? bea : ana;
            return who.send(topic, 'at once', { chat_id: ids[message]?.[byBea ? 'bea' : 'ana'] });
          }),
        );
        for (const answer of answers) expect(answer.status).toBe(200);
        const stored = new Map(answers.map(({ data }) => [data.chat_id, data._id]));
        for (const { data } of answers) expect(stored.get(data.chat_id)).toBe(data._id);
        const added = (await changes(ana, before)).changes;
        expect(added.map((change) => change.seq)).toEqual(added.map((_, index) => before + 1 + index));
        expect(added.length).toBe(stored.size);
      }),
      { numRuns: 8 },
    );
  });

  it('gives messages of one topic dates that order them as their numbers do', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ana.send(topic)));
    const dates = (await history(ana)).map((message) => Date.parse(message.date));
    expect(dates).toEqual([...new Set(dates)].sort((one, other) => other - one));
  });

  it('refuses a chat_id that names somebody else', async () => {
    const refused = await ana.send(topic, 'not me', { chat_id: bea.chatId() });
    expect(refused).toMatchObject({ status: 400, code: 'chat_id_invalid' });
  });

  it('is for members only, and reveals nothing to strangers', async () => {
    const cai = await world.join('Cai');
    expect(await cai.send(topic)).toMatchObject({ status: 404, code: 'topic_not_found' });
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(await cai.send(nowhere)).toMatchObject({ status: 404, code: 'topic_not_found' });
  });

  it('quotes the answered message, by its id or its chat_id', async () => {
    const question = await bea.send(topic, 'Tea?');
    for (const reply_id of [question.data._id, question.data.chat_id]) {
      const answer = await ana.send(topic, 'Yes', { reply_id });
      expect(answer.data).toMatchObject({
        reply: { chat_id: question.data.chat_id, content: 'Tea?', by: { name: 'Bea' } },
      });
      expect((await history(bea))[0]?.reply?.chat_id).toBe(question.data.chat_id);
    }
  });

  it('refuses to answer a message of another conversation', async () => {
    const cai = await world.join('Cai');
    const elsewhere = await (await world.join('Dan')).open(cai);
    const theirs = await cai.send(elsewhere, 'private');
    const refused = await ana.send(topic, 'Yes', { reply_id: theirs.data._id });
    expect(refused).toMatchObject({ status: 404, code: 'reply_not_found' });
  });

  it.each([
    ['an emoji', { type: 'emoji', content: '🎂' }, { content: '🎂' }],
    ['a sticker', { type: 'sticker', content: '/stickers/hello.svg' }, { content: '/stickers/hello.svg' }],
    [
      'a place',
      { type: 'location', content: undefined, meta_data: 'Café: north:-33.86,151.2' },
      { meta_data: { place: 'Café: north', latitude: -33.86, longitude: 151.2 } },
    ],
  ])('stores %s', async (_name, body, expected) => {
    const sent = await ana.send(topic, '', body);
    expect(sent).toMatchObject({ status: 200, data: { type: body.type, ...expected } });
    expect((await history(bea))[0]).toMatchObject({ type: body.type, ...expected });
  });

  it('shares a contact who exists', async () => {
    const shared = await ana.send(topic, '', { type: 'contact', contact: { _id: bea.id } });
    expect(shared.data.contact).toMatchObject({ _id: bea.id, name: 'Bea' });
    const nobody = { type: 'contact', contact: '00000000-0000-4000-8000-000000000000' };
    expect(await ana.send(topic, '', nobody)).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it.each([
    ['an empty text', { content: ' \n ' }],
    ['a text that is too long', { content: 'x'.repeat(10_001) }],
    ['an unknown type', { type: 'video' }],
    ['a call record', { type: 'call', call_room: { call_type: '1', members_section: [] } }],
    ['a picture without a file', { type: 'image', attachments: [] }],
    ['a place beyond the pole', { type: 'location', meta_data: { place: 'X', latitude: 91, longitude: 0 } }],
    ['a place without coordinates', { type: 'location', meta_data: 'Sydney' }],
    ['a chat_id without a sender', { chat_id: '1700000000000' }],
  ])('refuses %s', async (_name, body) => {
    const before = (await changes(ana)).seq;
    expect((await ana.send(topic, 'text', body)).status).toBe(400);
    expect((await changes(ana)).seq).toBe(before);
  });

  it.each(['https://elsewhere.example/picture.png', `/api/file/${'0'.repeat(40)}`, '/api/file/../secret'])(
    'refuses %s, which is no file of the sender',
    async (origin_url) => {
      const attachments = [{ type: 'image', origin_url, name: 'picture.png' }];
      const refused = await ana.send(topic, '', { type: 'image', attachments, content: null });
      expect(refused).toMatchObject({ status: 404, code: 'file_not_found' });
    },
  );
});
