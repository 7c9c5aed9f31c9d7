import { type AddressInfo, isIPv6 } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createRateLimiter } from '../db/createRateLimiter.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { sharedSecret } from '../db/sharedSecret.ts';
import { createClientAddress } from '../http/createClientAddress.ts';
import { createLocalAccess } from '../http/createLocalAccess.ts';
import { createLogger } from '../http/createLogger.ts';
import { createRouter } from '../http/createRouter.ts';
import { createServer } from '../http/createServer.ts';
import { requirePolicies } from '../http/routePolicy.ts';
import type { PageHosts } from '../ports/PaymentProcessor.ts';
import { createEventPolicy } from '../realtime/createEventPolicy.ts';
import { createSocketServer } from '../realtime/createSocketServer.ts';
import type { RedisHandle } from '../redis/openRedis.ts';
import type { AppOverrides } from './AppOverrides.ts';
import type { Core } from './Core.ts';
import { createChecks } from './createChecks.ts';
import { keyedHash } from './hashes.ts';
import { createJobs } from './jobs/createJobs.ts';
import { createOutsideServices } from './outside/createOutsideServices.ts';

/** A core together with what ends it. */
export type CoreHandle = {
  /** Shared parts. */
  core: Core;
  /** Takes up the jobs that an earlier run left; once all domains have defined theirs. */
  startJobs: () => Promise<void>;
  /** Ends the registration of routes and events; throws when something of this version has no handler. */
  finish: () => void;
  /** Ends sockets, then the HTTP server, then the rest, then the database; safe to call twice. */
  close: () => Promise<void>;
};

/** Connects to the Redis over which the processes of one installation, known by its own secret, reach each other. */
async function joinNodes(
  { REDIS_URL, storage }: Config,
  ownSecret: string,
  log: FastifyBaseLogger,
): Promise<RedisHandle | undefined> {
  if (!REDIS_URL) return undefined;
  // Loaded where it is used: a process that is alone would hold some megabytes for nothing.
  const { openRedis } = await import('../redis/openRedis.ts');
  const redis = await openRedis({
    url: REDIS_URL,
    installation: keyedHash(ownSecret, 'installation').slice(0, 16),
    onLost: (error) => log.error({ err: error }, 'the connection to Redis was lost'),
  });
  redis.onRestored(() => log.info('the connection to Redis is back'));
  if (storage.kind === 'disk')
    log.warn('files lie in DATA_DIR: processes on several machines need one directory or S3_ENDPOINT');
  return redis;
}

/** Opens the database and the HTTP server, neither listening nor knowing any domain's routes yet. */
export async function createCore(
  config: Config,
  overrides: AppOverrides,
  pageHosts: readonly PageHosts[],
): Promise<CoreHandle> {
  const clock = overrides.clock ?? (() => new Date());
  const place = { databaseUrl: config.DATABASE_URL, dataDirectory: config.DATA_DIR };
  const database = overrides.database ?? (await openDatabase(place));
  const { db } = database;
  const log = createLogger(overrides.logDestination);
  const ownSecret = await sharedSecret(db);
  const secret = config.SESSION_SECRET ?? ownSecret;
  const redis = await joinNodes(config, ownSecret, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const server = await createServer(log, config, pageHosts);
  const routes = requirePolicies(server);
  const stops: (() => Promise<void>)[] = [];
  const endings: (() => Promise<void>)[] = [];

  function ownUrl(): string {
    const port = (server.server.address() as AddressInfo | null)?.port ?? config.PORT;
    const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
    return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  }

  function publicUrl(): string {
    return config.PUBLIC_URL?.replace(/\/+$/, '') ?? ownUrl();
  }

  const limiter = createRateLimiter(db, clock, (value) => keyedHash(secret, 'limit', value));
  const { checks, provide } = createChecks();
  const { onViolation } = overrides;
  const hasPlans = config.PLANS === 'on';
  const local = createLocalAccess({
    publicUrl: config.PUBLIC_URL,
    key: config.DEV_KEY ?? keyedHash(secret, 'dev outbox'),
  });
  const { route, finish: finishRoutes } = createRouter(server, {
    ...checks,
    limiter,
    local,
    hasPlans,
    onViolation,
  });
  const onError = (error: unknown): void => log.error({ err: error }, 'a socket event failed');
  const policy = createEventPolicy({ checks, limiter, onViolation, onError });
  const { readSession } = checks;
  const sockets = createSocketServer({
    http: server.server,
    addressOf: createClientAddress(config.TRUST_PROXY),
    redis,
    readSession,
    policy,
    onViolation,
    onError,
  });
  stops.push(sockets.close);

  const services = createOutsideServices({ clock, log, timeoutMs: overrides.serviceTimeoutMs });
  const jobs = createJobs({ database, clock, log });
  stops.push(async () => jobs.stop());

  const core: Core = {
    config,
    database,
    jobs,
    services,
    redis,
    clock,
    secret,
    log,
    server,
    routes,
    ownUrl,
    publicUrl,
    limiter,
    local,
    route,
    sockets,
    checks,
    planOf: (stored) => (hasPlans ? stored : 'enterprise'),
    provide,
    state: { value: 'starting' },
    onStop: (end) => stops.push(end),
    onClose: (end) => endings.push(end),
  };

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    core.state.value = 'stopping';
    const rest = [...endings].reverse();
    const services = [async () => redis?.close(), () => database.close()];
    for (const end of [...[...stops].reverse(), () => server.close(), jobs.whenIdle, ...rest, ...services]) {
      await end().catch((error: unknown) => log.error({ err: error }, 'a part did not end cleanly'));
    }
  }
  return {
    core,
    startJobs: jobs.start,
    finish: () => {
      finishRoutes();
      sockets.finish();
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
