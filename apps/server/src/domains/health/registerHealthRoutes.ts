import { endpoints, type Health } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';

/** What the health routes report. */
export type HealthRoutesOptions = {
  /** What the server is made of at this moment. */
  describe: () => Health;
  /** Whether requests can be served. */
  isReady: () => boolean;
};

/** `/health` says what this server is made of, `/ready` whether it can be used now. */
export function registerHealthRoutes(route: Router, { describe, isReady }: HealthRoutesOptions): void {
  const { health, ready } = endpoints.system;
  route(health, () => describe());
  route(ready, () => {
    if (!isReady()) throw new Refusal('unavailable');
    return { ready: true } as const;
  });
}
