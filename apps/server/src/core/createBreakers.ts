import type { Clock } from '../ports/Clock.ts';

/** Circuit breakers of services, each known by a name such as its host. */
export type Breakers = {
  /** Milliseconds until a service may be asked; 0 means now, and then `report` has to follow. */
  waitFor: (name: string) => number;
  /** Whether a service responded, with whatever status. */
  report: (name: string, isAnswering: boolean) => void;
  /** Milliseconds for which a service is left alone, 0 where it may be asked; asking it is not tried by this. */
  leftMs: (name: string) => number;
  /** Whether a service is left alone now; asking it is not tried by this. */
  isOpen: (name: string) => boolean;
  /** Whether any of them is. */
  isAnyOpen: () => boolean;
};

/** When a service is left alone. */
export type BreakersOptions = {
  clock: Clock;
  /** Requests in a row without a response after which nobody asks for a while. */
  failures: number;
  /** For how long, in milliseconds; then one request tries. */
  pauseMs: number;
};

type Breaker = { failures: number; openUntil: number };

/** Services without a response that are remembered at most; those that respond need no memory. */
const capacity = 10_000;

/** Leaves services alone that do not respond, so that waiting for them blocks nothing that others need. */
export function createBreakers({ clock, failures, pauseMs }: BreakersOptions): Breakers {
  const breakers = new Map<string, Breaker>();
  const leftMs = (name: string): number => {
    const breaker = breakers.get(name);
    if (!breaker || breaker.failures < failures) return 0;
    return Math.max(0, breaker.openUntil - clock().getTime());
  };
  return {
    waitFor: (name) => {
      const left = leftMs(name);
      const breaker = breakers.get(name);
      // One tries; the others wait for what it finds.
      if (left === 0 && breaker && breaker.failures >= failures)
        breaker.openUntil = clock().getTime() + pauseMs;
      return left;
    },
    report: (name, isAnswering) => {
      const before = breakers.get(name)?.failures ?? 0;
      breakers.delete(name);
      if (isAnswering) return;
      breakers.set(name, { failures: before + 1, openUntil: clock().getTime() + pauseMs });
      const [oldest] = breakers.keys();
      if (breakers.size > capacity && oldest !== undefined) breakers.delete(oldest);
    },
    leftMs,
    isOpen: (name) => leftMs(name) > 0,
    isAnyOpen: () => [...breakers.keys()].some((name) => leftMs(name) > 0),
  };
}
