import { describe, expect, it, vi } from 'vitest';
import { createFairQueue, withoutTurn } from './createFairQueue.ts';
import { Refusal } from './Refusal.ts';

/** Tasks that run until they are ended by name, and the order in which they began. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  /** Lets everything begin that may: after an end, what waits begins in the next turn of the event loop. */
  const waitUntilIdle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const end = (name: string) => {
    ends.get(name)?.();
    return waitUntilIdle();
  };
  return { begun, task, end, waitUntilIdle };
}

const options = { perOwner: 2, total: 3, waitingPerOwner: 100 };

describe('a fair queue', () => {
  it('lets owners take turns, however many tasks one of them has', async () => {
    const queue = createFairQueue(options);
    const { begun, task, end, waitUntilIdle } = createTasks();
    for (let index = 1; index <= 5; index += 1) void queue('mia', task(`mia ${index}`));
    for (let index = 1; index <= 2; index += 1) void queue('ben', task(`ben ${index}`));
    void queue('eve', task('eve 1'));
    await waitUntilIdle();
    expect(begun).toEqual(['mia 1', 'mia 2', 'ben 1']);
    await end('mia 1');
    expect(begun.at(-1)).toBe('ben 2');
    await end('mia 2');
    await end('ben 1');
    expect(begun.slice(4).toSorted()).toEqual(['eve 1', 'mia 3']);
  });

  it('runs the tasks of one owner in order when one of them runs at a time', async () => {
    const queue = createFairQueue({ ...options, perOwner: 1 });
    const order: number[] = [];
    await Promise.all(
      [5, 0, 3].map((turns, index) =>
        queue('mia', async () => {
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          order.push(index);
        }),
      ),
    );
    expect(order).toEqual([0, 1, 2]);
  });

  it('begins one of the tasks that wait in each turn of the event loop, which reads in between', async () => {
    vi.useFakeTimers({ toFake: ['setImmediate'] });
    try {
      const queue = createFairQueue({ ...options, perOwner: 1 });
      let ended = 0;
      const all = Array.from({ length: 20 }, () => queue('mia', async () => (ended += 1)));
      for (let turn = 1; turn <= 20; turn += 1) {
        // Whatever can happen without another turn happens here.
        for (let step = 0; step < 20; step += 1) await Promise.resolve();
        expect(ended).toBe(turn);
        vi.runOnlyPendingTimers();
      }
      await Promise.all(all);
    } finally {
      vi.useRealTimers();
    }
  });

  it('returns what a task returns and throws what it throws, and goes on', async () => {
    const queue = createFairQueue({ ...options, perOwner: 1 });
    const failed = queue('mia', () => Promise.reject(new Error('No.')));
    const done = queue('mia', () => Promise.resolve('Yes.'));
    await expect(failed).rejects.toThrow('No.');
    await expect(done).resolves.toBe('Yes.');
  });

  it('refuses the owner of too many waiting tasks, and nobody else', async () => {
    const queue = createFairQueue({ perOwner: 1, total: 3, waitingPerOwner: 2 });
    const { begun, task, end, waitUntilIdle } = createTasks();
    void queue('mia', task('mia 1'));
    void queue('mia', task('mia 2'));
    void queue('mia', task('mia 3'));
    const refused = await queue('mia', task('mia 4')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfter: 1 });
    void queue('ben', task('ben 1'));
    await waitUntilIdle();
    expect(begun).toEqual(['mia 1', 'ben 1']);
    await end('mia 1');
    void queue('mia', task('mia 5'));
    await end('mia 2');
    await end('mia 3');
    expect(begun.slice(2)).toEqual(['mia 2', 'mia 3', 'mia 5']);
  });
});

describe('a task that waits for something else', () => {
  /** A queue that is full of tasks which wait without their turns, until they are let go on. */
  async function fill(perOwner: number, names: readonly string[]) {
    const queue = createFairQueue({ ...options, perOwner });
    const { begun, task, end, waitUntilIdle } = createTasks();
    const waits = createTasks();
    const all = names.map((name) =>
      queue(name, async () => {
        await withoutTurn(waits.task(name));
        return task(name)();
      }),
    );
    await waitUntilIdle();
    return { queue, begun, task, end, waitUntilIdle, waits, all };
  }

  it('holds no turn of others, and none of its owner', async () => {
    const { queue, begun, task, waitUntilIdle, waits } = await fill(2, ['mia', 'mia', 'ben', 'eve']);
    expect(waits.begun).toEqual(['mia', 'mia', 'ben', 'eve']);
    void queue('mia', task('mia again'));
    void queue('zoe', task('zoe'));
    await waitUntilIdle();
    expect(begun).toEqual(['mia again', 'zoe']);
  });

  it('has its turn again at once, which counts', async () => {
    const { queue, begun, task, end, waitUntilIdle, waits } = await fill(2, ['mia', 'ben', 'eve']);
    for (const name of ['mia', 'ben', 'eve']) await waits.end(name);
    expect(begun).toEqual(['mia', 'ben', 'eve']);
    void queue('zoe', task('zoe'));
    await waitUntilIdle();
    expect(begun).not.toContain('zoe');
    await end('ben');
    expect(begun.at(-1)).toBe('zoe');
  });

  it('keeps the order where tasks of an owner end in it', async () => {
    const { queue, begun, task, end, waitUntilIdle, waits } = await fill(1, ['mia']);
    void queue('mia', task('second'));
    void queue('ben', task('ben'));
    await waitUntilIdle();
    expect(begun).toEqual(['ben']);
    await waits.end('mia');
    await end('mia');
    expect(begun).toEqual(['ben', 'mia', 'second']);
  });

  it('gives the turn of a task back once, however many of its waits go on when it ends', async () => {
    const queue = createFairQueue({ perOwner: 2, total: 1, waitingPerOwner: 1 });
    const { begun, task, end, waitUntilIdle } = createTasks();
    const waits = createTasks();
    await queue('mia', async () => {
      void withoutTurn(waits.task('one'));
      void withoutTurn(waits.task('other'));
    });
    await waits.end('one');
    await waits.end('other');
    void queue('ben', task('ben'));
    void queue('eve', task('eve'));
    await waitUntilIdle();
    expect(begun).toEqual(['ben']);
    await end('ben');
    expect(begun).toEqual(['ben', 'eve']);
  });
});
