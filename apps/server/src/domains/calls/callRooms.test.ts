import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import {
  connectRequest,
  connectSignals,
  type SignalClient,
} from '../../adapters/media/embedded/testing/connectSignals.ts';

describe('the rooms of calls', () => {
  let world: World;
  const clients: SignalClient[] = [];
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.cut();
  });
  afterAll(() => world.dispose());

  /** A call that the first one begins and all others accept. */
  async function beginCallOf(topic_id: string, [creator, ...others]: readonly [Person, ...Person[]]) {
    const call = { topic_id, uuid: randomUUID() };
    await world.api.calls.start({ as: creator, body: { ...call, is_video: false } });
    for (const other of others) await world.api.calls.accept({ as: other, body: call });
    const enter = async (person: Person) => {
      const { data } = await world.api.calls.token({ as: person, query: call });
      // Without one address for all, every page stays at its own.
      expect(data.signaling_url).toBe('/media');
      const client = await connectSignals(person.address, connectRequest(data.token));
      clients.push(client);
      return client;
    };
    return { call, enter };
  }

  async function beginCall() {
    const { ana, bea, topic_id } = await world.pair();
    return { ana, bea, ...(await beginCallOf(topic_id, [ana, bea])) };
  }

  it('bring those together who are in the call, and end with it', async () => {
    const { ana, bea, call, enter } = await beginCall();
    const anaIn = await enter(ana);
    await anaIn.until(({ type }) => type === 'connected');
    const beaIn = await enter(bea);
    const state = await beaIn.until(({ type }) => type === 'connected');
    expect(state.participants).toMatchObject([{ identity: ana.id }]);
    await anaIn.until(({ participants }) => participants?.[0]?.identity === bea.id);
    await world.api.calls.end({ as: ana, body: { ...call, time: 3 } });
    await beaIn.until(({ type }) => type === 'disconnected');
  });

  it('close to whoever is a member no more, whose token of before and whose session open nothing', async () => {
    const { ana, bea } = await world.pair();
    const cleo = await world.join('Cleo');
    const topic_id = await world.group(ana, bea, cleo);
    const { call, enter } = await beginCallOf(topic_id, [ana, bea, cleo]);
    const { data } = await world.api.calls.token({ as: cleo, query: call });
    const anaIn = await enter(ana);
    await (await enter(bea)).until(({ type }) => type === 'connected');
    const cleoIn = await enter(cleo);
    const { session } = await cleoIn.until(({ type }) => type === 'connected');
    await world.api.groups.leave({ as: cleo, body: { topic_id } });
    await cleoIn.until(({ type }) => type === 'disconnected');
    await anaIn.until(
      ({ participants }) =>
        participants?.some(({ identity, state }) => identity === cleo.id && state === 'disconnected') ??
        false,
    );
    const participant = { revision: 1, tracks: [] };
    const back = { type: 'sync', version: 2, session, token: data.token, participant, peer_connections: [] };
    for (const request of [connectRequest(data.token), back]) {
      const late = await connectSignals(cleo.address, request);
      clients.push(late);
      expect(await late.until(({ type }) => type === 'error')).toMatchObject({ code: 53106 });
    }
    expect((await world.api.calls.token({ as: cleo, query: call })).code).toBe('call_not_found');
    expect((await world.api.calls.info({ as: ana, params: call })).data.state.phase).toBe('running');
  });

  it('let go of whoever begins another call, on whichever device', async () => {
    const { ana, bea } = await world.pair();
    const [cleo, dora] = [await world.join('Cleo'), await world.join('Dora')];
    const { call, enter } = await beginCallOf(await world.group(ana, bea, cleo), [ana, bea, cleo]);
    const anaIn = await enter(ana);
    await (await enter(cleo)).until(({ type }) => type === 'connected');
    const beaIn = await enter(bea);
    await beaIn.until(({ type }) => type === 'connected');
    await beginCallOf(await bea.open(dora), [bea, dora]);
    await beaIn.until(({ type }) => type === 'disconnected');
    await anaIn.until(
      ({ participants }) =>
        participants?.some(({ identity, state }) => identity === bea.id && state === 'disconnected') ?? false,
    );
    const { state } = (await world.api.calls.info({ as: ana, params: call })).data;
    expect(state.phase).toBe('running');
    expect(state.members).toContainEqual({ user_id: bea.id, state: 'left' });
  });

  it('do not open again once the call is over, with a token of before', async () => {
    const { ana, bea, call, enter } = await beginCall();
    await (await enter(ana)).until(({ type }) => type === 'connected');
    const { data } = await world.api.calls.token({ as: bea, query: call });
    await world.api.calls.end({ as: ana, body: { ...call, time: 1 } });
    await vi.waitFor(
      async () => {
        const late = await connectSignals(bea.address, connectRequest(data.token));
        clients.push(late);
        expect(await late.until(({ type }) => type === 'error')).toMatchObject({ code: 53106 });
      },
      { timeout: 10_000 },
    );
  });
});
