import type { Change, Message } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ChatPerson,
  type ChatWorld,
  createChatWorld,
  listed,
} from '../../../test/chat/createChatWorld.ts';
import { upload } from '../../../test/chat/upload.ts';

const patient = { timeout: 20_000, interval: 10 };

type Page = { changes: Change[]; seq: number; has_more: boolean };

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

const changesSince = async (since: number, limit: number) =>
  (await bea.get<Page>('/topic/changes', { topic_id, since: String(since), limit: String(limit) })).data;

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
    await bea.remove('/topic/private', { topic_id });
    const asked = await ana.post('/chat/translation', { topic_id, chat_id: data.chat_id, language: 'es' });
    expect(asked.status).toBe(200);
    const settled = await vi.waitFor(async () => {
      const page = await changesSince(0, 10);
      expect(page.changes).toHaveLength(2);
      return page;
    }, patient);
    expect(settled.changes.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'topic-updated'],
      [2, 'topic-updated'],
    ]);
    expect(JSON.stringify(settled)).not.toContain('estación');
    const [, own] = (await ana.get<Page>('/topic/changes', { topic_id })).data.changes;
    expect(own).toMatchObject({ kind: 'translation', text: expect.stringContaining('estación') });
  });

  it('takes no reactions any more', async () => {
    const { data } = await ana.send(topic_id);
    await bea.remove('/topic/private', { topic_id });
    const refused = await bea.post('/topic/reaction', { topic_id, chat_id: data.chat_id, emoji: '👍' });
    expect(refused).toMatchObject({ status: 404, code: 'message_not_found' });
  });
});

describe('a recall', () => {
  it('leaves nothing to react to', async () => {
    const { data } = await ana.send(topic_id);
    await ana.remove('/chat', { topic_id, chat_id: data.chat_id });
    const refused = await bea.post('/topic/reaction', { topic_id, chat_id: data.chat_id, emoji: '👍' });
    expect(refused).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('takes its text out of the chat lists that show it', async () => {
    const shown = listed(await bea.connect(), topic_id);
    const { data } = await ana.send(topic_id, 'A secret');
    await vi.waitFor(() => expect(shown()?.last_message?.content).toBe('A secret'), patient);
    await ana.remove('/chat', { topic_id, chat_id: data.chat_id });
    const scrubbed = { recalled: true, content: null };
    await vi.waitFor(() => expect(shown()?.last_message).toMatchObject(scrubbed), patient);
  });
});

describe('reading', () => {
  it('empties the count on the other devices of the reader', async () => {
    const shown = listed(await bea.connect(), topic_id);
    const { data } = await ana.send(topic_id);
    await vi.waitFor(() => expect(shown()?.unread_count).toBe(1), patient);
    await bea.post('/chat/seen', { topic_id, seen_time: data.date });
    await vi.waitFor(() => expect(shown()?.unread_count).toBe(0), patient);
  });
});

describe('the files of a conversation', () => {
  it('come in pages, newest first, and say how many pages there are even behind the last', async () => {
    const names = ['one.txt', 'two.txt', 'three.txt'];
    for (const name of names) {
      const origin_url = await upload(world, ana, { name, bytes: Buffer.from(name) });
      const attachments = [{ type: 'file', origin_url, name }];
      expect((await ana.send(topic_id, '', { type: 'file', content: null, attachments })).status).toBe(200);
    }
    const page = async (number: number) => {
      const query = { topic_id, type: 'file', limit: '2', page: String(number) };
      const answer = await bea.get<Message['attachments']>('/topic/attachment', query);
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
