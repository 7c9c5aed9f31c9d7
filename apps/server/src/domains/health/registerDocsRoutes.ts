import { allEndpoints, createOpenApiDocument, endpoints } from '@franca/contract';
import type { FastifyInstance } from 'fastify';
import type { Router } from '../../http/createRouter.ts';
import { pageStyle } from '../../http/pageStyle.ts';
import { docsPage } from './docsPage.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people, both made from the contract at the first request. */
export function registerDocsRoutes(server: FastifyInstance, route: Router, version: string): void {
  // The contract also names what later versions will answer.
  const served = allEndpoints.filter((endpoint) => endpoint.stage === 'now');
  let page: string | undefined;
  let document: Record<string, unknown> | undefined;
  route(endpoints.system.openapi, () => {
    document ??= { ...createOpenApiDocument(served, { version }) };
    return document;
  });
  server.get('/api/docs', (_request, reply) => {
    page ??= docsPage(served);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
}
