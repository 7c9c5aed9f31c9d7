import { randomUUID } from 'node:crypto';
import { setImmediate as nextPhase, setTimeout as pass } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type RedisServer, startRedis } from '../../../test/startRedis.ts';
import { describePresence } from '../../ports/Presence.conformance.ts';
import type { Presence } from '../../ports/Presence.ts';
import { openRedis, type RedisHandle } from '../../redis/openRedis.ts';
import { createRedisPresence } from './createRedisPresence.ts';

const patient = { timeout: 10_000, interval: 10 };
const opened: RedisHandle[] = [];
const open = async (url: string, installation: string) => {
  const redis = await openRedis({ url, installation, onLost: () => undefined });
  opened.push(redis);
  return redis;
};
afterAll(async () => {
  for (const redis of opened.splice(0)) await redis.close();
});

const sharedUrl = (): string => inject('redisUrl') ?? '';

describePresence('Redis', {
  create: async (options) =>
    createRedisPresence({ ...options, redis: await open(sharedUrl(), randomUUID()), leaseMs: 2000 }),
  pass: (milliseconds) => pass(milliseconds),
  graceMs: 1000,
});

describe('presence over several processes', () => {
  const timing = { graceMs: 100, leaseMs: 400 };
  let redis: RedisServer;
  let changes: unknown[];
  let nodes: Presence[];
  let handles: RedisHandle[];

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    const installation = randomUUID();
    changes = [];
    handles = [await open(redis.url, installation), await open(redis.url, installation)];
    nodes = handles.map((handle) => createRedisPresence({ ...timing, redis: handle }));
    for (const node of nodes) node.onChange((userId, isOnline) => changes.push([userId, isOnline]));
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
  });
  const [first, second] = [() => nodes[0] as Presence, () => nodes[1] as Presence];

  it('is the same on each, and each change is reported by one', async () => {
    await first().connect('ana', 'phone');
    await second().connect('ana', 'laptop');
    expect(await second().onlineAmong(['ana', 'bea'])).toEqual(new Set(['ana']));
    await first().disconnect('ana', 'phone');
    await second().disconnect('ana', 'laptop');
    await vi.waitFor(async () => expect(await first().onlineAmong(['ana'])).toEqual(new Set()), patient);
    await vi.waitFor(
      () =>
        expect(changes).toEqual([
          ['ana', true],
          ['ana', false],
        ]),
      patient,
    );
  });

  it('ends with the lease of a process that died, for those who came back to no other', async () => {
    for (const user of ['ana', 'bea']) await first().connect(user, `${user} before`);
    await second().connect('bea', 'bea after');
    // What a killed process does: nothing any more.
    await handles[0]?.close();
    await vi.waitFor(async () => {
      expect(await second().onlineAmong(['ana', 'bea'])).toEqual(new Set(['bea']));
    }, patient);
    await vi.waitFor(() => expect(changes.at(-1)).toEqual(['ana', false]), patient);
    expect(changes).toHaveLength(3);
  });

  it('goes on elsewhere when a process is stopped', async () => {
    await first().connect('ana', 'before');
    await first().close();
    await second().connect('ana', 'after');
    await pass(timing.graceMs * 3);
    expect(changes).toEqual([['ana', true]]);
  });

  it('is answered by Redis also after this process stood still for longer than it waits', async () => {
    await first().connect('ana', 'phone');
    const online = second().onlineAmong(['ana']);
    // Once the question was sent, in the phase of the event loop after which timers come first.
    await nextPhase();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    expect(await online).toEqual(new Set(['ana']));
  });

  it('is complete again after Redis has lost everything, and knows the people of its own process meanwhile', async () => {
    await first().connect('ana', 'phone');
    await second().connect('bea', 'phone');
    await second().connect('cai', 'phone');
    await redis.restart(async () => {
      await second().disconnect('cai', 'phone');
      await second().connect('eve', 'phone');
      await vi.waitFor(async () => {
        expect(await second().onlineAmong(['ana', 'bea', 'cai', 'eve'])).toEqual(new Set(['bea', 'eve']));
      }, patient);
      expect(await second().onlineAmong(['ana', 'eve'], { unknown: 'online' })).toEqual(
        new Set(['ana', 'eve']),
      );
    });
    await vi.waitFor(async () => {
      expect(await first().onlineAmong(['ana', 'bea', 'cai', 'eve'])).toEqual(new Set(['ana', 'bea', 'eve']));
    }, patient);
  });
});
