import type { PackageName } from '@franca/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { RateLimiter } from '../db/createRateLimiter.ts';
import type { DatabaseHandle } from '../db/Database.ts';
import type { LocalAccess } from '../http/createLocalAccess.ts';
import type { Router } from '../http/createRouter.ts';
import type { RegisteredRoute } from '../http/routePolicy.ts';
import type { Clock } from '../ports/Clock.ts';
import type { SocketServer } from '../realtime/createSocketServer.ts';
import type { RedisHandle } from '../redis/openRedis.ts';
import type { Checks, ChecksHandle } from './createChecks.ts';
import type { Jobs } from './jobs/Jobs.ts';
import type { OutsideServices } from './outside/createOutsideServices.ts';

/** What every domain is built on; made once per application. */
export type Core = {
  /** The environment, read and checked. */
  config: Config;
  /** The opened database, migrated. */
  database: DatabaseHandle;
  /** What joins this process to others; undefined when it is the only one. */
  redis: RedisHandle | undefined;
  /** The present time. */
  clock: Clock;
  /** The installation's secret: key of hashes and signatures; never log it. */
  secret: string;
  /** Structured log; never give it texts, codes, tokens, links or addresses. */
  log: FastifyBaseLogger;
  /** The HTTP server, for what is no endpoint of the contract. */
  server: FastifyInstance;
  /** Its routes, each with a policy. */
  routes: readonly RegisteredRoute[];
  /** Work in the background. */
  jobs: Jobs;
  /** The way to everything that is reached over a network, but for the database and Redis. */
  services: OutsideServices;
  /** Counters shared by all processes. */
  limiter: RateLimiter;
  /** Who may use the tools for developers. */
  local: LocalAccess;
  /** Puts endpoints of the contract on the server; their policy is enforced before the handler runs. */
  route: Router;
  /** Sockets: handlers of the events that clients send, and publishers of those that the server sends. */
  sockets: SocketServer;
  /** What other domains know about sessions, members and plans. */
  checks: Checks;
  /** What an account may do by the plan that is stored for it: with `PLANS=off` everything. */
  planOf: (stored: PackageName) => PackageName;
  /** Provides what this domain knows to the checks of the routers. */
  provide: ChecksHandle['provide'];
  /** Address at which this process listens, without a trailing slash; known for certain once listening. */
  ownUrl: () => string;
  /** Address under which people reach the app, without a trailing slash; known for certain once listening. */
  publicUrl: () => string;
  /** Where the application stands; `/api/ready` responds 200 only while it is `ready`. */
  state: { value: 'starting' | 'ready' | 'stopping' };
  /** Registers what ends before the HTTP server does, such as open sockets, which it would wait for. */
  onStop: (end: () => Promise<void>) => void;
  /** Registers what ends once no request runs any more, but before the database closes; the newest ends first. */
  onClose: (end: () => Promise<void>) => void;
};
