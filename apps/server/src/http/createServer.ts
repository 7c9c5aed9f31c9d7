import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../core/Refusal.ts';
import type { PageHosts } from '../ports/PaymentProcessor.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { createTurnGate } from './createTurnGate.ts';
import { findUnsafe } from './findUnsafe.ts';
import { isGone } from './isGone.ts';
import { networkOf } from './networkOf.ts';
import { refuseBroken } from './refuseBroken.ts';
import { bareHeaders, permissionsPolicy } from './responseHeaders.ts';
import { countRoutes } from './routePolicy.ts';
import { sendError } from './sendError.ts';

/** JSON bodies of the contract stay far below this; files travel another way. In bytes. */
const bodyLimit = 64 * 1024;

/** Strong enough, and quick: the highest quality needs seconds for a large script. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** How long a JSON body may take, in milliseconds: it is small, and half of one is kept in memory. */
const bodyTimeMs = 20_000;

/** What the server takes from the configuration. */
export type ServerOptions = Pick<Config, 'storage' | 'TRUST_PROXY'> &
  Partial<Pick<Config, 'PUBLIC_URL' | 'google'>> & {
    /** How long a body that is read into memory may take, in milliseconds; 20 s by default. */
    bodyTimeMs?: number;
  };

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

/** Refuses a body that is collected in memory and does not come to its end in time. */
function limitBodyTime(server: FastifyInstance, milliseconds: number): void {
  server.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !routeOptions.config.streamsBody) {
      const timer = setTimeout(() => {
        // Nothing reads it where the request was answered without it: an error would reach nobody, and end the process.
        if (payload.listenerCount('error') === 0) {
          request.raw.destroy();
          return;
        }
        reply.header('connection', 'close');
        payload.emit('error', Object.assign(new Error('The body took too long.'), { statusCode: 408 }));
      }, milliseconds);
      for (const event of ['end', 'close']) payload.once(event, () => clearTimeout(timer));
    }
    done(null, payload);
  });
}

/** A Fastify with everything that holds for each request: limits, headers, compression, errors, logs. */
export async function createServer(
  logger: FastifyBaseLogger,
  options: ServerOptions,
  pageHosts: readonly PageHosts[] = [],
): Promise<FastifyInstance> {
  const { storage, google, TRUST_PROXY, PUBLIC_URL } = options;
  const isGoogle = google?.kind === 'application';
  const server = Fastify({
    loggerInstance: logger,
    bodyLimit,
    // Nobody holds a connection for ever by sending slowly; the largest file takes 13 minutes at one megabit a second.
    requestTimeout: 30 * 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    // `request.ip` is whom the limits count: a header that anybody can write must not decide it unasked.
    trustProxy: trustedBy(TRUST_PROXY),
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(bareHeaders)),
    clientErrorHandler: refuseBroken,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  server.setErrorHandler(sendError);
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
  limitBodyTime(server, options.bodyTimeMs ?? bodyTimeMs);
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy({
        storage: storage.kind === 's3' ? storage.endpoint : undefined,
        others: pageHosts,
      }),
    },
    // Only where the operator says that the address is an encrypted one: browsers remember it for a year.
    strictTransportSecurity: PUBLIC_URL?.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // A window of Google's sign-in reports to the page that opened it, and reads which page that is.
    crossOriginOpenerPolicy: { policy: isGoogle ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: isGoogle ? 'strict-origin' : 'no-referrer' },
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Whoever uses the browser next must not find what somebody read.
    // By the route as well: an address has more than one spelling (`/%61pi/user/profile`).
    const isOfApi = [request.url, request.routeOptions.url ?? ''].some((path) => path.startsWith('/api/'));
    if (isOfApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
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
