import { allEndpoints } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestEndpoint } from '../../../test/client.ts';
import { goodRequest } from '../../../test/contract/goodRequest.ts';
import { createWorld, spanishReader, type World } from '../../../test/world.ts';

describe('a server without plans', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ environment: { PLANS: 'off' } });
  });
  afterAll(() => world.dispose());

  it('gives everybody everything, whatever is stored for them', async () => {
    const ana = await world.join('Ana', { plan: 'free' });
    const { data: me } = await world.api.users.me({ as: ana });
    expect(me.subscription).toMatchObject({ package: 'enterprise', status: 'open', price: 0, renews: false });
    const bea = await world.join('Bea', { ...spanishReader, plan: 'free' });
    const { data: shown } = await world.api.users.get({ as: ana, params: { id: bea.id } });
    expect(shown.subscription).toEqual({ package: 'enterprise' });
    await ana.open(await world.join('First'));
    const topic_id = await ana.open(bea);
    await ana.send(topic_id, 'Where is the train station?');
    await vi.waitFor(
      async () => {
        const [message] = (await world.api.chat.list({ as: bea, query: { topic_id } })).data;
        expect(message?.translation.state).toBe('done');
      },
      { timeout: 20_000, interval: 10 },
    );
    const group = await world.group(ana, bea);
    expect((await bea.send(group)).status).toBe(200);
  });

  it('sells nothing', async () => {
    const ana = await world.join('Ana', { plan: 'free' });
    const sold = allEndpoints.filter(({ needsPlans, stage }) => needsPlans && stage === 'now');
    expect(sold.length).toBeGreaterThan(1);
    for (const endpoint of sold) {
      const answer = await requestEndpoint(world.app, endpoint, { ...goodRequest(endpoint, {}), as: ana });
      expect(answer, endpoint.id).toMatchObject({ status: 409, body: { code: 'plans_off' } });
    }
    const { data } = await world.api.billing.paymentSetup({ as: ana });
    expect(data).toEqual({ provider: 'none' });
  });
});
