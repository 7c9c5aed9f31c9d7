import type { OutsideServiceName } from '@franca/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Breakers } from '../createBreakers.ts';
import { createFairQueue, withoutTurn } from '../createFairQueue.ts';
import {
  type AskOptions,
  type OutsideService,
  type ServiceLimits,
  ServiceUnavailableError,
} from './OutsideService.ts';
import { presentPatience } from './outsidePatience.ts';

/** What one service is made with. */
export type OutsideServiceOptions = {
  name: OutsideServiceName;
  limits: ServiceLimits;
  /** Parts of it that are left alone. */
  breakers: Breakers;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds after which every request is given up, whatever limits and the request say; for tests. */
  timeoutMs?: number | undefined;
};

/** Requests of one owner that may wait for a place. */
const waitingPerOwner = 100;
/** Milliseconds after which asking again makes sense where nothing says more. */
const againMs = 5000;

/** The way to one service: its places, time-outs and breakers. */
export function createOutsideService(options: OutsideServiceOptions): OutsideService {
  const { name, limits, breakers, log } = options;
  const takePlace = createFairQueue({ ...limits, waitingPerOwner });

  const unavailable = (
    problem: ServiceUnavailableError['problem'],
    retryAfterMs: number,
    cause?: unknown,
  ): ServiceUnavailableError => new ServiceUnavailableError(name, problem, { retryAfterMs, cause });

  function requireClosed(part: string): void {
    const waitMs = breakers.leftMs(part);
    if (waitMs > 0) throw unavailable('open', waitMs);
  }

  function report(part: string, isAnswering: boolean, error?: unknown): void {
    const wasOpen = breakers.isOpen(part);
    breakers.report(part, isAnswering);
    if (wasOpen || !breakers.isOpen(part)) return;
    // What went wrong by name only: the rest may contain what was asked for.
    const problem = error instanceof Error ? error.name : undefined;
    log.warn({ service: name, problem }, 'a service does not respond and is left alone for a while');
  }

  /** Runs a request in its place, until it has ended: a place that is free has nothing open at the service. */
  async function run<Result>(
    request: (signal: AbortSignal) => Promise<Result>,
    {
      part = name,
      isFault = () => true,
      isAnswer = () => true,
      timeoutMs = limits.timeoutMs,
    }: AskOptions<Result>,
    onLate: () => void,
  ): Promise<Result> {
    const waitMs = breakers.waitFor(part);
    if (waitMs > 0) throw unavailable('open', waitMs);
    const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
    // A request that does not end by its signal is known to be silent all the same.
    const late = (): void => {
      report(part, false);
      onLate();
    };
    signal.addEventListener('abort', late, { once: true });
    try {
      const result = await request(signal);
      if (!signal.aborted) report(part, isAnswer(result));
      return result;
    } catch (error) {
      if (signal.aborted) throw unavailable('silent', againMs, error);
      report(part, !isFault(error), error);
      throw isFault(error) ? unavailable('failed', againMs, error) : error;
    } finally {
      signal.removeEventListener('abort', late);
    }
  }

  function wait<Result>(
    request: (signal: AbortSignal) => Promise<Result>,
    asked: AskOptions<Result>,
  ): Promise<Result> {
    const patience = presentPatience();
    const leftMs = patience?.leftMs() ?? Number.POSITIVE_INFINITY;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let state: 'waiting' | 'running' | 'over' = 'waiting';
    const giveUp = (): void => {
      reject(unavailable(state === 'waiting' ? 'busy' : 'silent', againMs));
      state = 'over';
    };
    const hasDeadline = asked.timeoutMs === undefined && Number.isFinite(leftMs);
    const deadline = hasDeadline ? setTimeout(giveUp, leftMs) : undefined;
    // Whoever waits may have their answer before the place is free again.
    takePlace(patience?.owner ?? '', async () => {
      if (state === 'over') return;
      state = 'running';
      await run(request, asked, giveUp).then(resolve, reject);
    }).catch(reject);
    return promise.finally(() => clearTimeout(deadline));
  }

  return {
    name,
    ask: async (request, asked = {}) => {
      requireClosed(asked.part ?? name);
      const end = presentPatience()?.begin();
      try {
        return await withoutTurn(() => wait(request, asked));
      } finally {
        end?.();
      }
    },
  };
}
