import type { Health, OutsideServiceName } from '@franca/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../ports/Clock.ts';
import { createBreakers } from '../createBreakers.ts';
import { createFairQueue, withoutTurn } from '../createFairQueue.ts';
import {
  type AskOptions,
  type OutsideService,
  type ServiceLimits,
  ServiceUnavailableError,
} from './OutsideService.ts';
import { presentPatience } from './outsidePatience.ts';

/** All services that this process reaches. */
export type OutsideServices = {
  /** The way to a service, the same for the same name. */
  open: (name: OutsideServiceName) => OutsideService;
  /** Adds a service that has places and breakers of its own; says whether it is left alone. */
  watch: (name: OutsideServiceName, isOpen: () => boolean) => void;
  /** How each stands, by name. */
  states: () => Health['services'];
};

/** What they are made with. */
export type OutsideServicesOptions = {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds after which every request is given up, instead of those of each service; for tests. */
  timeoutMs?: number | undefined;
};

/** Requests in a row without a response after which a service is left alone, and for how many milliseconds. */
const [failures, pauseMs] = [3, 10_000];
/** Requests of one owner that may wait for a place. */
const waitingPerOwner = 100;
/** Milliseconds after which asking again makes sense where nothing says more. */
const againMs = 5000;

/** What each service may cost: few places, so that those who need it wait, and nobody else does. */
export const serviceLimits: Readonly<Record<OutsideServiceName, ServiceLimits>> = {
  files: { total: 24, perOwner: 4, timeoutMs: 5000 },
  payments: { total: 8, perOwner: 2, timeoutMs: 8000 },
  mail: { total: 8, perOwner: 2, timeoutMs: 8000 },
  sms: { total: 8, perOwner: 2, timeoutMs: 8000 },
  translation: { total: 16, perOwner: 4, timeoutMs: 8000 },
  push: { total: 32, perOwner: 4, timeoutMs: 8000 },
  places: { total: 8, perOwner: 2, timeoutMs: 5000 },
  links: { total: 16, perOwner: 3, timeoutMs: 5000, isAnywhere: true },
  media: { total: 8, perOwner: 2, timeoutMs: 5000 },
  assistant: { total: 32, perOwner: 2, timeoutMs: 8000 },
  speech: { total: 8, perOwner: 2, timeoutMs: 8000 },
};

/** The one way to services that are reached over a network (docs/decisions/0077-outside-services.md). */
export function createOutsideServices(options: OutsideServicesOptions): OutsideServices {
  const { clock, log } = options;
  const isOpenByName = new Map<OutsideServiceName, () => boolean>();
  const opened = new Map<OutsideServiceName, OutsideService>();

  function watch(name: OutsideServiceName, isOpen: () => boolean): void {
    if (isOpenByName.has(name)) throw new Error(`Two services are called "${name}".`);
    isOpenByName.set(name, isOpen);
  }

  function createService(name: OutsideServiceName): OutsideService {
    const limits = serviceLimits[name];
    const takePlace = createFairQueue({ ...limits, waitingPerOwner });
    const breakers = createBreakers({ clock, failures, pauseMs });
    watch(name, () => (limits.isAnywhere ? breakers.isOpen(name) : breakers.isAnyOpen()));

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
      // What went wrong by name only: the rest may hold what was asked for.
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

  return {
    open: (name) => {
      const service = opened.get(name) ?? createService(name);
      opened.set(name, service);
      return service;
    },
    watch,
    states: () => [...isOpenByName].map(([name, isOpen]) => ({ name, state: isOpen() ? 'open' : 'closed' })),
  };
}
