import { findFullEngines } from '../../ports/translation/findEngines.ts';
import { prepareOutcome } from './prepareOutcome.ts';
import { readContext } from './readContext.ts';
import type { KnownTranslation } from './selectKnown.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import { translateByRules } from './translateByRules.ts';
import { type ClaimedRow, changeClaimed } from './translationRows.ts';

/** Milliseconds after the first failure, and the most there ever are. */
const firstDelayMs = 2000;
const maxDelayMs = 60_000;

/** Milliseconds until the next attempt: doubled each time, half of it left to chance so that retries spread. */
function retryDelay(attempts: number, random: () => number, retryAfterMs = 0): number {
  const full = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, attempts - 1));
  return Math.max(retryAfterMs, full / 2 + (full / 2) * random());
}

/** A claimed row, and what was known of it. */
export type TranslationTask = ClaimedRow & { known?: KnownTranslation | null };

/**
 * Translates one claimed row and stores what came of it; `signal` breaks the translation off when the service stops.
 * Resolves with the milliseconds until the next attempt, or undefined when there is none to wait for.
 */
export type TranslationWorker = (task: TranslationTask, signal: AbortSignal) => Promise<number | undefined>;

/** Translates a row from the cache or with the engines: done, unavailable, failed, or tried again later. */
export function createTranslationWorker(options: TranslateOptions): TranslationWorker {
  const { db, translator, clock, maxAttempts = 4, random = Math.random } = options;
  const recordOutcome = prepareOutcome(options);

  /** Plans the next attempt, or gives up after the last; an attempt that a stop of the service cut short does not count. */
  async function fail(
    row: ClaimedRow,
    {
      retryAfterMs,
      engine = null,
    }: { retryAfterMs?: number | undefined; engine?: string | null | undefined },
    isStopped: boolean,
  ): Promise<number | undefined> {
    const now = clock();
    if (isStopped) {
      await changeClaimed(db, row, { attempts: row.attempts - 1, nextAttemptAt: now });
      return undefined;
    }
    if (row.attempts >= maxAttempts) {
      await recordOutcome(row, { state: 'failed', text: null, engine });
      return undefined;
    }
    const delay = retryDelay(row.attempts, random, retryAfterMs);
    await changeClaimed(db, row, { nextAttemptAt: new Date(now.getTime() + delay), updatedAt: now });
    return delay;
  }

  async function translate(row: ClaimedRow, signal: AbortSignal): Promise<number | undefined> {
    const { original: text, source, language: target } = row;
    const rulesNow = () => options.rulesOf(row.topicId);
    const outcome = await translateByRules(
      translator,
      { text, source, target, signal, contextFor: (engine) => readContext(db, row, engine) },
      rulesNow,
    );
    if (outcome.status === 'failed') return fail(row, outcome, signal.aborted);
    if (outcome.status === 'unavailable') {
      // Those that could not are named: once there is another one, it is worth another attempt.
      const { isLocalOnly } = await rulesNow();
      const unable = findFullEngines(translator, source, target, isLocalOnly).map(({ id }) => id);
      await recordOutcome(row, { state: 'unavailable', text: null, engine: unable.join(', ') || null });
    } else {
      const found = { text: outcome.text, engine: outcome.engine };
      await recordOutcome(row, {
        state: 'done',
        ...found,
        isCached: !outcome.isFallback && !outcome.isContextual && !outcome.hasTerms,
      });
    }
    return undefined;
  }

  return async ({ known, ...row }, signal) => {
    // The attempts before ended without a word: what came of them cannot be stored, or takes the process along.
    if (row.attempts > maxAttempts) await recordOutcome(row, { state: 'failed', text: null, engine: null });
    else if (known) await recordOutcome(row, { state: 'done', ...known });
    else return translate(row, signal);
    return undefined;
  };
}
