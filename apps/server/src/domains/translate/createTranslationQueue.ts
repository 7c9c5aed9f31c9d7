import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseProblem } from '../../db/Database.ts';
import type { TranslationOutcome } from '../../ports/Translator.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import { type CachedTranslation, readCache, writeCache } from './translationCache.ts';
import {
  changeClaimed,
  claimRows,
  nextDue,
  releaseRows,
  type TranslationRow,
  toTranslation,
} from './translationRows.ts';

/** Milliseconds after which a claimed row counts as abandoned by a crashed process. */
const leaseMs = 90_000;
/** Milliseconds after which the queue is looked through even if nobody called. */
const pollMs = 15_000;
/** Milliseconds that running translations have to finish when the service stops. */
const drainMs = 5000;

/** Milliseconds after the first failure, and the most there ever are. */
const firstDelayMs = 2000;
const maxDelayMs = 60_000;

/** Milliseconds until the next attempt: doubled each time, half of it left to chance so that retries spread. */
function retryDelay(attempts: number, random: () => number, retryAfterMs = 0): number {
  const full = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, attempts - 1));
  return Math.max(retryAfterMs, full / 2 + (full / 2) * random());
}

/** The worker of the queue. */
export type TranslationQueue = {
  /** Takes up the rows that an earlier run left, and works from then on. */
  start: () => Promise<void>;
  /** Looks for work now. */
  wake: () => void;
  /** Takes no more work and waits for what is running; unfinished rows stay queued. */
  stop: () => Promise<void>;
};

/** Names of the engines whose cached texts are as good as asking, preferred first. */
function enginesOf(translator: TranslateOptions['translator']): string[] {
  const { engines } = translator as { engines?: readonly { id: string }[] };
  return engines ? engines.map((engine) => engine.id) : [translator.id];
}

/** Works through the queued rows of the database with bounded concurrency. */
export function createTranslationQueue(options: TranslateOptions): TranslationQueue {
  const { db, translator, clock, concurrency = 4, maxAttempts = 4, random = Math.random } = options;
  // Work never belongs to the request, nor to its open transaction, that happened to wake the queue.
  const outside = AsyncLocalStorage.snapshot();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let state: 'idle' | 'working' | 'stopped' = 'idle';
  let scan: Promise<void> | undefined;
  let isCalled = false;
  let timer: NodeJS.Timeout | undefined;

  async function resolve(row: TranslationRow, change: Partial<TranslationRow>): Promise<void> {
    const resolved = { ...row, ...change, nextAttemptAt: null, updatedAt: clock() };
    const afterCommit = await db.transaction(async (tx) => {
      const { state, text, engine, nextAttemptAt, updatedAt } = resolved;
      if (!(await changeClaimed(tx, row, { state, text, engine, nextAttemptAt, updatedAt })))
        return undefined;
      return options.onSettled(toTranslation(resolved), tx);
    });
    afterCommit?.();
  }

  async function fail(
    row: TranslationRow,
    outcome: TranslationOutcome & { status: 'failed' },
  ): Promise<void> {
    const now = clock();
    if (stopping.signal.aborted) {
      await changeClaimed(db, row, { attempts: row.attempts - 1, nextAttemptAt: now });
      return;
    }
    if (row.attempts >= maxAttempts) {
      await resolve(row, { state: 'failed', text: null, engine: null });
      return;
    }
    const delay = retryDelay(row.attempts, random, outcome.retryAfterMs);
    await changeClaimed(db, row, { nextAttemptAt: new Date(now.getTime() + delay), updatedAt: now });
  }

  /** Keeping a result for later is no reason to fail: the message may have been deleted meanwhile. */
  async function cache(row: TranslationRow, found: CachedTranslation): Promise<void> {
    const key = { text: row.original, source: row.source, target: row.language };
    const kept = { ...found, messageId: row.messageId };
    await writeCache(db, key, kept, clock()).catch((error: unknown) => {
      if (databaseProblem(error)?.code !== '23503') throw error;
    });
  }

  async function work(row: TranslationRow): Promise<void> {
    const { original: text, source, language: target } = row;
    const key = { text, source, target };
    const known = await readCache(db, key, enginesOf(translator));
    if (known) return resolve(row, { state: 'done', ...known });
    const outcome = await translator.translate({ ...key, signal: stopping.signal });
    if (outcome.status === 'failed') return fail(row, outcome);
    if (outcome.status === 'unavailable')
      return resolve(row, { state: 'unavailable', text: null, engine: null });
    const found = { text: outcome.text, engine: outcome.engine };
    if (!outcome.isFallback) await cache(row, found);
    await resolve(row, { state: 'done', ...found });
  }

  function begin(row: TranslationRow): void {
    const task = work(row)
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
