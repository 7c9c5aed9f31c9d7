import { manualClock } from '@franca/ui/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from '../../adapters/memoryOutboxStorage.ts';
import type { MessageSnapshot } from '../model/Message.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import { createOutbox } from './createOutbox.ts';
import type { OutboxOptions, SendOutcome } from './Outbox.ts';
import { outcomeOfStatus } from './outcomeOfStatus.ts';

function stored(message: OutgoingMessage): SendOutcome {
  const snapshot: MessageSnapshot = {
    ...message,
    seq: 1,
    author: { id: 'me', name: 'Me', avatarUrl: null },
    language: null,
    translation: { kind: 'none' },
    sentAt: message.writtenAt,
    isRecalled: false,
  };
  return { kind: 'stored', message: snapshot };
}

function setup(over: Partial<OutboxOptions> = {}) {
  const clock = manualClock();
  const storage = memoryOutboxStorage();
  const send = vi.fn(async (message: OutgoingMessage): Promise<SendOutcome> => stored(message));
  const options: OutboxOptions = { userId: 'me', storage, send, clock, random: () => 0.5, ...over };
  return { clock, storage, send, options, outbox: createOutbox(options) };
}

const write = (text: string, topicId = 't') => ({ topicId, text, replyTo: null });
const texts = (send: ReturnType<typeof setup>['send']): string[] =>
  send.mock.calls.map(([message]) => message.text);

describe('an outbox', () => {
  it('stores a message before the network is touched', async () => {
    const { outbox, storage, send } = setup();
    await outbox.start();
    const seen: number[] = [];
    send.mockImplementation(async (message) => {
      seen.push((await storage.load()).length);
      return stored(message);
    });
    await outbox.enqueue(write('hello'));
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]), { timeout: 10_000 });
    expect(seen).toEqual([1]);
    expect(await storage.load()).toEqual([]);
  });

  it('sends first in, first out within a topic, whatever the answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<SendOutcome['kind'] | 'throw'>('stored', 'retry', 'throw', 'refused'), {
          maxLength: 25,
        }),
        fc.integer({ min: 1, max: 6 }),
        async (answers, count) => {
          const delivered: string[] = [];
          const { outbox, clock, send } = setup();
          send.mockImplementation(async (message) => {
            const answer = answers.shift() ?? 'stored';
            if (answer === 'throw') throw new Error('network');
            if (answer === 'retry') return { kind: 'retry' };
            delivered.push(message.text);
            return answer === 'refused' ? { kind: 'refused', reason: 'No.' } : stored(message);
          });
          await outbox.start();
          for (let index = 0; index < count; index += 1) await outbox.enqueue(write(String(index)));
          await vi.waitFor(
            () => {
              clock.advance(60_000);
              const waiting = outbox.getSnapshot().filter((entry) => entry.delivery.kind !== 'failed');
              expect(waiting).toEqual([]);
            },
            { timeout: 10_000 },
          );
          expect(delivered).toEqual(Array.from({ length: count }, (_, index) => String(index)));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('waits longer after each failure and never shorter than the server asks', async () => {
    const { outbox, clock, send } = setup();
    send
      .mockResolvedValueOnce({ kind: 'retry' })
      .mockResolvedValueOnce({ kind: 'retry', afterMilliseconds: 9_000 });
    await outbox.start();
    await outbox.enqueue(write('hello'));
    await vi.waitFor(() => expect(outbox.getSnapshot()[0]?.delivery.kind).toBe('queued'), {
      timeout: 10_000,
    });
    clock.advance(749);
    expect(send).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    await vi.waitFor(() => expect(outbox.getSnapshot()[0]?.delivery.kind).toBe('queued'), {
      timeout: 10_000,
    });
    clock.advance(8_999);
    expect(send).toHaveBeenCalledTimes(2);
    clock.advance(1);
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]), { timeout: 10_000 });
  });

  it('survives a reload: the next page sends what this one could not, once and in order', async () => {
    const { outbox, options, send } = setup({ isOnline: () => false });
    await outbox.start();
    for (const text of ['one', 'two', 'three']) await outbox.enqueue(write(text));
    expect(send).not.toHaveBeenCalled();
    outbox.stop();

    const next = createOutbox({ ...options, isOnline: () => true });
    await next.start();
    await vi.waitFor(() => expect(next.getSnapshot()).toEqual([]), { timeout: 10_000 });
    expect(texts(send)).toEqual(['one', 'two', 'three']);
  });
});

describe('an outbox in the hands of a person', () => {
  it('keeps a refused message with its reason until the person retries or deletes it', async () => {
    const { outbox, storage, send } = setup();
    send.mockResolvedValue({ kind: 'refused', reason: 'You cannot send messages to this person.' });
    await outbox.start();
    const first = await outbox.enqueue(write('one'));
    const second = await outbox.enqueue(write('two'));
    const failed = { kind: 'failed', reason: 'You cannot send messages to this person.' };
    await vi.waitFor(
      () => expect(outbox.getSnapshot().map((entry) => entry.delivery)).toEqual([failed, failed]),
      { timeout: 10_000 },
    );

    send.mockImplementation(async (message) => stored(message));
    await outbox.discard(first.chatId);
    await outbox.retry(second.chatId);
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]), { timeout: 10_000 });
    expect(await storage.load()).toEqual([]);
    expect(texts(send)).toEqual(['one', 'two', 'two']);
  });

  it('says of a message whose tries fail that it is late, and tries at once when asked', async () => {
    const { outbox, clock, send } = setup();
    send.mockResolvedValue({ kind: 'retry' });
    await outbox.start();
    const { chatId } = await outbox.enqueue(write('hello'));
    const delivery = () => outbox.getSnapshot()[0]?.delivery;
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await vi.waitFor(() => expect(delivery()).toEqual({ kind: 'queued' }), { timeout: 10_000 });
    await vi.waitFor(
      () => {
        clock.advance(60_000);
        expect(delivery()).toMatchObject({ isDelayed: true });
      },
      { timeout: 10_000 },
    );
    expect(send.mock.calls.length).toBeGreaterThanOrEqual(3);
    send.mockImplementation(async (message) => stored(message));
    // The clock stands: nothing but the press ends the pause.
    await vi.waitFor(
      async () => {
        await outbox.retry(chatId);
        expect(outbox.getSnapshot()).toEqual([]);
      },
      { timeout: 10_000 },
    );
  });

  it('does not let one topic hold up another', async () => {
    const { outbox, send } = setup();
    send.mockImplementation(async (message) =>
      message.topicId === 'slow' ? { kind: 'retry' } : stored(message),
    );
    await outbox.start();
    await outbox.enqueue(write('a', 'slow'));
    await outbox.enqueue(write('b', 'quick'));
    await vi.waitFor(
      () => expect(outbox.getSnapshot().map((entry) => entry.message.topicId)).toEqual(['slow']),
      { timeout: 10_000 },
    );
  });

  it('tries at once when woken', async () => {
    const { outbox, send } = setup();
    send.mockResolvedValueOnce({ kind: 'retry', afterMilliseconds: 3_600_000 });
    await outbox.start();
    await outbox.enqueue(write('hello'));
    await vi.waitFor(() => expect(outbox.getSnapshot()[0]?.delivery.kind).toBe('queued'), {
      timeout: 10_000,
    });
    outbox.wake();
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]), { timeout: 10_000 });
  });

  it('notifies listeners which message the server has stored', async () => {
    const { outbox } = setup();
    const received: string[] = [];
    outbox.onStored((message) => received.push(message.text));
    await outbox.start();
    await outbox.enqueue(write('hello'));
    await vi.waitFor(() => expect(received).toEqual(['hello']), { timeout: 10_000 });
  });

  it('sends nothing from a tab that is not the leader', async () => {
    const { outbox, send } = setup({
      coordinator: { lead: () => () => {}, announce: () => {}, subscribe: () => () => {} },
    });
    await outbox.start();
    await outbox.enqueue(write('hello'));
    expect(outbox.getSnapshot()).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
  });

  it('gives every message of a sender another client id, also within one millisecond', async () => {
    const { outbox } = setup({ isOnline: () => false });
    await outbox.start();
    const made = await Promise.all(Array.from({ length: 20 }, () => outbox.enqueue(write('x'))));
    expect(new Set(made.map((message) => message.chatId)).size).toBe(20);
    expect(made[0]?.chatId).toMatch(/^me-\d+$/);
  });
});

describe('the outcome of an HTTP status', () => {
  it.each([0, 401, 408, 425, 429, 500, 503])('is another try for %i', (status) => {
    expect(outcomeOfStatus(status, 'x')).toEqual({ kind: 'retry' });
  });

  it.each([400, 403, 404, 422])('is final for %i', (status) => {
    expect(outcomeOfStatus(status, 'No.')).toEqual({ kind: 'refused', reason: 'No.' });
  });

  it.each([413, 415])('is final for %i, and for everybody who tries it again', (status) => {
    expect(outcomeOfStatus(status, 'No.')).toEqual({ kind: 'refused', reason: 'No.', isFinal: true });
  });

  it('carries the pause that the server asks for', () => {
    expect(outcomeOfStatus(429, 'x', 7)).toEqual({ kind: 'retry', afterMilliseconds: 7_000 });
  });
});

describe('a voice message in the outbox', () => {
  const sound = { source: new Blob(['sound']), name: 'audio.mp3', duration: 3021, peaks: [10, 100] };
  const content = { kind: 'audio', sound } as const;

  it('keeps its sound beside it until the server has both', async () => {
    const { outbox, storage, send } = setup({ isOnline: () => false });
    await outbox.start();
    await outbox.enqueue({ ...write(''), content });
    expect((await storage.load())[0]?.message.content).toEqual(content);
    expect(send).not.toHaveBeenCalled();
  });

  it('has a client id as the application makes it, with the timestamp that was reserved', async () => {
    const createChatId = (userId: string, timestamp: number) => `${timestamp}:${userId}`;
    const { outbox } = setup({ createChatId });
    const { chatId, writtenAt } = await outbox.enqueue(write('hello'));
    expect(chatId).toBe(`${writtenAt}:me`);
    expect(await outbox.reserveChatId()).toMatch(/^\d+:me$/);
  });

  it('reports how much of the file is uploaded', async () => {
    const shares: (number | undefined)[] = [];
    const { outbox } = setup({
      send: async (message, { onProgress }) => {
        onProgress(0.5);
        onProgress(0.5);
        onProgress(1);
        return stored(message);
      },
    });
    outbox.subscribe(() => {
      const delivery = outbox.getSnapshot()[0]?.delivery;
      if (delivery?.kind === 'sending') shares.push(delivery.progress);
    });
    await outbox.start();
    await outbox.enqueue({ ...write(''), content });
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]), { timeout: 10_000 });
    expect([...new Set(shares)]).toEqual([undefined, 0.5, 1]);
  });
});
