import type { FastifyInstance } from 'fastify';
import { pageStyle } from '../../http/pageStyle.ts';
import { docsPage } from './docsPage.ts';

/** `/api/docs` for people, and the style of the server's own pages. Both are made at the first request. */
export function registerDocsRoutes(server: FastifyInstance): void {
  let page: string | undefined;
  server.get('/api/docs', (_request, reply) => {
    page ??= docsPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
}
