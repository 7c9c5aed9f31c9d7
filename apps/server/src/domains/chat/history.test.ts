import type { Message } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listed } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { files } from '../../db/schema/files.ts';
import { photoWithPlace } from '../files/testing/pictures.ts';

const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
  bea = await world.join('Bea');
});
beforeEach(async () => {
  ana = await world.join('Ana');
  topic_id = await ana.open(bea);
});
afterAll(() => world.dispose());

const changesSince = async (since: number, limit: number) =>
  (
    await world.api.topics.changes({
      as: bea,
      query: { topic_id, since: String(since), limit: String(limit) },
    })
  ).data;

describe('what was said', () => {
  const list = async (who: Person, query: Record<string, string> = {}) =>
    (await world.api.chat.list({ as: who, query: { topic_id, ...query } })).data;
  const changes = async (who: Person, since = 0, limit = 100) =>
    (
      await world.api.topics.changes({
        as: who,
        query: { topic_id, since: String(since), limit: String(limit) },
      })
    ).data;
  const topicOf = async (who: Person) => (await world.api.topics.get({ as: who, params: { topic_id } })).data;

  it('comes in pages of twenty, newest first, without losing or repeating a message', async () => {
    // Sent at once, so that several share the moment at which they arrived.
    await Promise.all(Array.from({ length: 45 }, () => ana.send(topic_id)));
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
    const first = await ana.send(topic_id, 'one');
    await ana.send(topic_id, 'two');
    await world.api.chat.seen({ as: bea, body: { topic_id, seen_time: first.data.date } });
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: first.data.chat_id } });
    await world.api.topics.reaction({
      as: bea,
      body: {
        topic_id,
        chat_id: (await list(bea))[0]?.chat_id ?? '',
        emoji: '👍',
      },
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
      world.api.chat.list({ as: cai, query: { topic_id } }),
      world.api.topics.changes({ as: cai, query: { topic_id } }),
      world.api.topics.get({ as: cai, params: { topic_id } }),
      world.api.topics.seen({ as: cai, query: { topic_id } }),
      world.api.topics.attachments({ as: cai, query: { topic_id, type: 'media' } }),
      world.api.topics.typing({ as: cai, body: { topic_id } }),
      world.api.topics.mute({ as: cai, body: { topic_id, is_muted: true } }),
      world.api.chat.seen({ as: cai, body: { topic_id, seen_time: Date.now() } }),
      world.api.topics.deletePrivate({ as: cai, query: { topic_id } }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 404, code: 'topic_not_found' });
    }
  });

  it('loses the content of a recalled message everywhere, its place nowhere', async () => {
    const secret = await ana.send(topic_id, 'A secret');
    await bea.send(topic_id, 'What?', { reply_id: secret.data._id });
    const recalled = await world.api.chat.recall({
      as: ana,
      query: { topic_id, chat_id: secret.data.chat_id },
    });
    expect(recalled).toMatchObject({ status: 200, data: { chat_id: secret.data.chat_id } });
    const seen = JSON.stringify([
      await list(bea),
      await changes(bea),
      await world.api.topics.list({ as: bea }),
    ]);
    expect(seen).not.toContain('A secret');
    expect((await list(bea))[1]).toMatchObject({ recalled: true, content: null, seq: secret.data.seq });
    const again = await world.api.chat.recall({
      as: ana,
      query: { topic_id, chat_id: secret.data.chat_id },
    });
    expect(again).toMatchObject({ status: 200, data: recalled.data as object });
  });

  it('is recalled by its sender only', async () => {
    const { data } = await ana.send(topic_id, 'Mine');
    const refused = await world.api.chat.recall({
      as: bea,
      query: { topic_id, chat_id: data.chat_id },
    });
    expect(refused).toMatchObject({ status: 403, code: 'recall_refused' });
    expect((await list(bea))[0]).toMatchObject({ content: 'Mine', recalled: false });
  });

  it('counts as unread until it is seen, and being seen never goes back', async () => {
    const first = await ana.send(topic_id, 'one');
    const second = await ana.send(topic_id, 'two');
    await bea.send(topic_id, 'mine');
    expect((await topicOf(bea)).unread_count).toBe(2);
    const see = (seen_time: string) => world.api.chat.seen({ as: bea, body: { topic_id, seen_time } });
    expect((await see(second.data.date)).data).toMatchObject({ seen_time: second.data.date, seq: 4 });
    expect((await topicOf(bea)).unread_count).toBe(0);
    expect((await see(first.data.date)).data).toMatchObject({ seen_time: second.data.date, seq: 4 });
    expect((await see('2150-01-01T00:00:00Z')).status).toBe(200);
    await ana.send(topic_id, 'three');
    expect((await topicOf(bea)).unread_count).toBe(1);
    const info = await world.api.topics.seen({ as: ana, query: { topic_id } });
    expect(info.data).toMatchObject([{ _id: bea.id, name: 'Bea' }]);
  });

  it('is gone for the one who deletes the chat, hidden until the next message, and stays for the other', async () => {
    await ana.send(topic_id, 'before');
    expect((await world.api.topics.deletePrivate({ as: bea, query: { topic_id } })).status).toBe(200);
    expect(await topicOf(bea)).toMatchObject({ is_hidden: true, last_message: null, unread_count: 0 });
    expect(await list(bea)).toEqual([]);
    expect(JSON.stringify(await changes(bea))).not.toContain('before');
    expect(await list(ana)).toMatchObject([{ content: 'before' }]);
    const next = await ana.send(topic_id, 'after');
    expect(await topicOf(bea)).toMatchObject({ is_hidden: false, unread_count: 1 });
    expect((await list(bea)).map((message) => message.content)).toEqual(['after']);
    const seqs = (await changes(bea)).changes.map((change) => change.seq);
    expect(seqs).toEqual(Array.from({ length: next.data.seq }, (_, index) => index + 1));
  });

  it('lists its pictures until they are recalled', async () => {
    const origin_url = await ana.upload({ name: 'beach.jpg', bytes: await photoWithPlace() });
    const attachments = [{ type: 'image', origin_url, name: 'beach.jpg' }];
    const sent = await ana.send(topic_id, '', { type: 'image', attachments, content: null });
    expect(sent.data.attachments).toMatchObject([
      { type: 'image', name: 'beach.jpg', meta_data: { width: 20, height: 40 } },
    ]);
    const listed = async (type: 'file' | 'media') =>
      world.api.topics.attachments({ as: bea, query: { topic_id, type } });
    expect(await listed('media')).toMatchObject({
      data: [{ name: 'beach.jpg', chat_id: sent.data.chat_id, by: ana.id }],
      pagination: { current: 1, totalPage: 1 },
    });
    expect((await listed('file')).data).toEqual([]);
    const stolen = await bea.send(topic_id, '', { type: 'image', attachments, content: null });
    expect(stolen).toMatchObject({ status: 404, code: 'file_not_found' });
    const dan = await world.join('Dan');
    const copy = { from_chat_id: sent.data.chat_id, new_chat_id: bea.chatId(), target_user_id: dan.id };
    expect((await world.api.chat.forward({ as: bea, body: copy })).status).toBe(200);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: sent.data.chat_id } });
    expect((await listed('media')).data).toEqual([]);
    const isKept = async () => {
      const key = origin_url.split('/').at(-1) ?? '';
      const [file] = await world.app.core.database.db.select().from(files).where(eq(files.key, key));
      return file !== undefined && file.claimedAt !== null;
    };
    expect(await isKept()).toBe(true);
    await world.api.chat.recall({
      as: bea,
      query: { topic_id: await bea.open(dan), chat_id: copy.new_chat_id },
    });
    expect(await isKept()).toBe(false);
  });

  it('keeps one reaction of each person', async () => {
    const { data } = await ana.send(topic_id);
    const react = (emoji: string | null) =>
      world.api.topics.reaction({
        as: bea,
        body: {
          topic_id,
          chat_id: data.chat_id,
          emoji,
        },
      });
    await react('👍');
    expect((await react('🎂')).data.reactions).toEqual([{ user_id: bea.id, emoji: '🎂' }]);
    expect((await list(ana))[0]?.reactions).toEqual([{ user_id: bea.id, emoji: '🎂' }]);
    expect((await react(null)).data.reactions).toEqual([]);
  });
});

describe('changes', () => {
  it('come in pieces that lead to the end without a gap', async () => {
    for (let index = 0; index < 7; index++) await ana.send(topic_id, `message ${index}`);
    const seqs: number[] = [];
    for (let hasMore = true; hasMore; ) {
      const page = await changesSince(seqs.at(-1) ?? 0, 3);
      expect(page.seq).toBe(7);
      seqs.push(...page.changes.map(({ seq }) => seq));
      hasMore = page.has_more;
    }
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a deleted history', () => {
  it('keeps the translation of a deleted message to itself, also when it was asked for later', async () => {
    const { data } = await ana.send(topic_id, 'Where is the train station?');
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    const asked = await world.api.chat.translation({
      as: ana,
      body: { topic_id, chat_id: data.chat_id, language: 'es' },
    });
    expect(asked.status).toBe(200);
    const resolved = await vi.waitFor(async () => {
      const page = await changesSince(0, 10);
      expect(page.changes).toHaveLength(2);
      return page;
    }, patient);
    expect(resolved.changes.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'topic-updated'],
      [2, 'topic-updated'],
    ]);
    expect(JSON.stringify(resolved)).not.toContain('estación');
    const [, own] = (await world.api.topics.changes({ as: ana, query: { topic_id } })).data.changes;
    expect(own).toMatchObject({ kind: 'translation', text: expect.stringContaining('estación') });
  });

  it('takes no reactions any more', async () => {
    const { data } = await ana.send(topic_id);
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    const refused = await world.api.topics.reaction({
      as: bea,
      body: { topic_id, chat_id: data.chat_id, emoji: '👍' },
    });
    expect(refused).toMatchObject({ status: 404, code: 'message_not_found' });
  });
});

describe('a recall', () => {
  it('leaves nothing to react to', async () => {
    const { data } = await ana.send(topic_id);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    const refused = await world.api.topics.reaction({
      as: bea,
      body: { topic_id, chat_id: data.chat_id, emoji: '👍' },
    });
    expect(refused).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('takes its text out of the chat lists that show it', async () => {
    const shown = listed(await bea.connect(), topic_id);
    const { data } = await ana.send(topic_id, 'A secret');
    await vi.waitFor(() => expect(shown()?.last_message?.content).toBe('A secret'), patient);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    const scrubbed = { recalled: true, content: null };
    await vi.waitFor(() => expect(shown()?.last_message).toMatchObject(scrubbed), patient);
  });
});

describe('reading', () => {
  it('empties the count on the other devices of the reader', async () => {
    const shown = listed(await bea.connect(), topic_id);
    const { data } = await ana.send(topic_id);
    await vi.waitFor(() => expect(shown()?.unread_count).toBe(1), patient);
    await world.api.chat.seen({ as: bea, body: { topic_id, seen_time: data.date } });
    await vi.waitFor(() => expect(shown()?.unread_count).toBe(0), patient);
  });
});

describe('the files of a conversation', () => {
  it('come in pages, newest first, and say how many pages there are even behind the last', async () => {
    const names = ['one.txt', 'two.txt', 'three.txt'];
    for (const name of names) {
      const origin_url = await ana.upload({ name, bytes: Buffer.from(name) });
      const attachments = [{ type: 'file', origin_url, name }];
      expect((await ana.send(topic_id, '', { type: 'file', content: null, attachments })).status).toBe(200);
    }
    const page = async (number: number) => {
      const query = { topic_id, type: 'file' as const, limit: 2, page: number };
      const answer = await world.api.topics.attachments({ as: bea, query });
      return { names: answer.data.map(({ name }) => name), pagination: answer.pagination };
    };
    expect(await page(1)).toEqual({
      names: ['three.txt', 'two.txt'],
      pagination: { current: 1, totalPage: 2 },
    });
    expect(await page(2)).toEqual({ names: ['one.txt'], pagination: { current: 2, totalPage: 2 } });
    expect(await page(3)).toEqual({ names: [], pagination: { current: 3, totalPage: 2 } });
  });
});
