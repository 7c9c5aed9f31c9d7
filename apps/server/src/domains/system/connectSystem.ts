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
  /** What this server cannot do without, by name; each check rejects while it is away. */
  needs: Record<string, () => Promise<unknown>>;
};

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
  async function isThere([name, check]: [string, () => Promise<unknown>]): Promise<boolean> {
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
  route(ready, async () => {
    const answers = await Promise.all(Object.entries(needs).map(isThere));
    if (state.value !== 'ready' || answers.includes(false)) throw new Refusal('unavailable');
    return { ready: true } as const;
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
