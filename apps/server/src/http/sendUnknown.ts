import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/Refusal.ts';
import { routeConfig } from './routePolicy.ts';
import { sendRefusal } from './sendError.ts';

/** Addresses that belong to programs: an unknown one below them is never a page. */
const programs = /^\/(api|socket\.io|media|dev|assets)(\/|$|\?)/;

/** A page has no file ending: `/chat`, `/check-out/method`, also unknown ones, which the app sends to `/login`. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  const lastPart = path.slice(path.lastIndexOf('/'));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !programs.test(request.url) && !lastPart.includes('.');
}

/** Everything that no route knows: the web app's page where one is meant, otherwise 404 with the envelope. */
export function sendUnknown(server: FastifyInstance, hasWeb: boolean): void {
  const { rateLimit } = routeConfig('publicReads');
  const preHandler = server.rateLimit(typeof rateLimit === 'object' ? rateLimit : undefined);
  server.setNotFoundHandler({ preHandler }, (request: FastifyRequest, reply: FastifyReply) => {
    if (hasWeb && isPage(request)) return reply.sendFile('index.html');
    return sendRefusal(reply, new Refusal('not_found'));
  });
}
