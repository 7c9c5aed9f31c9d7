import { databaseProblem } from '../../db/Database.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import { type CachedTranslation, readCache, writeCache } from './translationCache.ts';
import { changeClaimed, type TranslationRow, toTranslation } from './translationRows.ts';

/** Milliseconds after the first failure, and the most there ever are. */
const firstDelayMs = 2000;
const maxDelayMs = 60_000;

/** Milliseconds until the next attempt: doubled each time, half of it left to chance so that retries spread. */
function retryDelay(attempts: number, random: () => number, retryAfterMs = 0): number {
  const full = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, attempts - 1));
  return Math.max(retryAfterMs, full / 2 + (full / 2) * random());
}

/** Translates one claimed row and stores what came of it; `signal` breaks the translation off when the service stops. */
export type TranslationWorker = (row: TranslationRow, signal: AbortSignal) => Promise<void>;

/** Names of the engines whose cached texts are as good as asking, preferred first. */
function enginesOf(translator: TranslateOptions['translator']): string[] {
  const { engines } = translator as { engines?: readonly { id: string }[] };
  return engines ? engines.map((engine) => engine.id) : [translator.id];
}

/** Translates a row from the cache or with the engines: done, unavailable, failed, or tried again later. */
export function createTranslationWorker(options: TranslateOptions): TranslationWorker {
  const { db, translator, clock, maxAttempts = 4, random = Math.random } = options;

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

  /** Plans the next attempt, or gives up after the last; an attempt that a stop of the service cut short does not count. */
  async function fail(
    row: TranslationRow,
    retryAfterMs: number | undefined,
    isStopped: boolean,
  ): Promise<void> {
    const now = clock();
    if (isStopped) {
      await changeClaimed(db, row, { attempts: row.attempts - 1, nextAttemptAt: now });
      return;
    }
    if (row.attempts >= maxAttempts) {
      await resolve(row, { state: 'failed', text: null, engine: null });
      return;
    }
    const delay = retryDelay(row.attempts, random, retryAfterMs);
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

  return async (row, signal) => {
    const { original: text, source, language: target } = row;
    const key = { text, source, target };
    const known = await readCache(db, key, enginesOf(translator));
    if (known) return resolve(row, { state: 'done', ...known });
    const outcome = await translator.translate({ ...key, signal });
    if (outcome.status === 'failed') return fail(row, outcome.retryAfterMs, signal.aborted);
    if (outcome.status === 'unavailable')
      return resolve(row, { state: 'unavailable', text: null, engine: null });
    const found = { text: outcome.text, engine: outcome.engine };
    if (!outcome.isFallback) await cache(row, found);
    await resolve(row, { state: 'done', ...found });
  };
}
