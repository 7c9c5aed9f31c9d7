import { randomUUID } from 'node:crypto';
import type { Presence } from '../../ports/Presence.ts';
import type { RedisHandle } from '../../redis/openRedis.ts';
import { presenceScripts } from './presenceScripts.ts';

/** How presence behaves. */
export type RedisPresenceOptions = {
  /** What joins the processes. */
  redis: Pick<RedisHandle, 'client' | 'key' | 'onRestored'>;
  /** Milliseconds in which a reload or a change of network does not count as going offline. */
  graceMs: number;
  /** Milliseconds after which a process that says nothing counts as dead; 10 s by default. */
  leaseMs?: number;
};

/** A Redis that hangs must not hold up messages, or the end of the process, for longer, in milliseconds. */
const answerMs = 300;

/** Rejects when the answer takes too long. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('Redis did not answer in time.'));
    // After a pause of this process timers run before the answers that arrived meanwhile: those are read first.
    timer = setTimeout(() => setImmediate(end), answerMs);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** Parts of a lease after which it is renewed. */
const renewals = 4;

/**
 * Presence over all processes, in Redis. The connections of a process that died count until its lease ends. While Redis is
 * away only the people of this process are known to be online; what it holds of this process is put right afterwards.
 */
export function createRedisPresence({ redis, graceMs, leaseMs = 10_000 }: RedisPresenceOptions): Presence {
  const { client, key } = redis;
  const node = randomUUID();
  const users = key('presence');
  const own = key(`presence:node:${node}`);
  const keys = [users, key('presence:leaving'), key('presence:nodes'), own];
  /** Connections to this process as Redis holds them, `{userId} {connectionId}`, with the user. */
  const connections = new Map<string, string>();
  const listeners = new Set<(userId: string, isOnline: boolean) => void>();
  let isClosed = false;
  let isComplete = true;
  let next: { at: number; timer: NodeJS.Timeout } | undefined;
  let sweeping: Promise<void> | undefined;

  const run = (script: string, ...more: string[]): Promise<unknown> =>
    client.eval(script, { keys, arguments: [node, String(leaseMs), String(graceMs), ...more] });
  const emit = (userId: string, isOnline: boolean): void => {
    for (const listener of listeners) listener(userId, isOnline);
  };
  /** Redis is away; what it missed is told to it once it is back. */
  const noteFailure = (): void => {
    isComplete = false;
  };

  async function store(userId: string, connectionId: string): Promise<void> {
    if ((await run(presenceScripts.connect, userId, connectionId)) === 1) emit(userId, true);
  }

  /** Makes Redis hold the connections of this process, and no others of it. */
  async function putRight(): Promise<void> {
    isComplete = true;
    const stored = new Set(await client.sMembers(own));
    const split = (entry: string): [string, string] => {
      const [userId = '', connectionId = ''] = entry.split(' ');
      return [userId, connectionId];
    };
    for (const entry of stored)
      if (!connections.has(entry)) await run(presenceScripts.disconnect, ...split(entry));
    for (const entry of [...connections.keys()])
      if (!stored.has(entry) && connections.has(entry)) await store(...split(entry));
  }

  async function sweep(): Promise<void> {
    const [wasKnown, dueMs, gone] = (await run(presenceScripts.sweep)) as [number, number, string[]];
    for (const userId of gone) if (!isClosed) emit(userId, false);
    if (wasKnown === 0 || !isComplete) await putRight();
    if (dueMs >= 0) sweepIn(dueMs);
  }

  function sweepNow(): void {
    clearTimeout(next?.timer);
    next = undefined;
    if (isClosed || sweeping) return;
    sweeping = sweep()
      .catch(noteFailure)
      .finally(() => {
        sweeping = undefined;
        sweepIn(leaseMs / renewals);
      });
  }

  /** Sweeps after that time, unless it is done earlier anyway. */
  function sweepIn(milliseconds: number): void {
    const at = Date.now() + milliseconds;
    if (isClosed || (next && next.at <= at)) return;
    clearTimeout(next?.timer);
    const timer = setTimeout(sweepNow, milliseconds + 1);
    timer.unref();
    next = { at, timer };
  }

  redis.onRestored(sweepNow);
  sweepNow();

  return {
    connect: async (userId, connectionId) => {
      if (isClosed) return;
      connections.set(`${userId} ${connectionId}`, userId);
      await store(userId, connectionId).catch(noteFailure);
    },
    disconnect: async (userId, connectionId) => {
      if (!connections.delete(`${userId} ${connectionId}`) || isClosed) return;
      await run(presenceScripts.disconnect, userId, connectionId).catch(noteFailure);
      sweepIn(graceMs);
    },
    onlineAmong: async (userIds, { unknown = 'offline' } = {}) => {
      if (userIds.length === 0) return new Set();
      const counts = await inTime(client.hmGet(users, [...userIds])).catch(() => undefined);
      if (counts) return new Set(userIds.filter((_, index) => counts[index] != null));
      const here = new Set(connections.values());
      return new Set(userIds.filter((userId) => unknown === 'online' || here.has(userId)));
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      clearTimeout(next?.timer);
      // Without Redis the lease ends by itself.
      await inTime(Promise.resolve(sweeping)).catch(() => undefined);
      await inTime(run(presenceScripts.release)).catch(() => undefined);
    },
  };
}
