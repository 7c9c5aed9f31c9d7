import { Refusal } from './Refusal.ts';

/** Runs a task of an owner as soon as it is the owner's turn; refuses with `rate_limited` when too many of theirs wait. */
export type FairQueue = <Result>(owner: string, task: () => Promise<Result>) => Promise<Result>;

/** How many tasks run and wait. */
export type FairQueueOptions = {
  /** Tasks of one owner that run at the same time; with 1 they also end in the order in which they came. */
  perOwner: number;
  /** Tasks of all owners that run at the same time. */
  total: number;
  /** Tasks of one owner that may wait. */
  waitingPerOwner: number;
};

type Lane = { running: number; waiting: (() => void)[] };

/**
 * Lets many owners share a server: each has few tasks running, and where tasks wait, owners take turns. Whoever asks for
 * a thousand things at once therefore waits for themselves, and everybody else for one of their tasks at most.
 */
export function createFairQueue({ perOwner, total, waitingPerOwner }: FairQueueOptions): FairQueue {
  const lanes = new Map<string, Lane>();
  /** Owners with a task that may run as soon as there is room, in turn. */
  const turns = new Set<string>();
  let running = 0;

  function startNext(): void {
    for (const owner of turns) {
      if (running >= total) return;
      turns.delete(owner);
      const lane = lanes.get(owner);
      const start = lane && lane.running < perOwner ? lane.waiting.shift() : undefined;
      if (!lane || !start) continue;
      lane.running += 1;
      running += 1;
      // Added again at the end: the others come first.
      if (lane.waiting.length > 0 && lane.running < perOwner) turns.add(owner);
      start();
    }
  }

  function end(owner: string, lane: Lane): void {
    lane.running -= 1;
    running -= 1;
    if (lane.waiting.length > 0) turns.add(owner);
    else if (lane.running === 0) lanes.delete(owner);
    // A thousand tasks that end at once, as those of a socket that is gone do, would hold up everything else: what has
    // arrived meanwhile is read between two of them.
    if (turns.size > 0) setImmediate(startNext);
  }

  return async (owner, task) => {
    const lane = lanes.get(owner) ?? { running: 0, waiting: [] };
    if (lane.waiting.length >= waitingPerOwner) throw new Refusal('rate_limited', { retryAfter: 1 });
    lanes.set(owner, lane);
    await new Promise<void>((resolve) => {
      lane.waiting.push(resolve);
      turns.add(owner);
      startNext();
    });
    try {
      return await task();
    } finally {
      end(owner, lane);
    }
  };
}
