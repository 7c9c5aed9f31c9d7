import { allEndpoints, createOpenApiDocument, endpoints, type Health } from '@franca/contract';
import { sql } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { pageStyle } from '../../http/htmlPage.ts';
import { docsPage } from './docsPage.ts';

/** A database that takes longer for nothing at all serves nobody. */
const databaseTimeoutMs = 3000;

/** What the domain reports. */
export type SystemDeps = {
  /** What the server is made of at this moment. */
  describe: () => Health;
  /** Version that the documents carry. */
  version: string;
};

/**
 * Registers `/health` (what this server is made of), `/ready` (whether it can be used now), and the API's documents:
 * `/api/openapi.json` for programs and `/api/docs` for people, both made from the contract at the first request.
 */
export function connectSystem(
  { route, server, state, database, log }: Core,
  { describe, version }: SystemDeps,
): void {
  const { health, ready, openapi } = endpoints.system;
  route(health, () => describe());
  async function isDatabaseReady(): Promise<boolean> {
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database did not answer in time.')), databaseTimeoutMs).unref();
    });
    try {
      await Promise.race([database.db.execute(sql`select 1`), tooLate]);
      return true;
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return false;
    }
  }
  route(ready, async () => {
    if (state.value !== 'ready' || !(await isDatabaseReady())) throw new Refusal('unavailable');
    return { ready: true } as const;
  });

  // The contract also names what later versions will answer.
  const served = allEndpoints.filter((endpoint) => endpoint.stage === 'now');
  let page: string | undefined;
  let document: Record<string, unknown> | undefined;
  route(openapi, () => {
    document ??= { ...createOpenApiDocument(served, { version }) };
    return document;
  });
  server.get('/api/docs', (_request, reply) => {
    page ??= docsPage(served);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
}
