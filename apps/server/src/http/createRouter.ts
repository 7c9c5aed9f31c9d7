import {
  allEndpoints,
  commonErrors,
  type Endpoint,
  type EndpointDefinition,
  type Pagination,
} from '@franca/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue } from '../core/createFairQueue.ts';
import { withPatience } from '../core/outside/outsidePatience.ts';
import { Refusal } from '../core/Refusal.ts';
import { assertCheckable, type Caller, createPolicy, type PolicyOptions } from './createPolicy.ts';
import { ConnectionGoneError, isGone } from './isGone.ts';
import { networkOf } from './networkOf.ts';
import type { RouteContext, RouteHandler } from './RouteHandler.ts';
import { readInput } from './readInput.ts';
import { type RoutePolicy, routeConfig } from './routePolicy.ts';

/** Puts an endpoint of the contract on the server. */
export type Router = <E extends Endpoint>(endpoint: E, handler: RouteHandler<E>) => void;

/** The router, and what ends the registration of routes. */
export type RouterHandle = {
  /** Puts endpoints on the server. */
  route: Router;
  /** Handles the requests of later versions; throws when a request of this version has no handler. */
  finish: () => void;
};

/** What the router needs. */
export type RouterOptions = PolicyOptions & {
  /** For tests: check every response and error against the contract, and fail with this sentence where one differs. */
  onViolation?: ((sentence: string) => void) | undefined;
};

/** A page of the app asks for a handful of things at once. */
const callsPerPerson = { perOwner: 3, total: 64, waitingPerOwner: 300 };

/**
 * Whoever is not known yet: visitors, and tokens before their session is found, by network. A company behind one address has more
 * at once than a person, and a flood of made-up tokens no more than this.
 */
const callsPerNetwork = { perOwner: 8, total: 32, waitingPerOwner: 1000 };

/** Adds the second form of an error that some calls have: `error` with message and code. */
async function addErrorObject(_request: FastifyRequest, _reply: FastifyReply, payload: unknown) {
  const { success, errors, code } = payload as { success?: boolean; errors?: string[]; code?: string };
  return success === false ? { ...(payload as object), error: { message: errors?.[0], code } } : payload;
}

const policyOf = ({ access, limit }: EndpointDefinition): RoutePolicy => ({ access: access.kind, limit });

const urlOf = ({ path }: EndpointDefinition) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function requirePresent(request: FastifyRequest): void {
  if (isGone(request)) throw new ConnectionGoneError();
}

/** Routes by the contract: path, input and policy are taken from the endpoint and checked here, once for all. */
export function createRouter(server: FastifyInstance, options: RouterOptions): RouterHandle {
  const { onViolation } = options;
  const policy = createPolicy(options);
  const registered = new Set<string>();
  const takeTurn = createFairQueue(callsPerPerson);
  const takeVisitorTurn = createFairQueue(callsPerNetwork);

  function fail(sentence: string): never {
    onViolation?.(sentence);
    throw new Error(sentence);
  }

  function requireDeclared({ id, errors }: EndpointDefinition, error: unknown): void {
    if (!onViolation || !(error instanceof Refusal)) return;
    if (error.status === 429 && error.retryAfter === undefined)
      fail(`${id} was refused with ${error.code}, which does not say when to come back.`);
    if (errors.includes(error.code) || commonErrors.includes(error.code)) return;
    fail(`${id} was refused with ${error.code}, which its errors do not name.`);
  }

  function envelope(endpoint: EndpointDefinition, answer: unknown): unknown {
    const paged = endpoint.pagination ? (answer as { data: unknown; pagination: Pagination }) : undefined;
    const data = paged ? paged.data : (answer ?? null);
    if (onViolation) {
      const result = endpoint.data.safeParse(data);
      if (!result.success) fail(`${endpoint.id} answered beside the contract: ${result.error.message}`);
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
    // Before anything is waited for: a connection that is gone has no address.
    requirePresent(request);
    const network = networkOf(request.ip);
    const identify = (): Promise<Caller> => policy.identify(endpoint, request);
    // Both ask the database before anything is counted.
    const isSought = request.headers.authorization !== undefined || endpoint.access.kind === 'registration';
    const caller = isSought ? await takeVisitorTurn(network, identify) : await identify();
    policy.requirePlans(endpoint);
    const input = readInput(endpoint, request);
    async function answerCall(): Promise<unknown> {
      // It may have waited for its turn.
      requirePresent(request);
      await policy.count(endpoint, caller, { network, body: input.body });
      const found = await policy.findNamed(endpoint, caller, input);
      await policy.requireFeature(endpoint, caller, { input, ...found });
      const context: object = { ...input, ...caller, ...found, network, request, reply };
      return handler(context as RouteContext<E>);
    }
    // A file takes as long as its network does: it must not keep the person's other calls waiting.
    const isFile = endpoint.accepts === 'binary' || endpoint.responds === 'binary';
    const answerInTime = (): Promise<unknown> => withPatience(caller.userId ?? network, answerCall);
    const takeOwnTurn = (task: () => Promise<unknown>): Promise<unknown> =>
      caller.userId === null ? takeVisitorTurn(network, task) : takeTurn(caller.userId, task);
    const begun = await (isFile ? answerInTime() : takeOwnTurn(answerInTime));
    const answer: unknown = typeof begun === 'function' ? await begun() : begun;
    // Of a stream whose reader left before its end, only the headers were sent.
    if (reply.sent || reply.raw.headersSent || answer === reply) return reply;
    return endpoint.responds === 'binary' ? answer : envelope(endpoint, answer);
  }

  const route: Router = (endpoint, handler) => {
    if (endpoint.stage === 'later')
      throw new Error(`${endpoint.id} has a handler, but its stage is 'later'.`);
    assertCheckable(endpoint);
    registered.add(endpoint.id);
    const definition = {
      method: endpoint.method,
      url: urlOf(endpoint),
      config: { policy: policyOf(endpoint), streamsBody: endpoint.accepts === 'binary' },
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      // The handler of a document sends it compressed, or as it is. Files stay as they are: the plugin takes some that begin like
      // compressed data for such, and sends them with a coding that they do not have.
      ...((endpoint.responds === 'document' || endpoint.responds === 'binary') && {
        compress: false as const,
      }),
      ...(endpoint.bothErrorShapes && { preSerialization: addErrorObject }),
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        handle(endpoint, handler, request, reply).catch((error: unknown) => {
          requireDeclared(endpoint, error);
          throw error;
        }),
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

  function finish(): void {
    for (const endpoint of allEndpoints) {
      if (registered.has(endpoint.id)) continue;
      if (endpoint.stage === 'now') throw new Error(`${endpoint.id} has no handler, but its stage is 'now'.`);
      const refuse = (): never => {
        throw new Refusal('not_available_yet');
      };
      const { method } = endpoint;
      server.route({ method, url: urlOf(endpoint), config: routeConfig('publicReads'), handler: refuse });
    }
  }

  return { route, finish };
}
