import type { Change, Message } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChatPerson, type ChatWorld, createChatWorld } from '../../../test/chat/createChatWorld.ts';
import { upload } from '../../../test/chat/upload.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/users.ts';
import { photoWithPlace } from '../files/testing/pictures.ts';

const text = Buffer.from('Notes of the meeting\n');
const sound = Buffer.concat([Buffer.from('RIFF$\0\0\0WAVEfmt '), Buffer.alloc(28)]);

let world: ChatWorld;
let ana: ChatPerson;
let bea: ChatPerson;
let topic_id: string;

beforeAll(async () => {
  world = await createChatWorld();
  bea = await world.join('Bea');
});
beforeEach(async () => {
  ana = await world.join('Ana');
  topic_id = await ana.open(bea);
});
afterAll(() => world.dispose());

const changesOf = async (who: ChatPerson) =>
  (await who.get<{ changes: Change[] }>('/topic/changes', { topic_id, limit: '500' })).data.changes;

describe('many sends at once', () => {
  it('of one chat_id store the first message, however often it is resent', async () => {
    const chat_id = ana.chatId();
    const bodies = Array.from({ length: 20 }, (_, index) => `attempt ${index}`);
    const answers = await Promise.all(bodies.map((body) => ana.send(topic_id, body, { chat_id })));
    expect(new Set(answers.map(({ data }) => `${data._id} ${data.seq} ${data.content}`)).size).toBe(1);
    expect(await changesOf(bea)).toHaveLength(1);
  });

  it('by both are numbered one after the other, in the order of their dates', async () => {
    const sends = Array.from({ length: 100 }, (_, index) => (index % 2 ? ana : bea).send(topic_id));
    for (const { status } of await Promise.all(sends)) expect(status).toBe(200);
    const changes = await changesOf(ana);
    expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const dates = changes.map((change) => (change.kind === 'message' ? Date.parse(change.message.date) : 0));
    for (const [index, date] of dates.entries()) expect(date).toBeGreaterThan(dates[index - 1] ?? 0);
  });
});

describe('a message of files', () => {
  it.each([
    ['image', 'image', 'beach.jpg', photoWithPlace, 'image/jpeg', 'upload'],
    ['file', 'file', 'notes.txt', async () => text, 'text/plain; charset=utf-8', 'upload'],
    ['audio', 'audio', 'audio.wav', async () => sound, 'audio/wav', 'audio'],
  ] as const)('of type %s carries what the sender uploaded', async (type, kind, name, read, mime, folder) => {
    const origin_url = await upload(world, ana, { name, bytes: await read(), folder });
    const body = { type, content: 'Look', attachments: [{ type: kind, origin_url, name }] };
    const sent = await ana.send(topic_id, '', body);
    expect(sent).toMatchObject({
      status: 200,
      data: { type, content: 'Look', attachments: [{ type: kind, origin_url, name, meta_data: { mime } }] },
    });
  });

  it('is answered again after its file is gone', async () => {
    const origin_url = await upload(world, ana, { name: 'notes.txt', bytes: text });
    const chat_id = ana.chatId();
    const attachments = [{ type: 'file', origin_url, name: 'notes.txt' }];
    const body = { type: 'file', content: null, chat_id, attachments };
    const first = await ana.send(topic_id, '', body);
    const gone = [{ type: 'file', origin_url: `/api/file/${'0'.repeat(40)}`, name: 'gone.txt' }];
    const again = await ana.send(topic_id, '', { ...body, attachments: gone });
    expect(again).toMatchObject({ status: 200, data: { _id: first.data._id, attachments } });
  });
});

describe('a recalled message', () => {
  it('of the own face leaves the face where it is', async () => {
    const origin_url = await upload(world, ana, {
      name: 'me.jpg',
      bytes: await photoWithPlace(),
      folder: 'avatar',
    });
    await world.app.core.database.db.update(users).set({ avatar: origin_url }).where(eq(users.id, ana.id));
    const attachments = [{ type: 'image', origin_url, name: 'me.jpg' }];
    const { data } = await ana.send(topic_id, '', { type: 'image', content: null, attachments });
    await ana.remove('/chat', { topic_id, chat_id: data.chat_id });
    const key = origin_url.split('/').at(-1) ?? '';
    const [file] = await world.app.core.database.db.select().from(files).where(eq(files.key, key));
    expect(file?.claimedAt).toBeInstanceOf(Date);
  });
});

describe('a reply', () => {
  it('may not quote what its sender has deleted', async () => {
    const { data } = await bea.send(topic_id, 'Tea?');
    await ana.remove('/topic/private', { topic_id });
    const refused = await ana.send(topic_id, 'Yes', { reply_id: data._id });
    expect(refused).toMatchObject({ status: 404, code: 'reply_not_found' });
  });
});

describe('forwarding', () => {
  const forward = (from: string, target: ChatPerson) =>
    ana.post<Message>('/chat/forward', {
      from_chat_id: from,
      new_chat_id: ana.chatId(),
      target_user_id: target.id,
    });

  const forwardedTo = async (who: ChatPerson, from_chat_id: string) =>
    (await who.get<{ target_user_ids: string[] }>('/chat/forward', { from_chat_id })).data.target_user_ids;

  it('refuses a recalled message', async () => {
    const { data } = await ana.send(topic_id, 'A mistake');
    await ana.remove('/chat', { topic_id, chat_id: data.chat_id });
    expect(await forward(data.chat_id, bea)).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('refuses a message that the person has deleted', async () => {
    const { data } = await bea.send(topic_id, 'Long ago');
    await ana.remove('/topic/private', { topic_id });
    expect(await forward(data.chat_id, bea)).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('begins a conversation only where the plan has room for one', async () => {
    const free = await world.join('Free', undefined, 'free');
    const shared = await free.open(bea);
    const { data } = await bea.send(shared, 'Pass it on');
    const form = { from_chat_id: data.chat_id, new_chat_id: free.chatId(), target_user_id: ana.id };
    const refused = await free.post('/chat/forward', form);
    expect(refused).toMatchObject({ status: 403, code: 'not_permitted', errors: ['User not permission.'] });
    const back = { ...form, target_user_id: bea.id };
    expect((await free.post('/chat/forward', back)).status).toBe(200);
  });

  it('brings nobody a second copy, however often it is asked for and under whatever ids', async () => {
    const dan = await world.join('Dan');
    const { data } = await bea.send(topic_id, 'Pass it on');
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => forward(data.chat_id, dan)));
    const answers = [...atOnce, await forward(data.chat_id, dan)];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.data._id)).size).toBe(1);
    const copies = await dan.get<Message[]>('/chat', { topic_id: atOnce[0]?.data.topic_id ?? '' });
    expect(copies.data).toHaveLength(1);
  });

  it('brings the same person another message, and another person the same one', async () => {
    const [dan, eve] = [await world.join('Dan'), await world.join('Eve')];
    const [one, two] = [await bea.send(topic_id, 'First'), await bea.send(topic_id, 'Second')];
    const copies = [
      await forward(one.data.chat_id, dan),
      await forward(two.data.chat_id, dan),
      await forward(one.data.chat_id, eve),
    ];
    expect(new Set(copies.map(({ data }) => data._id)).size).toBe(3);
  });

  it('may be repeated after the first copy was recalled', async () => {
    const { data } = await bea.send(topic_id, 'Pass it on');
    const dan = await world.join('Dan');
    const first = (await forward(data.chat_id, dan)).data;
    await ana.remove('/chat', { topic_id: first.topic_id, chat_id: first.chat_id });
    expect(await forwardedTo(ana, data.chat_id)).toEqual([]);
    const second = await forward(data.chat_id, dan);
    expect(second).toMatchObject({ status: 200, data: { content: 'Pass it on', recalled: false } });
    expect(second.data._id).not.toBe(first._id);
  });

  it('is known to the one who forwards, and to nobody else', async () => {
    const [dan, eve] = [await world.join('Dan'), await world.join('Eve')];
    const { data } = await bea.send(topic_id, 'Pass it on');
    expect(await forwardedTo(ana, data.chat_id)).toEqual([]);
    await forward(data.chat_id, dan);
    await forward(data.chat_id, eve);
    expect((await forwardedTo(ana, data.chat_id)).sort()).toEqual([dan.id, eve.id].sort());
    expect(await forwardedTo(bea, data.chat_id)).toEqual([]);
    const refused = await dan.get('/chat/forward', { from_chat_id: data.chat_id });
    expect(refused).toMatchObject({ status: 404, code: 'topic_not_found' });
  });

  it('copies files, which outlive the recall of the first message', async () => {
    const origin_url = await upload(world, ana, { name: 'notes.txt', bytes: text });
    const attachments = [{ type: 'file', origin_url, name: 'notes.txt' }];
    const { data } = await ana.send(topic_id, '', { type: 'file', content: null, attachments });
    const copy = await forward(data.chat_id, await world.join('Dan'));
    await ana.remove('/chat', { topic_id, chat_id: data.chat_id });
    expect(copy).toMatchObject({ status: 200, data: { forward_id: data._id, attachments } });
    world.app.testClock.advance(3 * 86_400);
    const file = await world.app.core.server.inject({ url: origin_url });
    expect(file.body).toBe(text.toString());
  });
});
