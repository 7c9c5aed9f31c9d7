import { chatEvents } from '@franca/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTopicListUpdates, type TopicListUpdatesOptions } from './createTopicListUpdates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A group whose views take some milliseconds to compose; `seqs` are those that were sent to Ana, `shown` those to whom it is new. */
function openGroup(composeMs: number) {
  const seqs: number[] = [];
  const shown: string[] = [];
  const ids = ['ana', 'bea'];
  let seq = 0;
  const updates = createTopicListUpdates({
    publisher: {
      toUser: (id: string, event: unknown, _key: object, topic: { seq: number }) => {
        if (event === chatEvents.newTopic) shown.push(id);
        else if (id === 'ana') seqs.push(topic.seq);
      },
    },
    onlineAmong: async (ids: readonly string[]) => new Set(ids),
    membership: { outline: async () => ({ ids, isGroup: true }), idsOf: async () => ids },
    views: {
      groupFor: async (_id: string, userIds: Iterable<string>) => {
        const read = { seq };
        await new Promise((resolve) => setTimeout(resolve, composeMs));
        return new Map([...userIds].map((id) => [id, read]));
      },
    },
    onError: (error: unknown) => expect.unreachable(String(error)),
  } as unknown as TopicListUpdatesOptions);
  /** Twenty messages a second for some seconds, and then nothing. */
  async function write(seconds: number): Promise<void> {
    for (let count = 0; count < seconds * 20; count += 1) {
      seq += 1;
      updates.update('topic');
      await vi.advanceTimersByTimeAsync(50);
    }
  }
  return { seqs, shown, write, updates };
}

it('composes lists that take little time at most every 150 ms', async () => {
  const { seqs, write } = openGroup(5);
  await write(6);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seqs.length).toBeGreaterThan(25);
  expect(seqs.length).toBeLessThanOrEqual(42);
  expect(seqs.at(-1)).toBe(120);
});

it('spends a tenth of the time on lists that take longer, and sends the last state', async () => {
  const { seqs, write } = openGroup(100);
  await write(6);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seqs.length).toBeGreaterThanOrEqual(6);
  expect(seqs.length).toBeLessThanOrEqual(9);
  expect(seqs.at(-1)).toBe(120);
});

it('sends lists whose composing takes very long every six seconds, and never two at once', async () => {
  const { seqs, write } = openGroup(1500);
  await write(20);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seqs.length).toBeGreaterThanOrEqual(3);
  expect(seqs.length).toBeLessThanOrEqual(6);
  expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
  expect(seqs.at(-1)).toBe(400);
});

it('shows the group to those for whom it was hidden without waiting for its pauses', async () => {
  const { seqs, shown, write, updates } = openGroup(1000);
  updates.update('topic', ['bea']);
  await vi.advanceTimersByTimeAsync(1200);
  expect(shown).toEqual(['bea']);
  // While lists are composed, and in the pause after it.
  for (const seconds of [5.5, 3]) {
    await write(seconds);
    const before = seqs.length;
    updates.update('topic', ['bea']);
    await vi.advanceTimersByTimeAsync(1200);
    expect(shown.splice(0)).toContain('bea');
    expect(seqs.length - before).toBeLessThanOrEqual(1);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([]);
});
