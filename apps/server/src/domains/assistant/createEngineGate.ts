import { createBreakers } from '../../core/createBreakers.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { AssistantEngine, AssistantOutcome } from '../../ports/AssistantEngine.ts';
import type { Clock } from '../../ports/Clock.ts';

/** Whether the engine may be asked now. */
export type EngineGate = {
  /** What `enter` would refuse with now; takes no place. */
  refusal: () => Refusal | undefined;
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

  const refusalFor = (waitMs?: number): Refusal => {
    const wait = waitMs === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) };
    return new Refusal('assistant_unavailable', wait);
  };
  function refusal(): Refusal | undefined {
    if (!engine) return refusalFor();
    if (running >= atOnce) return refusalFor(5000);
    const waitMs = Math.max(busyUntil - clock().getTime(), breakers.leftMs(engine.id));
    return waitMs > 0 ? refusalFor(waitMs) : undefined;
  }

  return {
    refusal,
    enter: () => {
      const why = refusal();
      if (why) throw why;
      // Of those that wait for a silent engine one tries.
      if (engine) breakers.waitFor(engine.id);
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
