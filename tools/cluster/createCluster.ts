import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { createNode } from './createNode.ts';
import { createPostgres } from './createPostgres.ts';
import { createProxy, type ProxyKind } from './createProxy.ts';
import { createRedis } from './createRedis.ts';
import { createS3, s3Variables } from './createS3.ts';
import { freePort } from './freePort.ts';
import type { Service } from './Service.ts';

/** How a cluster is run. */
export type ClusterOptions = {
  /** Directory for everything that it keeps: a later cluster in it continues with the same data. */
  directory: string;
  /** Port of the proxy; a free one when left out. */
  port?: number | undefined;
  /** The proxy; nginx when left out. */
  proxy?: ProxyKind | undefined;
  /** Whether the database's promises survive a power cut; tests need only what survives a crash. */
  isDurable?: boolean | undefined;
  /** Variables of both servers, beside those that make them a cluster. */
  environment?: Readonly<Record<string, string>> | undefined;
};

/** Franca as several processes: each part can be ended and started again by itself. */
export type Cluster = {
  /** Address that people open. */
  readonly url: string;
  /** The two servers. */
  readonly nodes: readonly [Service, Service];
  /** PostgreSQL; its URL names no database, the servers use `franca`. */
  readonly database: Service;
  /** Redis. */
  readonly redis: Service;
  /** The S3-compatible store. */
  readonly storage: Service;
  /** The reverse proxy. */
  readonly proxy: Service;
  /** All of them, in the order in which they start. */
  readonly services: readonly Service[];
  /** Starts everything. */
  readonly start: () => Promise<void>;
  /** Stops everything, in the opposite order. */
  readonly stop: () => Promise<void>;
};

/** Makes the servers' database, unless an earlier run has. */
async function ensureDatabase(url: string, name: string): Promise<void> {
  const sql = postgres(`${url}/postgres`, { max: 1, onnotice: () => undefined });
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
}

/** Two servers on one PostgreSQL, Redis and S3-compatible store behind a reverse proxy, all on the loopback address. */
export async function createCluster(options: ClusterOptions): Promise<Cluster> {
  const { directory, proxy: kind = 'nginx', isDurable = true, port = await freePort() } = options;
  await mkdir(directory, { recursive: true });
  const at = (name: string) => join(directory, name);
  const database = await createPostgres({ directory: at('postgres'), isDurable });
  const redis = await createRedis({ directory: at('redis') });
  const storage = await createS3({ directory: at('s3') });
  const environment = {
    DATABASE_URL: `${database.url}/franca`,
    REDIS_URL: redis.url,
    ...s3Variables(storage.url),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '127.0.0.1',
    ...options.environment,
  };
  const node = (number: number) =>
    createNode({ name: `Node ${number}`, directory: at(`node-${number}`), environment });
  const nodes = [await node(1), await node(2)] as const;
  const proxy = await createProxy({ kind, directory: at(kind), port, nodes: [nodes[0].url, nodes[1].url] });
  const around = [database, redis, storage] as const;
  const services = [...around, ...nodes, proxy];

  async function start(): Promise<void> {
    await Promise.all(around.map((service) => service.start()));
    await ensureDatabase(database.url, 'franca');
    await Promise.all(nodes.map((server) => server.start()));
    await proxy.start();
  }

  async function stop(): Promise<void> {
    await proxy.stop();
    await Promise.all(nodes.map((server) => server.stop()));
    await Promise.all(around.map((service) => service.stop()));
  }

  return { url: proxy.url, nodes, database, redis, storage, proxy, services, start, stop };
}
