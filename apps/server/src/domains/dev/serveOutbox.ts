import type { OutboxItem } from '@franca/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../core/Refusal.ts';
import type { LocalAccess } from '../../http/createLocalAccess.ts';
import { routeConfig } from '../../http/routePolicy.ts';
import { lockedOutboxPage, outboxPage } from './outboxPage.ts';

/** Path of the page. */
export const outboxPath = '/dev/outbox';

const cookieName = 'franca_dev_key';

/** The value of the page's own cookie. */
function readCookie({ headers }: FastifyRequest): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookieName)?.[1] ?? '';
}

/**
 * Serves the page of the dev outbox. Its address with the key keeps the key as a cookie and leads to the address without it, so
 * that it stays in no history and is shown to nobody who looks at the screen.
 */
export function serveOutbox(
  server: FastifyInstance,
  { local, read }: { local: LocalAccess; read: () => Promise<OutboxItem[]> },
): void {
  const config = routeConfig('devTools', 'devKey');
  server.get<{ Querystring: { key?: unknown } }>(outboxPath, { config }, async (request, reply) => {
    if (!local.isLocal(request)) throw new Refusal('not_found');
    const { key } = request.query;
    reply.header('cache-control', 'no-store');
    if (typeof key === 'string' && local.hasKey(request, key)) {
      const cookie = `${cookieName}=${local.key}; Path=${outboxPath}; HttpOnly; SameSite=Strict`;
      return reply.header('set-cookie', cookie).redirect(outboxPath, 303);
    }
    reply.type('text/html; charset=utf-8');
    const items = await read();
    if (local.hasKey(request, readCookie(request))) return reply.send(outboxPage(items));
    return reply.status(401).send(lockedOutboxPage);
  });
}
