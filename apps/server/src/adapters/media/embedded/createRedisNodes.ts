import { randomUUID } from 'node:crypto';
import type { RedisHandle } from '../../../redis/openRedis.ts';
import type { NodeMessage, RoomNodes } from './RoomNodes.ts';

/** What ownership is built on. */
export type RedisNodesOptions = {
  redis: RedisHandle;
  /** How long an owner that says nothing keeps its rooms, in milliseconds; 6 s by default. */
  leaseMs?: number;
  /** How often it says something, in milliseconds; 2 s by default. */
  renewMs?: number;
};

const renewScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`;
const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * Owners are leases in Redis. A process that dies loses its rooms with the lease; its clients come back to another one,
 * which takes the rooms over from what they say.
 */
export function createRedisNodes(options: RedisNodesOptions): RoomNodes {
  const { redis, leaseMs = 6000, renewMs = 2000 } = options;
  const self = randomUUID();
  const { client, key } = redis;
  const leaseOf = (room: string): string => key(`media:owner:${room}`);
  const nodeKey = (node: string): string => key(`media:node:${node}`);
  const channelOf = (node: string): string => key(`media:channel:${node}`);
  const owned = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let unsubscribe: (() => Promise<void>) | undefined;

  const markAlive = () => client.set(nodeKey(self), '1', { expiration: { type: 'PX', value: leaseMs } });

  async function renew(room: string): Promise<boolean> {
    const options = { keys: [leaseOf(room)], arguments: [self, String(leaseMs)] };
    return (await client.eval(renewScript, options)) === 1;
  }

  async function claim(room: string): Promise<string> {
    const taken = await client.set(leaseOf(room), self, {
      condition: 'NX',
      expiration: { type: 'PX', value: leaseMs },
    });
    const owner = taken === null ? await client.get(leaseOf(room)) : self;
    // Between the two questions the lease may have ended.
    if (owner === null) return claim(room);
    if (owner === self) owned.add(room);
    return owner;
  }

  return {
    self,
    claim,
    ownerOf: async (room) => (await client.get(leaseOf(room))) ?? undefined,
    release: async (room) => {
      owned.delete(room);
      await client.eval(releaseScript, { keys: [leaseOf(room)], arguments: [self] }).catch(() => undefined);
    },
    deadAmong: async (nodes) => {
      if (nodes.length === 0) return [];
      const alive = await client.mGet(nodes.map(nodeKey));
      return nodes.filter((_node, index) => alive[index] === null);
    },
    send: (node, message) => {
      // What is lost with Redis is made good when it is back.
      client.publish(channelOf(node), JSON.stringify({ from: self, message })).catch(() => undefined);
    },
    listen: async ({ onMessage, onTaken, onGap, onCheck }) => {
      await markAlive();
      unsubscribe = await redis.subscribe(channelOf(self), (text) => {
        const { from, message } = JSON.parse(text) as { from: string; message: NodeMessage };
        onMessage(from, message);
      });
      redis.onRestored(onGap);
      const check = async (): Promise<void> => {
        await markAlive();
        for (const room of owned) {
          if (await renew(room)) continue;
          owned.delete(room);
          onTaken(room);
        }
        onCheck();
      };
      const repeat = (): void => {
        timer = setTimeout(() => {
          // Without Redis nobody else can take a room.
          check()
            .catch(() => undefined)
            .finally(() => !isClosed && repeat());
        }, renewMs);
      };
      repeat();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      // Without Redis it would wait for it.
      unsubscribe?.().catch(() => undefined);
      await Promise.allSettled(
        [...owned].map((room) => client.eval(releaseScript, { keys: [leaseOf(room)], arguments: [self] })),
      );
      await client.del(nodeKey(self)).catch(() => undefined);
    },
  };
}
