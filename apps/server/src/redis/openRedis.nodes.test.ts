import type { Message } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from '../../test/sockets.ts';
import { type RedisServer, startRedis } from '../../test/startRedis.ts';
import { createWorld, type World } from '../../test/world.ts';
import { openRedis } from './openRedis.ts';
import { RedisUnreachableError } from './RedisUnreachableError.ts';

const patient = { timeout: 20_000, interval: 10 };

describe('a Redis that was configured', () => {
  it('stops the start with the name of its variable when it does not respond', async () => {
    const url = 'redis://somebody:secret@127.0.0.1:9';
    const opened = openRedis({ url, installation: 'test', onLost: () => undefined });
    const error = await opened.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RedisUnreachableError);
    expect(String(error)).toContain('REDIS_URL names a Redis at 127.0.0.1:9, which cannot be used');
    expect(String(error)).not.toContain('secret');
  });
});

describe('a restart of Redis', () => {
  let redis: RedisServer;
  let world: World;

  beforeAll(async () => {
    redis = await startRedis();
    world = await createWorld({ environment: { REDIS_URL: redis.url } });
  });
  afterAll(async () => {
    await world.dispose();
    await redis.stop();
  });

  const statusesOf = (url: string) =>
    Promise.all(world.app.nodes.map(async ({ core }) => (await core.server.inject(url)).statusCode));
  const statuses = () => statusesOf('/api/ready');

  it('keeps the sockets, serves those of one process meanwhile, and notifies all that events were missed', async () => {
    const { ana, bea, topic_id } = await world.pair();
    const [here, there] = [await ana.connect(), await bea.connect()];
    for (const socket of [here, there]) await ask(socket, 'topic-listen', { topic_id });
    expect(await statuses()).toEqual([200, 200]);
    const missed = [here, there].map((socket) => nextOf(socket, 'eventsMissed', {}));

    await redis.restart(async () => {
      await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503]), patient);
      expect(await statusesOf('/api/ready?degraded=true')).toEqual([200, 200]);
      const received = nextOf<Message>(here, 'newChat', { topic_id });
      expect((await ana.send(topic_id, 'While nobody is there')).status).toBe(200);
      expect((await received).content).toBe('While nobody is there');
    });

    await Promise.all(missed);
    expect([here.connected, there.connected]).toEqual([true, true]);
    const changes = await world.api.topics.changes({ as: bea, query: { topic_id, since: 0 } });
    expect(JSON.stringify(changes.data)).toContain('While nobody is there');
    const received = nextOf<Message>(there, 'newChat', { topic_id });
    await ana.send(topic_id, 'Afterwards');
    expect((await received).content).toBe('Afterwards');
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), patient);
  });

  it('ends the sockets of a session that was ended meanwhile on another process', async () => {
    const { bea } = await world.pair();
    const socket = await bea.connect();
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    const [first] = world.app.nodes;
    await redis.restart(async () => {
      await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503]), patient);
      const headers = { authorization: `Bearer ${bea.token}` };
      await first?.core.server.inject({ method: 'POST', url: '/api/auth/logout', headers });
      expect(socket.connected).toBe(true);
    });
    await ended;
  });

  it('is not needed for a response: messages go on while Redis hangs, and reach the others afterwards', async () => {
    const { ana, bea, topic_id } = await world.pair();
    const [here, there] = [await ana.connect(), await bea.connect()];
    for (const socket of [here, there]) await ask(socket, 'topic-listen', { topic_id });
    // Later, or not at all where the connection was given up in the meantime.
    const known = Promise.race([nextOf(there, 'newChat', { topic_id }), nextOf(there, 'eventsMissed', {})]);
    await redis.freeze(async () => {
      const received = nextOf<Message>(here, 'newChat', { topic_id });
      expect((await ana.send(topic_id, 'While nobody answers')).status).toBe(200);
      expect((await received).content).toBe('While nobody answers');
      await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503]), patient);
    });
    await known;
  });
});

describe('an event that could not be announced', () => {
  it('is made up for by all catching up once', async () => {
    const redis = await startRedis();
    const handle = await openRedis({ url: redis.url, installation: 'test', onLost: () => undefined });
    const restored = vi.fn();
    handle.onRestored(restored);
    // As when its memory is full.
    await handle.client.set(handle.key('events'), 'no stream');
    for (let event = 0; event < 5; event += 1)
      await expect(handle.client.xAdd(handle.key('events'), '*', { event: 'x' })).rejects.toThrow();
    await vi.waitFor(() => expect(restored).toHaveBeenCalledTimes(1), patient);
    await handle.close();
    await redis.stop();
  });
});
