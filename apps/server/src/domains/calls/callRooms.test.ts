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

  async function beginCall() {
    const { ana, bea, topic_id } = await world.pair();
    const call = { topic_id, uuid: randomUUID() };
    await world.api.calls.start({ as: ana, body: { ...call, is_video: false } });
    await world.api.calls.accept({ as: bea, body: call });
    const enter = async (person: Person) => {
      const { data } = await world.api.calls.token({ as: person, query: call });
      // Without one address for all, every page stays at its own.
      expect(data.signaling_url).toBe('/media');
      const client = await connectSignals(person.address, connectRequest(data.token));
      clients.push(client);
      return client;
    };
    return { ana, bea, call, enter };
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
