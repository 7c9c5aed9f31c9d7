import type { Change, Message, Topic } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../src/db/schema/files.ts';
import { photoWithPlace } from '../../src/domains/files/testing/pictures.ts';
import { type ChatPerson, type ChatWorld, createChatWorld } from './createChatWorld.ts';
import { upload } from './upload.ts';

type Page = { changes: Change[]; seq: number; has_more: boolean };

describe('what was said', () => {
  let world: ChatWorld;
  let ana: ChatPerson;
  let bea: ChatPerson;
  let topic: string;

  beforeAll(async () => {
    world = await createChatWorld();
    bea = await world.join('Bea');
  });
  beforeEach(async () => {
    ana = await world.join('Ana');
    topic = await ana.open(bea);
  });
  afterAll(() => world.dispose());

  const list = async (who: ChatPerson, query: Record<string, string> = {}) =>
    (await who.get<Message[]>('/chat', { topic_id: topic, ...query })).data;
  const changes = async (who: ChatPerson, since = 0, limit = 100) =>
    (await who.get<Page>('/topic/changes', { topic_id: topic, since: String(since), limit: String(limit) }))
      .data;
  const topicOf = async (who: ChatPerson) => (await who.get<Topic>(`/topic/${topic}`)).data;

  it('comes in pages of twenty, newest first, without losing or repeating a message', async () => {
    // Sent at once, so that several share the moment at which they arrived.
    await Promise.all(Array.from({ length: 45 }, () => ana.send(topic)));
    const all: Message[] = [];
    for (;;) {
      const from_date = all.at(-1)?.date;
      const page = await list(bea, from_date ? { from_date } : {});
      if (page.length === 0) break;
      expect(page.length).toBeLessThanOrEqual(20);
      all.push(...page);
    }
    expect(all.length).toBe(45);
    expect(all.map((message) => message.seq)).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index));
    expect((await list(bea, { before_seq: '10', limit: '3' })).map((message) => message.seq)).toEqual([
      9, 8, 7,
    ]);
  });

  it('is given again as numbered changes to whoever was away', async () => {
    const first = await ana.send(topic, 'one');
    await ana.send(topic, 'two');
    await bea.post('/chat/seen', { topic_id: topic, seen_time: first.data.date });
    await ana.remove('/chat', { topic_id: topic, chat_id: first.data.chat_id });
    await bea.post('/topic/reaction', {
      topic_id: topic,
      chat_id: (await list(bea))[0]?.chat_id,
      emoji: '👍',
    });
    const page = await changes(bea);
    expect(page.changes.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'message'],
      [2, 'message'],
      [3, 'seen'],
      [4, 'recall'],
      [5, 'reaction'],
    ]);
    expect(page).toMatchObject({ seq: 5, has_more: false });
    const half = await changes(bea, 1, 2);
    expect(half).toMatchObject({ has_more: true, changes: [{ seq: 2 }, { seq: 3 }] });
    expect((await changes(bea, 5)).changes).toEqual([]);
  });

  it('is closed to people who are not in the conversation', async () => {
    const cai = await world.join('Cai');
    const calls = [
      cai.get('/chat', { topic_id: topic }),
      cai.get('/topic/changes', { topic_id: topic }),
      cai.get(`/topic/${topic}`),
      cai.get('/topic/seen', { topic_id: topic }),
      cai.get('/topic/attachment', { topic_id: topic, type: 'media' }),
      cai.post('/topic/typing', { topic_id: topic }),
      cai.post('/topic/mute', { topic_id: topic, is_muted: true }),
      cai.post('/chat/seen', { topic_id: topic, seen_time: Date.now() }),
      cai.remove('/topic/private', { topic_id: topic }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 404, code: 'topic_not_found' });
    }
  });

  it('loses the content of a recalled message everywhere, its place nowhere', async () => {
    const secret = await ana.send(topic, 'A secret');
    await bea.send(topic, 'What?', { reply_id: secret.data._id });
    const recalled = await ana.remove('/chat', { topic_id: topic, chat_id: secret.data.chat_id });
    expect(recalled).toMatchObject({ status: 200, data: { chat_id: secret.data.chat_id } });
    const seen = JSON.stringify([await list(bea), await changes(bea), await bea.get('/topic')]);
    expect(seen).not.toContain('A secret');
    expect((await list(bea))[1]).toMatchObject({ recalled: true, content: null, seq: secret.data.seq });
    const again = await ana.remove('/chat', { topic_id: topic, chat_id: secret.data.chat_id });
    expect(again).toMatchObject({ status: 200, data: recalled.data as object });
  });

  it('is recalled by its sender only', async () => {
    const { data } = await ana.send(topic, 'Mine');
    const refused = await bea.remove('/chat', { topic_id: topic, chat_id: data.chat_id });
    expect(refused).toMatchObject({ status: 403, code: 'recall_refused' });
    expect((await list(bea))[0]).toMatchObject({ content: 'Mine', recalled: false });
  });

  it('counts as unread until it is seen, and being seen never goes back', async () => {
    const first = await ana.send(topic, 'one');
    const second = await ana.send(topic, 'two');
    await bea.send(topic, 'mine');
    expect((await topicOf(bea)).unread_count).toBe(2);
    const see = (seen_time: string) =>
      bea.post<{ seen_time: string; seq: number }>('/chat/seen', { topic_id: topic, seen_time });
    expect((await see(second.data.date)).data).toMatchObject({ seen_time: second.data.date, seq: 4 });
    expect((await topicOf(bea)).unread_count).toBe(0);
    expect((await see(first.data.date)).data).toMatchObject({ seen_time: second.data.date, seq: 4 });
    expect((await see('2150-01-01T00:00:00Z')).status).toBe(200);
    await ana.send(topic, 'three');
    expect((await topicOf(bea)).unread_count).toBe(1);
    const info = await ana.get<{ _id: string }[]>('/topic/seen', { topic_id: topic });
    expect(info.data).toMatchObject([{ _id: bea.id, name: 'Bea' }]);
  });

  it('is gone for the one who deletes the chat, hidden until the next message, and stays for the other', async () => {
    await ana.send(topic, 'before');
    expect((await bea.remove('/topic/private', { topic_id: topic })).status).toBe(200);
    expect(await topicOf(bea)).toMatchObject({ is_hidden: true, last_message: null, unread_count: 0 });
    expect(await list(bea)).toEqual([]);
    expect(JSON.stringify(await changes(bea))).not.toContain('before');
    expect(await list(ana)).toMatchObject([{ content: 'before' }]);
    const next = await ana.send(topic, 'after');
    expect(await topicOf(bea)).toMatchObject({ is_hidden: false, unread_count: 1 });
    expect((await list(bea)).map((message) => message.content)).toEqual(['after']);
    const seqs = (await changes(bea)).changes.map((change) => change.seq);
    expect(seqs).toEqual(Array.from({ length: next.data.seq }, (_, index) => index + 1));
  });

  it('lists its pictures until they are recalled', async () => {
    const origin_url = await upload(world, ana, { name: 'beach.jpg', bytes: await photoWithPlace() });
    const attachments = [{ type: 'image', origin_url, name: 'beach.jpg' }];
    const sent = await ana.send(topic, '', { type: 'image', attachments, content: null });
    expect(sent.data.attachments).toMatchObject([
      { type: 'image', name: 'beach.jpg', meta_data: { width: 20, height: 40 } },
    ]);
    const listed = async (type: string) => bea.get<unknown[]>('/topic/attachment', { topic_id: topic, type });
    expect(await listed('media')).toMatchObject({
      data: [{ name: 'beach.jpg', chat_id: sent.data.chat_id, by: ana.id }],
      pagination: { current: 1, totalPage: 1 },
    });
    expect((await listed('file')).data).toEqual([]);
    const stolen = await bea.send(topic, '', { type: 'image', attachments, content: null });
    expect(stolen).toMatchObject({ status: 404, code: 'file_not_found' });
    const dan = await world.join('Dan');
    const copy = { from_chat_id: sent.data.chat_id, new_chat_id: bea.chatId(), target_user_id: dan.id };
    expect((await bea.post('/chat/forward', copy)).status).toBe(200);
    await ana.remove('/chat', { topic_id: topic, chat_id: sent.data.chat_id });
    expect((await listed('media')).data).toEqual([]);
    const isKept = async () => {
      const key = origin_url.split('/').at(-1) ?? '';
      const [file] = await world.app.core.database.db.select().from(files).where(eq(files.key, key));
      return file !== undefined && file.claimedAt !== null;
    };
    expect(await isKept()).toBe(true);
    await bea.remove('/chat', { topic_id: await bea.open(dan), chat_id: copy.new_chat_id });
    expect(await isKept()).toBe(false);
  });

  it('keeps one reaction of each person', async () => {
    const { data } = await ana.send(topic);
    const react = (emoji: string | null) =>
      bea.post<{ reactions: unknown[] }>('/topic/reaction', {
        topic_id: topic,
        chat_id: data.chat_id,
        emoji,
      });
    await react('👍');
    expect((await react('🎂')).data.reactions).toEqual([{ user_id: bea.id, emoji: '🎂' }]);
    expect((await list(ana))[0]?.reactions).toEqual([{ user_id: bea.id, emoji: '🎂' }]);
    expect((await react(null)).data.reactions).toEqual([]);
  });
});
