import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDevKey } from '../../apps/server/test/startServer.ts';
import { createNode } from '../../tools/cluster/createNode.ts';
import { createPostgres } from '../../tools/cluster/createPostgres.ts';
import { createRedis } from '../../tools/cluster/createRedis.ts';
import type { Service } from '../../tools/cluster/Service.ts';

/** A way to run Franca. */
export type NodesOptions = {
  /** Directory for everything. */
  directory: string;
  /** Its database. */
  database: 'PGlite' | 'PostgreSQL';
  /** How many servers; more than one need PostgreSQL. */
  count: 1 | 2;
};

/** Servers that are to be measured. */
export type Nodes = {
  /** Their addresses. */
  urls: readonly string[];
  /** Megabytes that their processes hold together. */
  memory: () => number;
  /** Milliseconds that their main threads computed between two turns of the event loop at most, since a moment. */
  longestTurn: (since: number) => number;
  /** Stops everything. */
  stop: () => Promise<void>;
};

/** What a process holds in memory, in megabytes; 0 where the system does not say it in a file. */
function megabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function longestTurnIn(file: string, since: number): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const turns = lines.map((line) => line.split(' ').map(Number));
  return Math.max(0, ...turns.map(([at = 0, milliseconds = 0]) => (at >= since ? milliseconds : 0)));
}

/** Starts servers on one database, joined by Redis where there are two. */
export async function startNodes({ directory, database, count }: NodesOptions): Promise<Nodes> {
  const around: Service[] = [];
  const turnsFile = join(directory, 'turns');
  const watch = fileURLToPath(new URL('watchTurns.ts', import.meta.url));
  const environment: Record<string, string> = {
    DEMO: '0',
    PLANS: 'off',
    TRANSLATE_ENGINES: 'phrases',
    NODE_OPTIONS: `--import=${watch}`,
    TURNS_FILE: turnsFile,
    // People sign in by links out of the outbox.
    DEV_KEY: testDevKey,
  };
  if (database === 'PostgreSQL') {
    const postgres = await createPostgres({ directory: join(directory, 'postgres'), isDurable: true });
    around.push(postgres);
    environment.DATABASE_URL = `${postgres.url}/postgres`;
  }
  if (count > 1) {
    const redis = await createRedis({ directory: join(directory, 'redis') });
    around.push(redis);
    environment.REDIS_URL = redis.url;
  }
  await Promise.all(around.map((service) => service.start()));
  const nodes = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      createNode({ name: `Node ${index + 1}`, directory: join(directory, `node-${index + 1}`), environment }),
    ),
  );
  await Promise.all(nodes.map((node) => node.start()));
  return {
    urls: nodes.map(({ url }) => url),
    memory: () => nodes.reduce((total, node) => total + megabytes(node.pid()), 0),
    longestTurn: (since) => longestTurnIn(turnsFile, since),
    stop: async () => {
      for (const node of nodes) await node.stop();
      for (const service of around) await service.stop();
    },
  };
}
