import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../core/Refusal.ts';
import type { PageHosts } from '../ports/PaymentProcessor.ts';
import { answerError } from './answerError.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { createTurnGate } from './createTurnGate.ts';
import { findUnsafe } from './findUnsafe.ts';
import { isGone } from './isGone.ts';
import { networkOf } from './networkOf.ts';
import { countRoutes } from './routePolicy.ts';

/** JSON bodies of the contract stay far below this; files travel another way. In bytes. */
const bodyLimit = 64 * 1024;

/** Strong enough, and quick: the highest quality needs seconds for a large script. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What the server takes from the configuration. */
export type ServerOptions = Pick<Config, 'storage' | 'TRUST_PROXY'>;

/** What Fastify asks about each address on the way, the nearest (hop 0) first. */
type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Turns `TRUST_PROXY` into Fastify's setting. A number of hops trusts whoever connects: it is for servers that nobody
 * reaches around their proxies, and whose proxies' addresses are not known.
 */
export function trustedBy(setting: number | string[] | undefined): TrustProxy {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return setting ?? false;
}

/** Replaces the JSON parser by one that tolerates an empty body and refuses null bytes and deep nesting. */
function parseJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) return done(new Refusal('malformed_request'));
      const unsafe = findUnsafe(value);
      done(unsafe ? new Refusal('validation_failed', { sentences: [unsafe] }) : null, value);
    });
  });
}

/** A Fastify with everything that holds for each request: limits, headers, compression, errors, logs. */
export async function createServer(
  logger: FastifyBaseLogger,
  { storage, TRUST_PROXY }: ServerOptions,
  pageHosts: readonly PageHosts[] = [],
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: logger,
    bodyLimit,
    // Nobody holds a connection for ever by sending slowly; the largest file takes 13 minutes at one megabit a second.
    requestTimeout: 30 * 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    // `request.ip` is whom the limits count: a header that anybody can write must not decide it unasked.
    trustProxy: trustedBy(TRUST_PROXY),
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  server.setErrorHandler(answerError);
  const gate = createTurnGate();
  // Before the body is read: a refused request costs its turn too.
  server.addHook('onRequest', (request, reply, done) => {
    const enter = (): void => {
      // What was sent in one piece before a reset waits here, one behind the other.
      if (isGone(request)) reply.hijack();
      else done();
    };
    if (isGone(request)) enter();
    else gate(request.headers.authorization ?? networkOf(request.ip), enter);
  });
  parseJson(server);
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy({
        storage: storage.kind === 's3' ? storage.endpoint : undefined,
        others: pageHosts,
      }),
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await countRoutes(server);
  await server.register(compress, { threshold: 1024, brotliOptions });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const duration = Math.round(reply.elapsedTime * 10) / 10;
    // The route's pattern, never the address: identifiers, queries and links stay out of the logs.
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, duration },
      'answered',
    );
    done();
  });
  return server;
}
