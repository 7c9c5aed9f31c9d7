import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { answerError } from './answerError.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { parseJson } from './parseJson.ts';
import { trustedBy } from './trustedBy.ts';

/** JSON bodies of the contract stay far below this; files travel another way. In bytes. */
const bodyLimit = 64 * 1024;

/** Strong enough, and quick: the highest quality needs seconds for a large script. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What the server takes from the configuration. */
export type ServerOptions = Pick<Config, 'storage' | 'TRUST_PROXY'>;

/** A Fastify with everything that holds for each request: limits, headers, compression, errors, logs. */
export async function createServer(
  logger: FastifyBaseLogger,
  { storage, TRUST_PROXY }: ServerOptions,
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: logger,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    // `request.ip` is whom the limits count: a header that anybody can write must not decide it unasked.
    trustProxy: trustedBy(TRUST_PROXY),
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  server.setErrorHandler(answerError);
  parseJson(server);
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(storage.kind === 's3' ? storage.endpoint : undefined),
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
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
