import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { createTranslationWorker, type TranslationTask } from './createTranslationWorker.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import { enginesOf } from './translationCache.ts';
import { type ClaimedRow, changeClaimed, prepareClaim, releaseRows } from './translationRows.ts';

/** Parts of a lease after which it is renewed, and after which leases of others may have ended. */
const renewals = 3;
/** Milliseconds after which the queue is looked through even if nobody called, where nobody else works on it. */
const exclusivePollMs = 15_000;
/** Milliseconds that running translations have to finish when the service stops. */
const drainMs = 5000;

/** Rows that are about to be stored, some of them claimed in advance. */
export type Reservation = {
  /** What is stored with the row at this place of the list: whether its first attempt has begun, and when one is due. */
  claimOf: (place: number) => { attempts: number; due: Date };
  /** Begins with the rows that were stored as claimed, none when nothing was; has to be called once. */
  begin: (stored: readonly ClaimedRow[]) => void;
};

/** Decides when queued rows are looked for, and how many are translated at once. */
export type TranslationQueue = {
  /** Takes up the rows that an earlier run left, and works from then on. */
  start: () => Promise<void>;
  /** Looks for work now. */
  wake: () => void;
  /** Makes room for rows that this process is about to store, so that they need not be claimed afterwards. */
  reserve: (rows: number) => Reservation;
  /** Takes no more work and waits for what is running; unfinished rows stay queued. */
  stop: () => Promise<void>;
};

/** Works through the queued rows of the database with bounded concurrency. */
export function createTranslationQueue(options: TranslateOptions): TranslationQueue {
  const { db, clock, concurrency = 8, leaseMs = 15_000 } = options;
  const pollMs = options.isExclusive ? exclusivePollMs : leaseMs / renewals;
  const work = createTranslationWorker(options);
  const claim = prepareClaim(db, enginesOf(options.translator));
  // Work never belongs to the request, nor to its open transaction, that happened to wake the queue.
  const outside = AsyncLocalStorage.snapshot();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let state: 'idle' | 'working' | 'stopped' = 'idle';
  let scan: Promise<void> | undefined;
  let isCalled = false;
  /** Whether rows may be waiting that this process did not take: more were stored or due than it had room for. */
  let isBehind = true;
  let reserved = 0;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Number.POSITIVE_INFINITY;

  const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs);

  function wakeIn(ms: number): void {
    const at = performance.now() + ms;
    if (state !== 'working' || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timerAt = Number.POSITIVE_INFINITY;
      wake();
    }, ms).unref();
  }

  /** After what the event loop does now: a message goes out before its translation begins. */
  async function workLater(row: TranslationTask): Promise<number | undefined> {
    await setImmediate();
    // An engine may take longer than the lease: another process would begin anew with the row.
    let renewed: Promise<void> = Promise.resolve();
    const renewal = setInterval(() => {
      const nextAttemptAt = leaseFrom(clock());
      renewed = changeClaimed(db, row, { nextAttemptAt }).catch(options.onError);
    }, leaseMs / renewals).unref();
    try {
      return await work(row, stopping.signal);
    } finally {
      clearInterval(renewal);
      await renewed;
    }
  }

  function begin(row: TranslationTask): void {
    const task = outside(workLater, row)
      .then((delay) => {
        if (delay !== undefined) wakeIn(Math.max(10, delay));
      })
      .catch(options.onError)
      .then(() => {
        running.delete(task);
        if (isBehind) wake();
      });
    running.add(task);
  }

  async function scanQueue(): Promise<void> {
    do {
      isCalled = false;
      const free = concurrency - running.size - reserved;
      isBehind = free <= 0;
      if (free <= 0 || state !== 'working') return;
      const now = clock();
      const rows = await claim({ count: free, now, leaseUntil: leaseFrom(now) });
      for (const row of rows) begin(row);
      isBehind ||= rows.length === free;
    } while (isCalled);
    wakeIn(pollMs);
  }

  function wake(): void {
    if (state !== 'working') return;
    isCalled = true;
    if (scan) return;
    scan = outside(scanQueue)
      .catch((error: unknown) => {
        options.onError(error);
        wakeIn(pollMs);
      })
      .then(() => {
        scan = undefined;
        // A call that came while the last query ran must not be lost.
        if (isCalled && running.size + reserved < concurrency) wake();
      });
  }

  function reserve(rows: number): Reservation {
    const free = state === 'working' ? Math.max(0, concurrency - running.size - reserved) : 0;
    const taken = Math.min(rows, free);
    reserved += taken;
    const now = clock();
    return {
      claimOf: (place) => (place < taken ? { attempts: 1, due: leaseFrom(now) } : { attempts: 0, due: now }),
      begin: (stored) => {
        reserved -= taken;
        for (const row of stored) begin(row);
        if (taken < rows) isBehind = true;
        if (isBehind) wake();
      },
    };
  }

  return {
    start: async () => {
      if (options.isExclusive) await releaseRows(db, clock());
      state = 'working';
      wake();
    },
    wake,
    reserve,
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
