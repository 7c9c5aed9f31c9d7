import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from './sockets.ts';
import { createWorld, type World } from './world.ts';

const hour = 3600;
const day = 24 * hour;

describe('a clock that jumps', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  it.each([
    ['an hour ahead', hour],
    ['an hour back', -hour],
    ['a day ahead', day],
    ['a day back', -day],
  ])('by %s reorders no message, and ends neither sessions nor sockets', async (_what, seconds) => {
    const { ana, bea, topic_id } = await world.pair();
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const first = nextOf<{ content: string }>(socket, 'newChat', { topic_id });
    const before = (await ana.send(topic_id, 'Before')).data;
    expect(await first).toMatchObject({ content: 'Before' });
    world.app.testClock.advance(seconds);
    const received = nextOf<{ content: string }>(socket, 'newChat', { topic_id });
    const after = (await ana.send(topic_id, 'After')).data;
    expect(await received).toMatchObject({ content: 'After' });
    expect(Date.parse(after.date)).toBeGreaterThan(Date.parse(before.date));
    const list = (await world.api.chat.list({ as: bea, query: { topic_id } })).data;
    expect(list.map(({ content }) => content)).toEqual(['After', 'Before']);
    expect((await world.api.users.me({ as: ana })).status).toBe(200);
    // Work in the background goes on: a notification is made by a job.
    await world.api.friends.add({ as: ana, body: { target_user_id: bea.id } });
    await vi.waitFor(
      async () => {
        const { data } = await world.api.notifications.list({ as: bea, query: {} });
        expect(data.notifications[0]).toMatchObject({ kind: 'friend-request' });
      },
      { timeout: 10_000 },
    );
    world.app.testClock.advance(-seconds);
    expect((await bea.send(topic_id, 'And again')).status).toBe(200);
  });
});
