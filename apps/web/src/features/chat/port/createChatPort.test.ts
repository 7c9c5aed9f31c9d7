import type { EventSocket } from '@franca/api-client';
import type { MessagePage } from '@franca/chat-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../../../strings/texts.ts';
import type { PageCache } from '../pages/createPageCache.ts';
import { createChatPort } from './createChatPort.ts';

const copy: MessagePage = { messages: [], hasOlder: true };

function setUp() {
  const pages: PageCache = {
    read: async () => copy,
    write: vi.fn(),
    apply: vi.fn(),
    forget: vi.fn(),
    sweep: async () => {},
  };
  const viewer = { id: 'ana', name: 'Ana', avatarUrl: null };
  const blocked = { note: vi.fn() };
  const socket = { on: () => () => undefined } as unknown as EventSocket<'/chat'>;
  return { pages, blocked, port: createChatPort({ viewer, socket, pages, blocked }) };
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));
const refuse = (status: number, code: string, headers?: Record<string, string>) =>
  answer(status, { success: false, errors: ['A sentence.'], code }, headers);
const noNetwork = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

const text = { kind: 'text' } as const;
const outgoing = { chatId: 'ana-1', topicId: 't1', text: 'Hi', content: text, writtenAt: 1, replyTo: null };
const newest = { topicId: 't1', before: null, limit: 20 };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the port to the server', () => {
  it('shows the copy of the newest page without a network', async () => {
    noNetwork();
    expect(await setUp().port.messages.page(newest, {})).toBe(copy);
  });

  it('shows no copy where the server refuses', async () => {
    refuse(404, 'topic_not_found');
    await expect(setUp().port.messages.page(newest, {})).rejects.toThrow('A sentence.');
  });

  it('drops the copy of a history that was deleted, and of no other', async () => {
    const { port, pages } = setUp();
    refuse(404, 'topic_not_found');
    await expect(port.topics?.deleteHistory?.({ topicId: 't1' }, {})).rejects.toThrow('A sentence.');
    expect(pages.forget).not.toHaveBeenCalled();
    answer(200, { success: true, data: { topic_id: 't1' } });
    await port.topics?.deleteHistory?.({ topicId: 't1' }, {});
    expect(pages.forget).toHaveBeenCalledExactlyOnceWith('t1');
  });

  it('has no copy of older pages', async () => {
    noNetwork();
    await expect(setUp().port.messages.page({ ...newest, before: 5 }, {})).rejects.toThrow();
  });

  it('keeps a copy of the newest page', async () => {
    answer(200, { success: true, data: [] });
    const { port, pages } = setUp();
    const page = { messages: [], hasOlder: false, seenTimes: {} };
    expect(await port.messages.page(newest, {})).toEqual(page);
    expect(pages.write).toHaveBeenCalledWith('t1', page);
  });

  it('says with the newest page up to when the others have seen it', async () => {
    const seen = [{ _id: 'ben', seen_time: '2026-01-01T00:00:00.000Z' }];
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json({ success: true, data: url.includes('seen') ? seen : [] }),
    );
    const { seenTimes } = await setUp().port.messages.page(newest, {});
    expect(seenTimes).toEqual({ ben: Date.UTC(2026, 0, 1) });
  });

  it('tries a message again without a network', async () => {
    noNetwork();
    expect(await setUp().port.messages.send(outgoing, {})).toEqual({ kind: 'retry' });
  });

  it('waits as long as the server asks', async () => {
    refuse(429, 'rate_limited', { 'retry-after': '7' });
    expect(await setUp().port.messages.send(outgoing, {})).toEqual({
      kind: 'retry',
      afterMilliseconds: 7000,
    });
  });

  it('uploads the sound of a voice message before it sends it, and only once', async () => {
    const file = new Blob(['sound'], { type: 'audio/mpeg' });
    const voice = {
      ...outgoing,
      text: '',
      content: {
        kind: 'audio',
        sound: { source: file, name: 'audio.mp3', duration: 3021, peaks: [1, 100] },
      },
    } as const;
    const slot = { file: 'audio.mp3', upload_url: '/put', download_url: '/api/file/a1' };
    // Without it the upload goes through fetch, which the test sees.
    vi.stubGlobal('XMLHttpRequest', undefined);
    const asked: { url: string; body: unknown }[] = [];
    let uploads = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url === '/put') {
        uploads += 1;
        return new Response();
      }
      asked.push({ url, body: JSON.parse(String(init.body)) });
      if (url.endsWith('/presigned')) return Response.json({ success: true, data: [slot] });
      throw new TypeError('Failed to fetch');
    });
    const { port } = setUp();
    const shares: number[] = [];
    expect(await port.messages.send(voice, { onProgress: (share) => shares.push(share) })).toEqual({
      kind: 'retry',
    });
    expect(await port.messages.send(voice, {})).toEqual({ kind: 'retry' });
    expect(uploads).toBe(1);
    expect(shares.at(-1)).toBe(1);
    expect(asked[0]?.body).toEqual({ file_names: ['audio.mp3'], file_sizes: [file.size], folder: 'audio' });
    expect(asked[1]?.body).toMatchObject({
      type: 'audio',
      meta_data: { duration: 3021 },
      attachments: [
        {
          type: 'audio',
          name: 'audio.mp3',
          origin_url: '/api/file/a1',
          meta_data: { duration: 3021, peaks: [1, 100] },
        },
      ],
    });
  });

  it('hands over no message that was deleted while its file was uploaded', async () => {
    const deleting = new AbortController();
    const file = { id: 'f1', type: 'file', name: 'notes.txt', source: new Blob(['words']) } as const;
    const slot = { file: 'notes.txt', upload_url: '/put', download_url: '/api/file/a1' };
    vi.stubGlobal('XMLHttpRequest', undefined);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      if (url !== '/put') return Response.json({ success: true, data: [slot] });
      deleting.abort();
      return new Response();
    });
    const message = { ...outgoing, content: { kind: 'file', attachments: [file] } } as const;
    await expect(setUp().port.messages.send(message, { signal: deleting.signal })).rejects.toThrow();
    expect(asked).toEqual([expect.stringContaining('/presigned'), '/put']);
  });

  it('keeps a message whose files are too much for a day, with the sentence and without trying again', async () => {
    refuse(429, 'upload_limit_reached');
    expect(await setUp().port.messages.send(outgoing, {})).toEqual({
      kind: 'refused',
      reason: 'A sentence.',
    });
  });

  it('reports the sentence of a final refusal', async () => {
    refuse(403, 'blocked');
    expect(await setUp().port.messages.send(outgoing, {})).toEqual({
      kind: 'refused',
      reason: 'A sentence.',
    });
  });

  it('knows the people of the private conversations, and finds others by name, with the reader’s word for their country', async () => {
    const member = { avatar: null, is_verified: false, country: 'Spain', language: null, accent: null };
    const topicWith = (id: string, name: string, updated_at: string, over = {}) => ({
      _id: id,
      is_group: false,
      is_block: false,
      updated_at,
      members: [
        { ...member, _id: 'ana', name: 'Ana' },
        { ...member, _id: id, name },
      ],
      ...over,
    });
    const topics = [
      topicWith('ben', 'Ben', '2026-01-01T00:00:00Z'),
      topicWith('berta', 'Berta', '2026-01-03T00:00:00Z'),
      topicWith('bruno', 'Bruno', '2026-01-02T00:00:00Z', { is_block: true }),
    ];
    const found = [
      { ...member, _id: 'ben', name: 'Ben' },
      { ...member, _id: 'bea', name: 'Bea' },
    ];
    const codes = [{ code: 'ES', dial_code: '34', name: 'Spain' }];
    vi.stubGlobal('fetch', async (url: string) => {
      const lists = url.includes('/country-code') ? codes : found;
      return Response.json({ success: true, data: url.includes('/topic') ? topics : lists });
    });
    const { port } = setUp();
    const countries = async (query: string) =>
      (await port.contacts?.search({ query }, {}))?.map(({ country }) => country);
    const shown = texts.getState();
    texts.setState({ language: 'it' });
    expect(await countries('')).toEqual(['Spagna', 'Spagna']);
    expect(await countries('be')).toEqual(['Spagna', 'Spagna', 'Spagna']);
    texts.setState(shown);
    const names = async (query: string) =>
      (await port.contacts?.search({ query }, {}))?.map(({ name }) => name);
    expect(await names('')).toEqual(['Berta', 'Ben']);
    expect(await names('be')).toEqual(['Berta', 'Ben', 'Bea']);
  });
});
