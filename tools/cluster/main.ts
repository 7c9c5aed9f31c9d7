#!/usr/bin/env node
/**
 * Runs Franca as several processes on this machine: two servers, PostgreSQL, Redis, an S3-compatible store and a reverse proxy.
 *
 *     npm run cluster               # nginx
 *     npm run cluster -- caddy
 *
 * `PORT` is the proxy's (4321); `CLUSTER_DIR` keeps everything, so that a second start continues with the same data.
 */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cluster, createCluster } from './createCluster.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether every account may enter a directory: root runs PostgreSQL as `nobody`. */
function isOpenToAll(directory: string): boolean {
  const parent = dirname(directory);
  const isOpen = (statSync(directory).mode & 0o001) !== 0;
  return isOpen && (parent === directory || isOpenToAll(parent));
}

function chooseDirectory(): string {
  if (process.env.CLUSTER_DIR) return resolve(process.env.CLUSTER_DIR);
  const isUsable = process.getuid?.() !== 0 || isOpenToAll(root);
  return isUsable ? join(root, 'data-cluster') : '/var/tmp/franca-cluster';
}

function describe({ url, nodes, services }: Cluster, directory: string, devKey: string): string {
  const width = Math.max(...services.map(({ name }) => name.length));
  const lines = services.map(
    ({ name, url: address, pid }) => `  ${name.padEnd(width)}  ${address}  (process ${pid()})`,
  );
  return [
    ...lines,
    '',
    `Franca runs as several processes at ${url}`,
    `Codes and links: ${nodes[0].url}/dev/outbox?key=${devKey}`,
    `Data and logs are kept in ${directory}: the next start continues with them. Delete it to begin anew.`,
    'Ctrl-C stops everything.',
  ].join('\n');
}

async function main(): Promise<void> {
  const [proxy = 'nginx'] = process.argv.slice(2);
  if (proxy !== 'nginx' && proxy !== 'caddy') throw new Error('The proxy is nginx or caddy.');
  const directory = chooseDirectory();
  const devKey = process.env.DEV_KEY ?? randomBytes(24).toString('base64url');
  const port = Number(process.env.PORT ?? 4321);
  const cluster = await createCluster({ directory, proxy, port, environment: { DEV_KEY: devKey } });
  let stopping: Promise<void> | undefined;
  const stop = async (code: number): Promise<never> => {
    stopping ??= cluster.stop();
    await stopping;
    console.log('The cluster has stopped.');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(0));
  // Started by the bootstrap: when that is gone, nobody could stop this process any more.
  process.once('disconnect', () => void stop(0));
  try {
    await cluster.start();
  } catch (error) {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
  console.log(describe(cluster, directory, devKey));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
