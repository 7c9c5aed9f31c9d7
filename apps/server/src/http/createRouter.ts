import type { EndpointDefinition, Pagination } from '@franca/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/Refusal.ts';
import { bearerToken } from './bearerToken.ts';
import { isLoopback } from './isLoopback.ts';
import type { RouteContext, RouteHandler } from './RouteHandler.ts';
import { readInput } from './readInput.ts';

/** Puts an endpoint of the contract on the server. */
export type Router = <E extends EndpointDefinition>(endpoint: E, handler: RouteHandler<E>) => void;

/** What the router needs. */
export type RouterOptions = {
  /** Whose session token this is; undefined when it is not valid. */
  readSession: (token: string) => Promise<string | undefined>;
  /** Whether the asker shows an unspent proof of a verification, in a registration token or in the body. */
  isRegistration: (token: string | null, body: unknown) => Promise<boolean>;
  /** Also hold answers against the contract and throw where they differ: for tests. */
  checkAnswers: boolean;
};

/** Routes by the contract: method, path, sign-in and input are taken from the endpoint and checked once, here. */
export function createRouter(server: FastifyInstance, options: RouterOptions): Router {
  async function identify({ auth }: EndpointDefinition, request: FastifyRequest) {
    if (auth === 'loopback' && !isLoopback(request)) throw new Refusal('not_found');
    const token = bearerToken(request);
    const userId = token ? ((await options.readSession(token)) ?? null) : null;
    if (auth === 'bearer' && userId === null) throw new Refusal('unauthorized');
    if (auth === 'registration' && userId === null) {
      const proven = await options.isRegistration(token, request.body);
      if (!proven) throw new Refusal('verification_required');
    }
    return { token, userId };
  }

  function envelope(endpoint: EndpointDefinition, answer: unknown): unknown {
    const paged = endpoint.pagination ? (answer as { data: unknown; pagination: Pagination }) : undefined;
    const data = paged ? paged.data : (answer ?? null);
    if (options.checkAnswers) {
      const result = endpoint.data.safeParse(data);
      if (!result.success)
        throw new Error(`${endpoint.id} answered beside the contract: ${result.error.message}`);
    }
    if (endpoint.responds === 'document') return data;
    const flat = endpoint.flat ? (data as Record<string, unknown>) : {};
    return { ...flat, success: true, data, ...(paged && { pagination: paged.pagination }) };
  }

  async function handle<E extends EndpointDefinition>(
    endpoint: E,
    handler: RouteHandler<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const identity = await identify(endpoint, request);
    const input = readInput(endpoint, request);
    const context = { ...input, ...identity, network: request.ip, request, reply } as RouteContext<E>;
    const answer = await handler(context);
    if (reply.sent) return reply;
    return endpoint.responds === 'binary' ? answer : envelope(endpoint, answer);
  }

  return (endpoint, handler) => {
    const definition = {
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: (request: FastifyRequest, reply: FastifyReply) => handle(endpoint, handler, request, reply),
    };
    if (endpoint.accepts !== 'binary') {
      server.route(definition);
      return;
    }
    // Bytes are not collected in memory: the handler reads them as a stream and sets its own limit.
    server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      scope.route(definition);
    });
  };
}
