import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { createViewQueries } from './createViewQueries.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.dispose());

/** The same sequence in each run, of numbers from 0 to below 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it('counts for all members of a group what it counts for each of them', async () => {
  const { db } = world.app.core.database;
  const { unreadIn, unreadOf } = createViewQueries(db, world.app.testClock.now);
  const [ana, bea] = [await world.join('Ana'), await world.join('Bea')];
  const people = [ana, bea, await world.join('Cleo'), await world.join('Dan')];
  const topic_id = await world.group(...(people as [typeof ana, typeof bea]));
  const random = createRandom(7);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const sent: { by: typeof ana; chat_id: string; date: string }[] = [];
  const found: string[] = [];

  for (let step = 1; step <= 60; step += 1) {
    const person = one(people);
    const message = sent.length > 0 ? one(sent) : undefined;
    const chance = random();
    if (message && chance < 0.1)
      await world.api.chat.seen({ as: person, body: { topic_id, seen_time: message.date } });
    else if (message && chance < 0.25)
      await world.api.chat.hide({ as: person, body: { topic_id, chat_id: message.chat_id } });
    else if (message && chance < 0.3) {
      await world.api.chat.recall({ as: message.by, query: { topic_id, chat_id: message.chat_id } });
      sent.splice(sent.indexOf(message), 1);
    } else if (chance < 0.35)
      await world.api.groups.update({ as: ana, body: { topic_id, topic_name: `Name ${step}` } });
    else {
      const mentioned = one(people);
      const mentions = random() < 0.5 ? [{ user_id: mentioned.id, start: 0, length: 3 }] : [];
      const { data } = await person.send(topic_id, '@An hello', { mentions });
      sent.push({ by: person, chat_id: data.chat_id, date: data.date });
    }
    const ids = people.map(({ id }) => id);
    const together = await unreadIn(topic_id, ids);
    for (const id of ids) {
      const alone = (await unreadOf(id, [topic_id])).get(topic_id) ?? { messages: 0, mentions: 0 };
      expect(together.get(id), `step ${step}`).toEqual(alone);
      found.push(`${alone.messages > 0} ${alone.mentions > 0}`);
    }
  }
  expect([...new Set(found)].sort()).toEqual(['false false', 'true false', 'true true']);
});
