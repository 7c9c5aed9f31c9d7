import type { Message } from '@franca/contract';
import { type Logger, NoopLogger } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';

let world: World;
let ana: Person;
let bea: Person;
let dan: Person;

beforeAll(async () => {
  world = await createWorld();
  ana = await world.join('Ana');
  bea = await world.join('Bea');
  dan = await world.join('Dan', spanishReader);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.dispose());

/** What is waited for may take long on a busy machine. */
const patient = { timeout: 20_000, interval: 20 };

/** What no engine of the tests can translate. */
const unknown = 'Quantum chromodynamics confounded the venerable archdeacon.';

/** What the sender waits for; the session, the queue of translations and the chat lists ask for themselves. */
async function questionsOf(work: () => Promise<unknown>): Promise<string[]> {
  const logger: Logger = NoopLogger.prototype;
  const asked = vi.spyOn(logger, 'logQuery').mockClear();
  await work();
  const statements = asked.mock.calls.map(([statement]) => statement);
  return statements.flatMap((statement) => {
    if (/^insert into "message_translations"/.test(statement)) return 'order';
    if (statement.startsWith('with "topic"')) return 'store';
    return statement.includes('where "topic_members"."topic_id" = $1') ? 'who' : [];
  });
}

async function sayIn(topic_id: string, who: Person, words: string): Promise<Message> {
  const socket = await who.connect();
  await ask(socket, 'topic-listen', { topic_id });
  const shown = nextOf<Message>(socket, 'newChat', { topic_id });
  await ana.send(topic_id, words);
  return shown;
}

describe('a message costs the database', () => {
  it('one query for the members and one for storing it, and from then on one for both', async () => {
    // Dan is served by the process that serves Ana: each remembers the members for itself.
    const topic = await ana.open(dan);
    expect(await questionsOf(() => ana.send(topic))).toEqual(['who', 'store']);
    expect(await questionsOf(() => dan.send(topic))).toEqual(['store']);
    expect(await questionsOf(() => ana.send(topic, '🎂', { type: 'emoji' }))).toEqual(['store']);
  });

  it.each([
    ['has to be translated', unknown, 'queued'],
    ['is in the phrase memory', 'Where is the train station?', 'done'],
  ])('no further query when it %s for an online member', async (_case, words, state) => {
    const topic = await ana.open(dan);
    await ana.send(topic);
    let shown: Message | undefined;
    const say = async () => {
      shown = await sayIn(topic, dan, words);
    };
    expect((await questionsOf(say)).filter((question) => question !== 'who')).toEqual(['store']);
    expect(shown?.translation).toMatchObject({ state, target: 'es' });
  });
});

describe('a page of messages costs the database', () => {
  it('one query for the members and one for the messages with all that is shown of them', async () => {
    const topic = await ana.open(dan);
    const { data } = await ana.send(topic, 'Good morning');
    await world.api.topics.reaction({
      as: dan,
      body: { topic_id: topic, chat_id: data.chat_id, emoji: '👍' },
    });
    const page = () => world.api.chat.list({ as: dan, query: { topic_id: topic } });
    await vi.waitFor(async () => expect((await page()).data[0]?.translation.state).toBe('done'), patient);
    const asked = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockClear();
    // Chat lists are updated a little after what changed them, by statements of their own.
    await vi.waitFor(async () => {
      asked.mockClear();
      expect((await page()).data[0]).toMatchObject({
        translated: 'Buenos días',
        by: { name: 'Ana' },
        reactions: [{ user_id: dan.id, emoji: '👍' }],
      });
      const statements = asked.mock.calls.map(([statement]) => statement);
      expect(statements.filter((text) => !text.includes('"sessions"'))).toEqual([
        expect.stringContaining('from "topic_members"'),
        expect.stringContaining('from "messages"'),
      ]);
    }, patient);
  });
});

describe('what was known about the readers', () => {
  const change = (who: Person, topic_id: string, language: string | null) =>
    world.api.topics.language({ as: who, body: { topic_id, language } });

  it('is forgotten when one of them chooses another language', async () => {
    const topic = await ana.open(dan);
    await ana.send(topic, 'Good morning');
    await change(dan, topic, 'it');
    const shown = await sayIn(topic, dan, 'Where is the train station?');
    expect(shown.translation).toMatchObject({ state: 'done', target: 'it' });
    await change(dan, topic, null);
  });

  it('is forgotten when the writer moves to another language, and the message is stored once', async () => {
    const eve = await world.join('Eve');
    const topic = await eve.open(bea);
    const { data: before } = await eve.send(topic, 'Sale');
    expect(before.language).toBe('en');
    const profile = { name: 'Eva', language: 'Italian', accent: 'Italian (Italy)' };
    const { country, gender, avatar } = (await world.api.users.me({ as: eve })).data;
    await world.api.users.updateProfile({
      as: eve,
      body: { country, gender, avatar: avatar ?? '', ...profile },
    });
    const { data: after } = await eve.send(topic, 'Sale');
    expect(after).toMatchObject({ language: 'it', seq: before.seq + 1, by: { name: 'Eva' } });
    expect((await world.api.chat.list({ as: bea, query: { topic_id: topic } })).data).toHaveLength(2);
  });

  it('shows a hidden conversation again only with a message', async () => {
    const topic = await ana.open(bea);
    await ana.send(topic);
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id: topic } });
    const isListed = async () =>
      (await world.api.topics.list({ as: bea })).data.some(
        ({ _id, is_hidden }) => _id === topic && !is_hidden,
      );
    expect(await isListed()).toBe(false);
    const chat_id = ana.chatId();
    await ana.send(topic, 'Are you there?', { chat_id });
    expect(await isListed()).toBe(true);
    const again = await ana.send(topic, 'Are you there?', { chat_id });
    expect(again).toMatchObject({ status: 200, data: { chat_id } });
  });
});
