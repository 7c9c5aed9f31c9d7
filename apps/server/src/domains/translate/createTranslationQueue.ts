import { AsyncLocalStorage } from 'node:async_hooks';
import { createTranslationWorker } from './createTranslationWorker.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import { claimRows, nextDue, releaseRows, type TranslationRow } from './translationRows.ts';

/** Milliseconds after which a claimed row counts as abandoned by a crashed process. */
const leaseMs = 90_000;
/** Milliseconds after which the queue is looked through even if nobody called. */
const pollMs = 15_000;
/** Milliseconds that running translations have to finish when the service stops. */
const drainMs = 5000;

/** Decides when queued rows are looked for, and how many are translated at once. */
export type TranslationQueue = {
  /** Takes up the rows that an earlier run left, and works from then on. */
  start: () => Promise<void>;
  /** Looks for work now. */
  wake: () => void;
  /** Takes no more work and waits for what is running; unfinished rows stay queued. */
  stop: () => Promise<void>;
};

/** Works through the queued rows of the database with bounded concurrency. */
export function createTranslationQueue(options: TranslateOptions): TranslationQueue {
  const { db, clock, concurrency = 4 } = options;
  const work = createTranslationWorker(options);
  // Work never belongs to the request, nor to its open transaction, that happened to wake the queue.
  const outside = AsyncLocalStorage.snapshot();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let state: 'idle' | 'working' | 'stopped' = 'idle';
  let scan: Promise<void> | undefined;
  let isCalled = false;
  let timer: NodeJS.Timeout | undefined;

  function begin(row: TranslationRow): void {
    const task = work(row, stopping.signal)
      .catch(options.onError)
      .then(() => {
        running.delete(task);
        wake();
      });
    running.add(task);
  }

  async function scanQueue(): Promise<void> {
    let found = 0;
    do {
      isCalled = false;
      const free = concurrency - running.size;
      if (free <= 0 || state !== 'working') return;
      const now = clock();
      const rows = await claimRows(db, free, now, new Date(now.getTime() + leaseMs));
      for (const row of rows) begin(row);
      found = rows.length;
    } while (found > 0 || isCalled);
    const due = await nextDue(db);
    const wait = due ? due.getTime() - clock().getTime() : pollMs;
    if (state === 'working') timer = setTimeout(wake, Math.min(pollMs, Math.max(10, wait))).unref();
  }

  function wake(): void {
    if (state !== 'working') return;
    isCalled = true;
    if (scan) return;
    clearTimeout(timer);
    scan = outside(scanQueue)
      .catch((error: unknown) => {
        options.onError(error);
        if (state === 'working') timer = setTimeout(wake, pollMs).unref();
      })
      .then(() => {
        scan = undefined;
        // A call that came while the last query ran must not be lost.
        if (isCalled && running.size < concurrency) wake();
      });
  }

  return {
    start: async () => {
      if (options.isExclusive) await releaseRows(db, clock());
      state = 'working';
      wake();
    },
    wake,
    stop: async () => {
      state = 'stopped';
      clearTimeout(timer);
      const deadline = setTimeout(() => stopping.abort(), drainMs);
      await scan;
      await Promise.all(running);
      clearTimeout(deadline);
    },
  };
}
