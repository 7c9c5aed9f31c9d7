import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEverywhere } from '../../test/findEverywhere.ts';
import { purgeFiles } from '../../test/purgeFiles.ts';
import { repeatingEngine } from '../../test/repeatingEngine.ts';
import { ask } from '../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../test/world.ts';
import { topics } from './schema/topics.ts';
import { messageTranslations, translations } from './schema/translations.ts';
import { users } from './schema/users.ts';

const words = 'The old house near the river';

describe('what belongs to a user or a topic', () => {
  let world: World;
  let ana: Person;
  let bea: Person;
  let topic_id: string;

  beforeAll(async () => {
    world = await createWorld({ translator: repeatingEngine });
  });
  beforeEach(async () => {
    ({ ana, bea, topic_id } = await world.pair(spanishReader));
    await ask(await bea.connect(), 'topic-listen', { topic_id });
    const { data } = await ana.send(topic_id, words);
    await world.api.chat.seen({ as: bea, body: { topic_id, seen_time: data.date } });
    await world.api.topics.reaction({ as: bea, body: { topic_id, chat_id: data.chat_id, emoji: '👍' } });
    await bea.send(topic_id, 'Thank you', { reply_id: data.chat_id });
    const { db } = world.app.core.database;
    const done = eq(messageTranslations.messageId, data._id);
    await vi.waitFor(
      async () =>
        expect(await db.select().from(messageTranslations).where(done)).toMatchObject([{ state: 'done' }]),
      { timeout: 20_000, interval: 20 },
    );
    expect(await db.select().from(translations)).not.toEqual([]);
  });
  afterAll(() => world.dispose());

  it('goes with the topic: texts, translations and ids', async () => {
    const { db } = world.app.core.database;
    await db.delete(topics).where(eq(topics.id, topic_id));
    expect(await findEverywhere(db, [topic_id, words, 'Thank you'])).toEqual([]);
  });

  it('goes with the user, private topics included', async () => {
    const { db } = world.app.core.database;
    await ana.upload({ name: 'secret-plans.txt', bytes: Buffer.from('Nobody may read this') });
    await db.delete(users).where(eq(users.id, ana.id));
    await purgeFiles(world.app);
    expect(await findEverywhere(db, [ana.id, topic_id, words, 'Thank you', 'secret-plans'])).toEqual([]);
  });
});
