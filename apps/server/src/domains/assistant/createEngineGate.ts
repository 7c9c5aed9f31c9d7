import { createBreakers } from '../../core/createBreakers.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { AssistantEngine, AssistantOutcome } from '../../ports/AssistantEngine.ts';
import type { Clock } from '../../ports/Clock.ts';

/** Whether the engine may be asked now. */
export type EngineGate = {
  /** Takes a place for one answer; refuses with `assistant_unavailable` where there is no engine, it does not answer, or too much is written already. */
  enter: () => void;
  /** Gives the place back; `hasWritten`: whether anything of the answer came, undefined where the engine was not asked. */
  leave: (outcome: AssistantOutcome | undefined, hasWritten: boolean) => void;
  /** Whether the engine is left alone. */
  isOpen: () => boolean;
};

/** Answers that one process has written at once. */
const atOnce = 32;
const failures = 3;
const pauseMs = 30_000;
/** The longest that the word of the engine itself is taken for. */
const longestPauseMs = 60_000;

/** Keeps an engine that is slow or away from holding up anything else. */
export function createEngineGate(engine: AssistantEngine | undefined, clock: Clock): EngineGate {
  const breakers = createBreakers({ clock, failures, pauseMs });
  let running = 0;
  /** Until when the engine said that it takes nothing. */
  let busyUntil = 0;

  const refuse = (waitMs?: number): never => {
    const wait = waitMs === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) };
    throw new Refusal('assistant_unavailable', wait);
  };

  return {
    enter: () => {
      if (!engine) return refuse();
      if (running >= atOnce) return refuse(5000);
      const now = clock().getTime();
      if (busyUntil > now) return refuse(busyUntil - now);
      const waitMs = breakers.waitFor(engine.id);
      if (waitMs > 0) return refuse(waitMs);
      running += 1;
    },
    leave: (outcome, hasWritten) => {
      running -= 1;
      if (!engine || !outcome) return;
      const retryAfterMs = outcome.status === 'failed' ? outcome.retryAfterMs : undefined;
      if (retryAfterMs !== undefined) busyUntil = clock().getTime() + Math.min(retryAfterMs, longestPauseMs);
      const isAnswering = hasWritten || outcome.status !== 'failed' || retryAfterMs !== undefined;
      breakers.report(engine.id, isAnswering);
    },
    isOpen: () => engine !== undefined && (busyUntil > clock().getTime() || breakers.isOpen(engine.id)),
  };
}
