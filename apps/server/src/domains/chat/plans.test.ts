import type { Message, PackageName } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { ask, listed, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { messageTranslations } from '../../db/schema/translations.ts';
import { makeGiftCodes } from '../billing/giftCodes.ts';

const patient = { timeout: 20_000, interval: 10 };
/** Another one for each test: what was translated before is known, and no engine is asked again. */
let sentence = '';
let houses = 0;

let world: World;
/** Texts that the engine was given. */
let translated: string[];

beforeAll(async () => {
  world = await createWorld({
    translator: {
      ...repeatingEngine,
      translate: (request) => {
        translated.push(request.text);
        return repeatingEngine.translate(request);
      },
    },
  });
});
beforeEach(() => {
  translated = [];
  houses += 1;
  sentence = `The old house near river ${houses} has windows`;
});
afterAll(() => world.dispose());

const orders = (topicId: string) =>
  world.app.core.database.db
    .select()
    .from(messageTranslations)
    .where(eq(messageTranslations.topicId, topicId));
const listOf = async (who: Person, topic_id: string) =>
  (await world.api.chat.list({ as: who, query: { topic_id } })).data;
const newest = async (who: Person, topicId: string) => (await listOf(who, topicId))[0];
const isDone = (who: Person, topicId: string) =>
  vi.waitFor(async () => expect((await newest(who, topicId))?.translation.state).toBe('done'), patient);
const pair = (plan: PackageName) => world.pair({ ...spanishReader, plan });

describe('a reader on the free plan', () => {
  it('gets the original with a word about the plan, everywhere, and costs no engine time', async () => {
    const { ana, bea, topic_id } = await pair('free');
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const live = nextOf<Message>(socket, 'newChat', { topic_id });
    const { data: first } = await ana.send(topic_id, sentence);
    const notIncluded = {
      content: sentence,
      translated: null,
      translation: { state: 'not_included', source: 'en', target: 'es', engine: null },
    };
    expect(await live).toMatchObject(notIncluded);
    await ana.send(topic_id, sentence, { reply_id: first.chat_id });
    expect(await newest(bea, topic_id)).toMatchObject({ ...notIncluded, reply: { translated: null } });
    const [topic] = (await world.api.topics.list({ as: bea })).data;
    expect(topic?.last_message).toMatchObject(notIncluded);
    const { changes } = (await world.api.topics.changes({ as: bea, query: { topic_id } })).data;
    expect(changes).toMatchObject([{ message: notIncluded }, { message: notIncluded }]);
    expect(await orders(topic_id)).toEqual([]);
    expect(translated).toEqual([]);
  });

  it('is not offered a plan for what needs no translation', async () => {
    const { ana, bea, topic_id } = await pair('free');
    for (const content of ['12:30', '👍', '¿Dónde está la estación de tren?']) {
      await ana.send(topic_id, content);
      expect(await newest(bea, topic_id), content).toMatchObject({ translation: { state: 'none' } });
    }
  });

  it('cannot ask for a single translation', async () => {
    const { ana, bea, topic_id } = await pair('free');
    const { chat_id } = (await ana.send(topic_id, sentence)).data;
    const asked = await world.api.chat.translation({ as: bea, body: { topic_id, chat_id } });
    expect(asked).toMatchObject({ status: 403, code: 'not_permitted' });
    expect(await orders(topic_id)).toEqual([]);
  });

  it('reads messages of both times translated from the moment that a plan begins', async () => {
    const { ana, bea, topic_id } = await pair('free');
    await ana.send(topic_id, sentence);
    expect(await newest(bea, topic_id)).toMatchObject({ translation: { state: 'not_included' } });
    await world.changePlan(bea, 'premium');
    // Opening the conversation asks for its newest page, which orders what is missing.
    await isDone(bea, topic_id);
    await bea.connect();
    await ana.send(topic_id, `${sentence} today`);
    await isDone(bea, topic_id);
    expect((await listOf(bea, topic_id)).map((message) => message.translated)).toEqual([
      `[es] ${sentence} today`,
      `[es] ${sentence}`,
    ]);
  });

  it('keeps what was translated while the plan ran, and gets nothing new', async () => {
    const { ana, bea, topic_id } = await pair('premium');
    await ana.send(topic_id, sentence);
    await isDone(bea, topic_id);
    world.app.testClock.advance(60);
    await world.changePlan(bea, 'free');
    world.app.testClock.advance(60);
    await ana.send(topic_id, `${sentence} today`);
    const [after, before] = await listOf(bea, topic_id);
    expect(before).toMatchObject({ translated: `[es] ${sentence}`, translation: { state: 'done' } });
    expect(after).toMatchObject({ translated: null, translation: { state: 'not_included' } });
    const { changes } = (await world.api.topics.changes({ as: bea, query: { topic_id } })).data;
    expect(changes.map(({ kind }) => kind)).toEqual(['message', 'translation', 'message']);
    expect(translated).toEqual([sentence]);
  });
});

describe('the plan of the writer', () => {
  it('decides nothing about what others read', async () => {
    const { ana, bea, topic_id } = await pair('premium');
    await world.changePlan(ana, 'free');
    await ana.send(topic_id, sentence);
    await isDone(bea, topic_id);
  });
});

describe('a group', () => {
  it('is translated from ultimate on, for each reader by the own plan', async () => {
    const [ana, bea] = [
      await world.join('Ana'),
      await world.join('Bea', { ...spanishReader, plan: 'premium' }),
    ];
    const carla = await world.join('Carla', spanishReader);
    const topic_id = await world.group(ana, bea, carla);
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const live = nextOf<Message>(socket, 'newChat', { topic_id });
    await carla.connect();
    await ana.send(topic_id, sentence);
    expect(await live).toMatchObject({ translated: null, translation: { state: 'not_included' } });
    await isDone(carla, topic_id);
    expect(await newest(bea, topic_id)).toMatchObject({
      translated: null,
      translation: { state: 'not_included' },
    });
    // What was translated for somebody else does not reach those without through the changes, either.
    const { changes } = (await world.api.topics.changes({ as: bea, query: { topic_id } })).data;
    expect(JSON.stringify(changes)).not.toContain('[es]');
    expect(changes.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('can be read and not written to when the plan of its creator ends, and is open again with the next', async () => {
    const [ana, bea] = [await world.join('Ana'), await world.join('Bea', { plan: 'free' })];
    const topic_id = await world.group(ana, bea);
    const { data: own } = await bea.send(topic_id, 'Hello');
    await world.changePlan(ana, 'premium');

    const again = await bea.send(topic_id, 'Hello', { chat_id: own.chat_id });
    expect(again.data).toMatchObject({ _id: own._id });
    const refused = { status: 403, code: 'not_permitted' };
    expect(await bea.send(topic_id, 'More')).toMatchObject(refused);
    expect(await ana.send(topic_id, 'More')).toMatchObject(refused);
    const { chat_id } = own;
    const { theme, typing, reaction, list, language } = world.api.topics;
    expect(await theme({ as: bea, body: { topic_id, theme: 'Forest' } })).toMatchObject(refused);
    expect(await typing({ as: bea, body: { topic_id } })).toMatchObject(refused);
    expect(await reaction({ as: bea, body: { topic_id, chat_id, emoji: '👍' } })).toMatchObject(refused);

    expect((await list({ as: bea })).data).toMatchObject([{ _id: topic_id, is_read_only: true }]);
    expect(await listOf(bea, topic_id)).toHaveLength(1);
    expect((await ask(await bea.connect(), 'join-chat', { topic_id })).success).toBe(true);
    expect((await language({ as: bea, body: { topic_id, show: 'both' } })).status).toBe(200);
    const seen_time = own.date;
    expect((await world.api.chat.seen({ as: ana, body: { topic_id, seen_time } })).status).toBe(200);
    expect((await world.api.chat.recall({ as: bea, query: { topic_id, chat_id } })).status).toBe(200);

    await world.changePlan(ana, 'ultimate');
    expect((await bea.send(topic_id, 'More')).status).toBe(200);
    expect((await list({ as: bea })).data).toMatchObject([{ is_read_only: false }]);
  });

  it('shows all its members at once that it is closed, and open again', async () => {
    const [ana, bea] = [await world.join('Ana', { plan: 'free' }), await world.join('Bea', { plan: 'free' })];
    const topic_id = await world.group(ana, bea);
    const [code] = await makeGiftCodes(world.app.core.database.db, {
      package: 'ultimate',
      days: 30,
      count: 1,
      now: world.app.testClock.now(),
    });
    const shown = listed(await bea.connect(), topic_id);
    await world.api.billing.checkOutByCode({ as: ana, body: { code: code ?? '' } });
    await vi.waitFor(() => expect(shown()).toMatchObject({ is_read_only: false }), patient);
  });
});
