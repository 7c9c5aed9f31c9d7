import type { EventSocket } from '@franca/api-client';
import type { MessagePage } from '@franca/chat-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChatPort } from './createChatPort.ts';
import type { PageCache } from './PageCache.ts';

const copy: MessagePage = { messages: [], hasOlder: true };

function setUp() {
  const pages: PageCache = { read: async () => copy, write: vi.fn(), apply: vi.fn() };
  const viewer = { id: 'ana', name: 'Ana', avatarUrl: null };
  return { pages, port: createChatPort({ viewer, socket: {} as EventSocket<'/chat'>, pages }) };
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));
const refuse = (status: number, code: string, headers?: Record<string, string>) =>
  answer(status, { success: false, errors: ['A sentence.'], code }, headers);
const noNetwork = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

const outgoing = { chatId: 'ana-1', topicId: 't1', text: 'Hi', writtenAt: 1, replyTo: null };
const newest = { topicId: 't1', before: null, limit: 20 };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the door to the server', () => {
  it('shows the copy of the newest page without a network', async () => {
    noNetwork();
    expect(await setUp().port.fetchMessages(newest)).toBe(copy);
  });

  it('shows no copy where the server refuses', async () => {
    refuse(404, 'topic_not_found');
    await expect(setUp().port.fetchMessages(newest)).rejects.toThrow('A sentence.');
  });

  it('has no copy of older pages', async () => {
    noNetwork();
    await expect(setUp().port.fetchMessages({ ...newest, before: 5 })).rejects.toThrow();
  });

  it('keeps a copy of the newest page', async () => {
    answer(200, { success: true, data: [] });
    const { port, pages } = setUp();
    expect(await port.fetchMessages(newest)).toEqual({ messages: [], hasOlder: false });
    expect(pages.write).toHaveBeenCalledWith('t1', { messages: [], hasOlder: false });
  });

  it('tries a message again without a network', async () => {
    noNetwork();
    expect(await setUp().port.sendMessage(outgoing)).toEqual({ kind: 'retry' });
  });

  it('waits as long as the server asks', async () => {
    refuse(429, 'rate_limited', { 'retry-after': '7' });
    expect(await setUp().port.sendMessage(outgoing)).toEqual({ kind: 'retry', afterMilliseconds: 7000 });
  });

  it('tells the sentence of a final refusal', async () => {
    refuse(403, 'blocked');
    expect(await setUp().port.sendMessage(outgoing)).toEqual({ kind: 'refused', reason: 'A sentence.' });
  });
});
