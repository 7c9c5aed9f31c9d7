import { endpoints } from '@franca/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import { isLoopback } from '../../http/isLoopback.ts';
import type { Dev } from './createDev.ts';
import { outboxPage } from './outboxPage.ts';

/** `/dev/*` of the contract and the page `/dev/outbox`, all for this machine only. */
export function registerDevRoutes(server: FastifyInstance, route: Router, dev: Dev): void {
  const { outbox, accounts, login } = endpoints.dev;
  route(outbox, ({ query }) => dev.outbox(query.to));
  route(accounts, () => dev.accounts());
  route(login, ({ body }) => dev.login(body.user_id));
  server.get('/dev/outbox', async (request, reply) => {
    if (!isLoopback(request)) throw new Refusal('not_found');
    const page = outboxPage(await dev.outbox());
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}
