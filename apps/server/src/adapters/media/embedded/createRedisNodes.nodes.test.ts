import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openRedis, type RedisHandle } from '../../../redis/openRedis.ts';
import { createRedisNodes } from './createRedisNodes.ts';
import { connectRequest, connectSignals, type SignalClient } from './testing/connectSignals.ts';
import { startRooms, testLimits } from './testing/startRooms.ts';

type Node = Awaited<ReturnType<typeof startRooms>> & { redis: RedisHandle };

const limits = { ...testLimits, sessionMs: 10_000, gatherMs: 2000, heartbeatMs: 5000 };
const patient = { timeout: 10_000, interval: 10 };

describe('media rooms of several processes', () => {
  let nodes: Node[] = [];
  const clients: SignalClient[] = [];

  async function startNode(installation: string): Promise<Node> {
    const redis = await openRedis({ url: inject('redisUrl') ?? '', installation, onLost: () => undefined });
    const started = await startRooms({
      limits,
      nodes: createRedisNodes({ redis, leaseMs: 600, renewMs: 100 }),
    });
    return { ...started, redis };
  }
  beforeEach(async () => {
    const installation = randomUUID();
    nodes = [await startNode(installation), await startNode(installation)];
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.cut();
    for (const node of nodes) {
      await node.stop().catch(() => undefined);
      await node.redis.close();
    }
  });
  const node = (index: number): Node => {
    const found = nodes[index];
    if (!found) throw new Error(`There is no node ${index}.`);
    return found;
  };
  const tokenAt = async (index: number, userId: string) =>
    (await node(index).rooms.issueToken({ room: 'call', userId })).token;

  async function join(index: number, userId: string) {
    const client = await connectSignals(node(index).url, connectRequest(await tokenAt(index, userId)));
    clients.push(client);
    const state = await client.until(({ type }) => type === 'connected');
    return { ...client, session: state.session ?? '', sid: state.participant?.sid };
  }

  /** Ana at the first process, which owns the room, and Bea at the second. */
  async function joinTwo() {
    const ana = await join(0, 'ana');
    const bea = await join(1, 'bea');
    await ana.until(({ participants }) => participants?.[0]?.identity === 'bea');
    const { peer_connections: pairs } = await ana.until(
      ({ peer_connections: states }) => states?.[0]?.description?.type === 'create-offer',
    );
    return { ana, bea, id: pairs?.[0]?.id ?? '' };
  }
  const update = (
    from: { session: string; send: (body: object) => void },
    id: string,
    type: string,
    revision: number,
  ) =>
    from.send({
      type: 'update',
      session: from.session,
      peer_connections: [{ id, description: { type, revision, sdp: 'v=0' } }],
    });
  const receives = (client: SignalClient, type: string, revision: number) =>
    client.until(
      ({ peer_connections: states }) =>
        states?.some(({ description }) =>
          JSON.stringify(description)?.includes(`"${type}","revision":${revision}`),
        ) ?? false,
    );
  const comeBack = async (
    index: number,
    client: { session: string; pair?: string },
    userId: string,
    states: object[],
  ) => {
    const back = await connectSignals(node(index).url, {
      type: 'sync',
      session: client.session,
      token: await tokenAt(index, userId),
      participant: { revision: 1, tracks: [] },
      peer_connections: states,
    });
    clients.push(back);
    return back;
  };

  it('bring people together who arrived at different ones', async () => {
    const { ana, bea, id } = await joinTwo();
    update(bea, id, 'offer', 2);
    await receives(ana, 'offer', 2);
    update(ana, id, 'answer', 2);
    await receives(bea, 'answer', 2);
    for (const { rooms } of nodes) expect(await rooms.participantsOf('call')).toEqual(['ana', 'bea']);
    expect(node(0).events).toHaveLength(2);
    expect(node(1).events).toEqual([]);
  });

  it('take orders at each of them', async () => {
    const { ana, bea } = await joinTwo();
    const rules = [{ type: 'include' as const, all: true }];
    expect(await node(1).rooms.setRecordingRules({ room: 'call', rules })).toEqual(rules);
    for (const client of [ana, bea]) await client.until(({ recording }) => recording?.is_recording === true);
    await node(1).rooms.remove({ room: 'call', userId: 'bea' });
    expect(await bea.until(({ type }) => type === 'disconnected')).toMatchObject({ status: 'disconnected' });
    await node(1).rooms.end('call');
    expect(await ana.until(({ type }) => type === 'disconnected')).toMatchObject({ status: 'completed' });
    await expect.poll(() => node(1).rooms.participantsOf('call'), patient).toEqual([]);
  });

  it('notice a socket that another one has lost', async () => {
    const { ana, bea } = await joinTwo();
    bea.cut();
    await ana.until(({ participants }) => participants?.[0]?.state === 'reconnecting');
    const back = await comeBack(0, bea, 'bea', []);
    await back.until(({ type }) => type === 'synced');
    await expect.poll(() => ana.received.at(-1)?.participants?.[0]?.state, patient).toBe('connected');
  });

  it.each([
    ['is stopped', () => node(0).stop()],
    [
      'dies',
      async () => {
        await node(0).redis.close();
        node(0).cut();
      },
    ],
  ])('go on at another one when their owner %s', async (_how, end) => {
    const { ana, bea, id } = await joinTwo();
    update(bea, id, 'offer', 2);
    await receives(ana, 'offer', 2);
    update(ana, id, 'answer', 2);
    await receives(bea, 'answer', 2);
    await end();
    expect(await bea.closed).toBe(1012);
    const states = (type: string) => [{ id, description: { type, revision: 2, sdp: 'v=0' } }];
    const [anaBack, beaBack] = [
      await comeBack(1, ana, 'ana', states('answer')),
      await comeBack(1, bea, 'bea', states('offer')),
    ];
    for (const [client, sid] of [
      [anaBack, ana.sid],
      [beaBack, bea.sid],
    ] as const) {
      const state = await client.until(({ type }) => type === 'synced');
      expect(state).toMatchObject({ participant: { sid }, peer_connections: [{ id }] });
    }
    update({ session: bea.session, send: beaBack.send }, id, 'offer', 3);
    await receives(anaBack, 'offer', 3);
    expect((await node(1).rooms.participantsOf('call')).sort()).toEqual(['ana', 'bea']);
  });
});
