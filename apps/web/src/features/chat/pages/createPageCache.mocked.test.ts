import type { MessageSnapshot, TopicChange } from '@franca/chat-kit';
import type { UseStore } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache } from './createPageCache.ts';

vi.mock('idb-keyval', () => {
  const kept = new Map<string, unknown>();
  return {
    get: async (key: string) => kept.get(key),
    keys: async () => [...kept.keys()],
    update: async (key: string, updater: (before: unknown) => unknown) => {
      kept.set(key, updater(kept.get(key)));
    },
  };
});

const store: UseStore = () => Promise.reject(new Error('Nothing is kept in a database here.'));
const message = (seq: number): MessageSnapshot => ({
  chatId: `ana-${seq}`,
  topicId: 't1',
  seq,
  content: { kind: 'text' },
  author: { id: 'ana', name: 'Ana', avatarUrl: null },
  text: `text ${seq}`,
  language: 'es',
  translation: { kind: 'none' },
  sentAt: seq,
  replyTo: null,
  isRecalled: false,
});
const added = (seq: number): TopicChange => ({ kind: 'message', seq, message: message(seq) });

describe('the copies of conversations', () => {
  it('know where something is missing before a message that was sent meanwhile', async () => {
    const pages = createPageCache('bea', store);
    pages.write('t1', { messages: [message(19), message(20)], hasOlder: true });
    expect(await pages.read('t1')).toMatchObject({ completeTo: 20 });
    pages.apply('t1', [added(35)]);
    const copy = await pages.read('t1');
    expect(copy?.messages.map(({ seq }) => seq)).toEqual([19, 20, 35]);
    expect(copy).toMatchObject({ completeTo: 20 });
    pages.apply(
      't1',
      Array.from({ length: 15 }, (_, index) => added(21 + index)),
    );
    expect(await pages.read('t1')).toMatchObject({ completeTo: 35 });
  });

  it('lose what has disappeared meanwhile, also where nobody opens the conversation', async () => {
    const pages = createPageCache('bea', store);
    const now = Date.now();
    const over = { ...message(2), expiresAt: now + 60_000 };
    const quote: MessageSnapshot['replyTo'] = {
      chatId: 'ana-2',
      kind: 'text',
      authorName: 'Ana',
      text: 'text 2',
      language: 'es',
      translation: { kind: 'none' },
      expiresAt: now + 60_000,
    };
    pages.write('t3', { messages: [message(1), over, { ...message(3), replyTo: quote }], hasOlder: false });
    await pages.sweep();
    expect(JSON.stringify(await pages.read('t3'))).toContain('text 2');
    vi.setSystemTime(now + 60_000);
    await pages.sweep();
    vi.useRealTimers();
    const copy = await pages.read('t3');
    expect(copy?.messages.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(JSON.stringify([copy?.messages, [...(copy?.facts ?? [])]])).not.toContain('text 2');
  });

  it('do not begin with a change: what came before it would be missing', async () => {
    const pages = createPageCache('bea', store);
    pages.apply('t2', [added(35)]);
    expect(await pages.read('t2')).toBeUndefined();
  });
});
