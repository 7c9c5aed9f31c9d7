import { type Clock, createBackoff } from '@franca/ui/core';
import type { TopicStore } from '../store/TopicStore.ts';
import type { ChatDataPort } from './ChatDataPort.ts';

const pageSize = 100;
/** Numbers may arrive out of order within one burst: so long a gap may close by itself, in milliseconds. */
const patience = 300;

/** Options of {@link createSyncLoop}. */
export interface SyncLoopOptions {
  /** Conversation to follow. */
  readonly topicId: string;
  /** Where missing changes come from. */
  readonly port: ChatDataPort;
  /** Where they go. */
  readonly store: TopicStore;
  /** Time. */
  readonly clock: Clock;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

/** Closes gaps in a topic's sequence; see {@link createSyncLoop}. */
export interface SyncLoop {
  /** Asks for everything since the last contiguous number, now. */
  readonly syncNow: () => void;
  /** Asks soon, if the gap is still there. */
  readonly syncIfNeeded: () => void;
  /** Ends the loop. */
  readonly stop: () => void;
}

/** Asks for missed changes until nothing is missing, one request at a time, with retries on failure. */
export function createSyncLoop(options: SyncLoopOptions): SyncLoop {
  const { topicId, port, store, clock, random } = options;
  const backoff = createBackoff({ random });
  let isStopped = false;
  let isRunning = false;
  let runAgain = false;
  let attempts = 0;
  let cancel: (() => void) | null = null;
  const ended = new AbortController();

  const later = (milliseconds: number, task: () => void): void => {
    cancel?.();
    cancel = clock.schedule(() => {
      cancel = null;
      task();
    }, milliseconds);
  };

  const askOnce = async (): Promise<boolean> => {
    const since = store.getSnapshot().lastSeq;
    const page = await port.messages.changes({ topicId, since, limit: pageSize }, { signal: ended.signal });
    if (isStopped) return false;
    store.apply(page.changes);
    store.announceSeq(page.seq);
    // An answer that brings nothing new must not be asked for again at once.
    return page.hasMore && store.getSnapshot().lastSeq > since;
  };

  const run = async (): Promise<void> => {
    if (isRunning || isStopped) {
      runAgain = true;
      return;
    }
    isRunning = true;
    try {
      do {
        runAgain = false;
        while (await askOnce());
        attempts = 0;
      } while (runAgain && !isStopped);
    } catch {
      attempts += 1;
      if (!isStopped) later(backoff(attempts), () => void run());
    } finally {
      isRunning = false;
    }
  };

  return {
    syncNow: () => void run(),
    syncIfNeeded: () => {
      if (isStopped || isRunning || cancel || !store.getSnapshot().needsSync) return;
      later(patience, () => {
        if (store.getSnapshot().needsSync) void run();
      });
    },
    stop: () => {
      isStopped = true;
      ended.abort();
      cancel?.();
      cancel = null;
    },
  };
}
