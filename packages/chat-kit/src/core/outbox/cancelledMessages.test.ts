import { manualClock } from '@franca/ui/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from '../../adapters/memoryOutboxStorage.ts';
import type { MessageSnapshot } from '../model/Message.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import { createOutbox } from './createOutbox.ts';
import type { OutboxCoordinator, SendOutcome } from './Outbox.ts';

function stored(message: OutgoingMessage): MessageSnapshot {
  return {
    ...message,
    seq: 1,
    author: { id: 'me', name: 'Me', avatarUrl: null },
    language: null,
    translation: { kind: 'none' },
    sentAt: message.writtenAt,
    isRecalled: false,
  };
}

const write = (text: string) => ({ topicId: 't', text, replyTo: null });

describe('a message that is deleted before it was sent', () => {
  it('is never sent afterwards, and is reported when the server had it already', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.record({ isCancelled: fc.boolean(), isLost: fc.boolean() }), { maxLength: 5 }),
        async (scheduler, plan) => {
          const clock = manualClock();
          const kept = new Set<string>();
          const notified = new Set<string>();
          const cancelled = new Set<string>();
          const sentTooLate: string[] = [];
          const lost = new Set(plan.flatMap(({ isLost }, index) => (isLost ? [String(index)] : [])));
          const send = async (
            message: OutgoingMessage,
            { signal }: { signal: AbortSignal },
          ): Promise<SendOutcome> => {
            if (cancelled.has(message.chatId)) sentTooLate.push(message.text);
            await scheduler.schedule(Promise.resolve(), 'upload');
            signal.throwIfAborted();
            // The network loses some on their first way.
            const hasArrived = !lost.delete(message.text);
            if (hasArrived) kept.add(message.chatId);
            await scheduler.schedule(Promise.resolve(), 'answer');
            return hasArrived ? { kind: 'stored', message: stored(message) } : { kind: 'retry' };
          };
          const storage = memoryOutboxStorage();
          const outbox = createOutbox({ userId: 'me', storage, send, clock, random: () => 0.5 });
          outbox.onStored((message) => notified.add(message.chatId));
          await outbox.start();
          const messages: OutgoingMessage[] = [];
          for (const index of plan.keys()) messages.push(await outbox.enqueue(write(String(index))));
          for (const [index, { isCancelled }] of plan.entries()) {
            const { chatId = '' } = messages[index] ?? {};
            if (!isCancelled) continue;
            void scheduler.schedule(Promise.resolve(), 'cancel').then(() => {
              cancelled.add(chatId);
              return outbox.discard(chatId);
            });
          }
          await vi.waitFor(
            async () => {
              clock.advance(60_000);
              await scheduler.waitAll();
              expect(outbox.getSnapshot()).toEqual([]);
              expect(await storage.load()).toEqual([]);
            },
            { interval: 1 },
          );
          expect(sentTooLate).toEqual([]);
          expect(notified).toEqual(kept);
          for (const { chatId } of messages) if (!cancelled.has(chatId)) expect(kept).toContain(chatId);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('stops its upload', async () => {
    let signal: AbortSignal | undefined;
    const outbox = createOutbox({
      userId: 'me',
      storage: memoryOutboxStorage(),
      send: (_message, { signal: given }) => {
        signal = given;
        return new Promise(() => {});
      },
    });
    await outbox.start();
    const { chatId } = await outbox.enqueue(write('hello'));
    await vi.waitFor(() => expect(signal).toBeDefined(), { timeout: 10_000 });
    await outbox.discard(chatId);
    expect(signal?.aborted).toBe(true);
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it('is not sent by the tab that sends either, when another tab deleted it', async () => {
    const tabs = new Set<() => void>();
    const coordinatorOf = (leads: boolean): OutboxCoordinator => {
      let own = (): void => {};
      return {
        lead: (onLead) => {
          if (leads) onLead();
          return () => {};
        },
        announce: () => {
          for (const tab of tabs) if (tab !== own) tab();
        },
        subscribe: (listener) => {
          own = listener;
          tabs.add(listener);
          return () => tabs.delete(listener);
        },
      };
    };
    const storage = memoryOutboxStorage();
    const clock = manualClock();
    const signals: AbortSignal[] = [];
    let answer = (_outcome: SendOutcome): void => {};
    const send = vi.fn(
      (_message: OutgoingMessage, { signal }: { signal: AbortSignal }) =>
        new Promise<SendOutcome>((resolve) => {
          signals.push(signal);
          answer = resolve;
        }),
    );
    const options = { userId: 'me', storage, clock, send, random: () => 0.5 };
    const leader = createOutbox({ ...options, coordinator: coordinatorOf(true) });
    const other = createOutbox({ ...options, coordinator: coordinatorOf(false) });
    await leader.start();
    await other.start();
    const { chatId } = await other.enqueue(write('hello'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await other.discard(chatId);
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), { timeout: 10_000 });
    answer({ kind: 'retry' });
    await vi.waitFor(() => expect(leader.getSnapshot()).toEqual([]), { timeout: 10_000 });
    clock.advance(60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(await storage.load()).toEqual([]);
  });
});
