import type { Health, OutsideServiceName } from '@franca/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../ports/Clock.ts';
import { createBreakers } from '../createBreakers.ts';
import { createOutsideService } from './createOutsideService.ts';
import type { OutsideService } from './OutsideService.ts';
import { serviceLimits } from './serviceLimits.ts';

/** All services that this process reaches. */
export type OutsideServices = {
  /** The way to a service, the same for the same name. */
  open: (name: OutsideServiceName) => OutsideService;
  /** Adds a service that has places and breakers of its own; says whether it is left alone. */
  watch: (name: OutsideServiceName, isOpen: () => boolean) => void;
  /** How each stands, by name. */
  states: () => Health['services'];
  /** Milliseconds after which every request is given up, also of services that were only added; undefined: those of each service. */
  readonly timeoutMs: number | undefined;
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

/** The one way to services that are reached over a network (docs/decisions/0077-outside-services.md). */
export function createOutsideServices({ clock, log, timeoutMs }: OutsideServicesOptions): OutsideServices {
  const isOpenByName = new Map<OutsideServiceName, () => boolean>();
  const opened = new Map<OutsideServiceName, OutsideService>();

  function watch(name: OutsideServiceName, isOpen: () => boolean): void {
    if (isOpenByName.has(name)) throw new Error(`Two services are called "${name}".`);
    isOpenByName.set(name, isOpen);
  }

  function create(name: OutsideServiceName): OutsideService {
    const limits = serviceLimits[name];
    const breakers = createBreakers({ clock, failures, pauseMs });
    watch(name, () => (limits.isAnywhere ? breakers.isOpen(name) : breakers.isAnyOpen()));
    return createOutsideService({ name, limits, breakers, log, timeoutMs });
  }

  return {
    open: (name) => {
      const service = opened.get(name) ?? create(name);
      opened.set(name, service);
      return service;
    },
    watch,
    timeoutMs,
    states: () => [...isOpenByName].map(([name, isOpen]) => ({ name, state: isOpen() ? 'open' : 'closed' })),
  };
}
