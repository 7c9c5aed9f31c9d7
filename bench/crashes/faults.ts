import type { Cluster } from '../../tools/cluster/createCluster.ts';
import type { Conversation } from './openConversation.ts';

/** What breaks in a round. */
export type Fault = {
  /** What it is, as the table says it. */
  readonly name: string;
  /** Breaks something; resolves at the moment from which clients can get over it, with what mends the rest after the round. */
  readonly strike: (
    cluster: Cluster,
    conversation: Conversation,
    round: number,
  ) => Promise<() => Promise<void>>;
};

const nothing = async () => undefined;

/** What the issue of several nodes names, each with a kill and an orderly end in turn where both happen. */
export const faults = {
  node: {
    name: 'kill -9 of one of two nodes',
    strike: async ({ nodes }, _conversation, round) => {
      const node = nodes[round % 2 === 0 ? 0 : 1];
      await node.kill();
      return () => node.start();
    },
  },
  database: {
    name: 'restart of the database',
    strike: async ({ database }) => {
      await database.stop();
      await database.start();
      return nothing;
    },
  },
  redis: {
    name: 'kill -9 and restart of Redis',
    strike: async ({ redis }) => {
      await redis.kill();
      await redis.start();
      return nothing;
    },
  },
  connections: {
    name: 'all connections cut',
    strike: async ({ proxy }) => {
      await proxy.kill();
      await proxy.start();
      return nothing;
    },
  },
  reload: {
    name: 'reload in mid-send',
    strike: async (_cluster, { writers }, round) => {
      writers[round % 2 === 0 ? 0 : 1].reload();
      return nothing;
    },
  },
} as const satisfies Record<string, Fault>;
