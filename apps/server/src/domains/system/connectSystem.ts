import { allEndpoints, createOpenApiDocument, endpoints, type Health } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { createFixedResponses } from '../../http/fixedResponse.ts';
import { pageStyle } from '../../http/htmlPage.ts';
import { routeConfig } from '../../http/routePolicy.ts';
import { docsPage } from './docsPage.ts';

/** A service that takes longer for nothing at all serves nobody. */
const timeoutMs = 3000;

/** What the domain reports. */
export type SystemDeps = {
  /** What the server is made of at this moment. */
  describe: () => Health;
  /** Version that the documents carry. */
  version: string;
  /** What this server needs. */
  needs: readonly ServerNeed[];
};

/** Something that a server is not wholly ready without. */
export type ServerNeed = { check: () => Promise<unknown> } & (
  | { name: 'database'; isVital: true }
  /** Only some requests need it. */
  | { name: 'redis' | 'files'; isVital: false }
);

/**
 * Registers `/health` (what this server is made of), `/ready` (whether it can be used now), and the API's documents:
 * `/api/openapi.json` for programs and `/api/docs` for people, both made from the contract, and compressed, once.
 */
export function connectSystem(
  { route, server, state, log }: Core,
  { describe, version, needs }: SystemDeps,
): void {
  const { health, ready, openapi } = endpoints.system;
  route(health, () => describe());
  async function isThere({ name, check }: ServerNeed): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('It did not answer in time.')), timeoutMs);
    });
    try {
      await Promise.race([check(), tooLate]);
      return true;
    } catch (error) {
      log.error({ err: error, service: name }, 'a service that this server needs does not answer');
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
  route(ready, async ({ query }) => {
    const answers = await Promise.all(needs.map(isThere));
    const away = needs.filter((_, index) => !answers[index]);
    const few = away.flatMap((need) => (need.isVital ? [] : [need.name]));
    const isUsable = query.degraded ? few.length === away.length : away.length === 0;
    if (state.value !== 'ready' || !isUsable) throw new Refusal('unavailable');
    return query.degraded ? { ready: true as const, away: few } : { ready: true as const };
  });

  // The contract also names what later versions will answer.
  const served = allEndpoints.filter((endpoint) => endpoint.stage === 'now');
  const sendFixed = createFixedResponses();
  route(openapi, ({ request, reply }) =>
    sendFixed(request, reply, {
      key: 'openapi',
      make: () => JSON.stringify(createOpenApiDocument(served, { version })),
      type: 'application/json; charset=utf-8',
    }),
  );
  server.get('/api/docs', { compress: false, config: routeConfig('documents') }, (request, reply) =>
    sendFixed(request, reply, {
      key: 'docs',
      make: () => docsPage(served),
      type: 'text/html; charset=utf-8',
    }),
  );
  server.get('/api/page.css', { compress: false, config: routeConfig('publicReads') }, (request, reply) =>
    sendFixed(request, reply, { key: 'style', make: () => pageStyle, type: 'text/css; charset=utf-8' }),
  );
}
