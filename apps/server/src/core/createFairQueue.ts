import { AsyncLocalStorage } from 'node:async_hooks';
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

/** `unfinished`: tasks that have begun and not ended, those included that gave their turn back for a while. */
type Lane = { running: number; unfinished: number; waiting: (() => void)[] };

/** The turn of a running task. */
type Turn = { giveBack: () => void; takeAgain: () => void };

const turns = new AsyncLocalStorage<Turn>();

/**
 * Waits for something that is not the server's own work, such as an outside service, without holding the turn of the running task:
 * others begin meanwhile. The turn is taken again at once when the wait is over; outside of a turn it makes no difference.
 */
export async function withoutTurn<Result>(wait: () => Promise<Result>): Promise<Result> {
  const turn = turns.getStore();
  turn?.giveBack();
  try {
    return await wait();
  } finally {
    turn?.takeAgain();
  }
}

/**
 * Lets many owners share a server: each has few tasks running, and where tasks wait, owners take turns. Whoever asks for
 * a thousand things at once therefore waits for themselves, and everybody else for one of their tasks at most.
 */
export function createFairQueue({ perOwner, total, waitingPerOwner }: FairQueueOptions): FairQueue {
  const lanes = new Map<string, Lane>();
  /** Owners with a task that may run as soon as there is room, in turn. */
  const next = new Set<string>();
  let running = 0;

  function startNext(): void {
    for (const owner of next) {
      if (running >= total) return;
      next.delete(owner);
      const lane = lanes.get(owner);
      const start = lane && lane.running < perOwner ? lane.waiting.shift() : undefined;
      if (!lane || !start) continue;
      lane.running += 1;
      lane.unfinished += 1;
      running += 1;
      // Added again at the end: the others come first.
      if (lane.waiting.length > 0 && lane.running < perOwner) next.add(owner);
      start();
    }
  }

  function startLater(owner: string, lane: Lane): void {
    if (lane.waiting.length > 0) next.add(owner);
    // A thousand tasks that end at once, as those of a socket that is gone do, would hold up everything else: what has
    // arrived meanwhile is read between two of them.
    if (next.size > 0) setImmediate(startNext);
  }

  function openTurn(owner: string, lane: Lane): Turn & { end: () => void } {
    // Where tasks have to end in their order, the owner's next one waits all the same.
    const ofLane = perOwner > 1 ? 1 : 0;
    /** Waits that go on at this moment. */
    let waits = 0;
    let isOver = false;
    return {
      giveBack: () => {
        waits += 1;
        if (waits > 1 || isOver) return;
        running -= 1;
        lane.running -= ofLane;
        startLater(owner, lane);
      },
      takeAgain: () => {
        waits -= 1;
        if (waits > 0 || isOver) return;
        running += 1;
        lane.running += ofLane;
      },
      end: () => {
        isOver = true;
        running -= waits > 0 ? 0 : 1;
        lane.running -= waits > 0 ? 1 - ofLane : 1;
        lane.unfinished -= 1;
        if (lane.unfinished === 0 && lane.waiting.length === 0) lanes.delete(owner);
        startLater(owner, lane);
      },
    };
  }

  return async (owner, task) => {
    const lane = lanes.get(owner) ?? { running: 0, unfinished: 0, waiting: [] };
    if (lane.waiting.length >= waitingPerOwner) throw new Refusal('rate_limited', { retryAfter: 1 });
    lanes.set(owner, lane);
    await new Promise<void>((resolve) => {
      lane.waiting.push(resolve);
      next.add(owner);
      startNext();
    });
    const turn = openTurn(owner, lane);
    try {
      return await turns.run(turn, task);
    } finally {
      turn.end();
    }
  };
}
