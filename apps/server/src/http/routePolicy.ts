import rateLimit from '@fastify/rate-limit';
import { type Access, type EndpointLimit, rateLimits } from '@franca/contract';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, onRouteHookHandler } from 'fastify';
import { Refusal } from '../core/Refusal.ts';
import { networkOf } from './networkOf.ts';

/** Who may use a route, and how often. The router enforces that of an endpoint; all others are counted by the server itself. */
export type RoutePolicy = { access: Access['kind']; limit: EndpointLimit };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route has one: the server does not start otherwise. */
    policy?: RoutePolicy;
    /** Its body is read as a stream, which may take as long as a file does. */
    streamsBody?: boolean;
  }
}

/** A route as it was registered. */
export type RegisteredRoute = { method: string; url: string; policy: RoutePolicy | undefined };

/** The `config` of a route that is no endpoint of the contract: a page, a file, a document. */
export function routeConfig(limit: EndpointLimit, access: Access['kind'] = 'public'): FastifyContextConfig {
  const { count: max, windowSeconds } = rateLimits[limit];
  return { policy: { access, limit }, rateLimit: { max, timeWindow: windowSeconds * 1000 } };
}

/**
 * Counts uses of routes that are no endpoints, by network: in the memory of each process, as pages are also served while the
 * database is away.
 */
export async function countRoutes(server: FastifyInstance): Promise<void> {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await server.register(rateLimit, {
    global: false,
    keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
    addHeaders: { ...silent, 'retry-after': false },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('rate_limited', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Lets no server start that has a route without a policy; returns the routes that were registered. */
export function requirePolicies(server: FastifyInstance): readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  const onRoute: onRouteHookHandler = ({ method, url, config }) => {
    for (const name of [method].flat()) routes.push({ method: name, url, policy: config?.policy });
  };
  server.addHook('onRoute', onRoute);
  server.addHook('onReady', async () => {
    const open = routes.find(({ policy }) => policy === undefined);
    if (open)
      throw new Error(`${open.method} ${open.url} has no policy: give it \`config: routeConfig(…)\`.`);
  });
  return routes;
}
