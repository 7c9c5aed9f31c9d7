import { chatEvents, eventName, rateLimits, type Topic } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/users.ts';

let world: World;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ana = await world.join('Ana');
  bea = await world.join('Bea');
});
afterAll(() => world.dispose());

const topicOf = async (who: Person, id: string) =>
  (await world.api.topics.get({ as: who, params: { topic_id: id } })).data;

describe('conversations', () => {
  const open = (who: Person, target: string) =>
    world.api.topics.createPrivate({
      as: who,
      body: { target_user_id: target, topic_name: null, check_permission: true },
    });

  it('are one for two people, whoever opens it and however often', async () => {
    const opened = await Promise.all([open(ana, bea.id), open(bea, ana.id), open(ana, bea.id)]);
    expect(new Set(opened.map(({ data }) => data._id)).size).toBe(1);
    expect(opened[0]?.data).toMatchObject({ is_group: false, unread_count: 0, last_message: null, seq: 0 });
    const members = opened[0]?.data.members.map(({ _id }) => _id);
    expect(members?.sort()).toEqual([ana.id, bea.id].sort());
  });

  it('need somebody else who exists', async () => {
    expect(await open(ana, ana.id)).toMatchObject({ status: 400, code: 'friend_self' });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await open(ana, nobody)).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('are limited to one that a person on the free plan began', async () => {
    const free = await world.join('Free', { plan: 'free' });
    expect((await open(bea, free.id)).status).toBe(200);
    expect((await open(free, ana.id)).status).toBe(200);
    const refused = await open(free, (await world.join('Third')).id);
    expect(refused).toMatchObject({ status: 403, code: 'not_permitted', errors: ['User not permission.'] });
    expect((await open(free, ana.id)).status).toBe(200);
    expect((await open(free, bea.id)).status).toBe(200);
  });

  it('are begun with so many strangers in an hour, and those that exist are opened as before', async () => {
    const { count, windowSeconds } = rateLimits.conversations;
    const eager = await world.join('Eager');
    const [known] = await world.app.core.database.db.select().from(users).where(eq(users.id, eager.id));
    if (!known) throw new Error('Eager has no account.');
    const strangers = await world.app.core.database.db
      .insert(users)
      .values(
        // Some more than the limit: one use comes back now and then while a slow machine opens so many.
        Array.from({ length: count + 20 }, (_, index) => {
          const { id: _id, ...like } = known;
          return { ...like, name: `Stranger ${index}`, email: `stranger-${index}@example.org` };
        }),
      )
      .returning({ id: users.id });
    const statuses: number[] = [];
    let refused: Awaited<ReturnType<typeof open>> | undefined;
    for (const { id } of strangers) {
      const answer = await open(eager, id);
      statuses.push(answer.status);
      if (answer.status === 429) refused = answer;
    }
    expect(statuses.slice(0, count)).toEqual(Array.from({ length: count }, () => 200));
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(windowSeconds / count);
    expect((await open(eager, strangers[0]?.id ?? '')).status).toBe(200);
  });

  it('are limited to one also when two are opened at once', async () => {
    const free = await world.join('Hasty', { plan: 'free' });
    const statuses = (await Promise.all([open(free, ana.id), open(free, bea.id)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 403]);
  });

  it('are listed newest first with what was said last', async () => {
    const dan = await world.join('Dan');
    const first = await ana.open(bea);
    const second = await ana.open(dan);
    await ana.send(second, 'to Dan');
    await bea.send(first, 'Hola');
    const list = (await world.api.topics.list({ as: ana })).data;
    expect(list.map(({ _id }) => _id)).toEqual([first, second]);
    expect(list[0]).toMatchObject({
      last_message: { content: 'Hola', by: { name: 'Bea' } },
      unread_count: 1,
    });
  });

  it('take a theme for both, and lose it by its name', async () => {
    const topic = await ana.open(bea);
    const setTheme = (theme: string | null) =>
      world.api.topics.theme({ as: ana, body: { topic_id: topic, theme } });
    expect((await setTheme('Forest')).data.theme).toBe('Forest');
    expect((await world.api.topics.get({ as: bea, params: { topic_id: topic } })).data).toMatchObject({
      theme: 'Forest',
      seq: 1,
    });
    expect((await setTheme('No Theme')).data.theme).toBe(null);
    expect(await setTheme('Neon')).toMatchObject({ status: 400, errors: ['This theme does not exist.'] });
  });

  it('are muted and read in another language on one side only', async () => {
    const topic = await ana.open(bea);
    await world.api.topics.mute({ as: ana, body: { topic_id: topic, is_muted: true } });
    await world.api.topics.language({ as: ana, body: { topic_id: topic, language: 'it', show: 'both' } });
    const own = { is_muted: true, language: 'it', show: 'both' };
    expect((await world.api.topics.get({ as: ana, params: { topic_id: topic } })).data).toMatchObject(own);
    const theirs = { is_muted: false, language: null, show: 'translated' };
    expect((await world.api.topics.get({ as: bea, params: { topic_id: topic } })).data).toMatchObject(theirs);
  });

  it('receive forwarded copies, once for each chat_id, in a topic made for them', async () => {
    const dan = await world.join('Dan');
    const topic = await ana.open(bea);
    const { data: original } = await bea.send(topic, 'Pass it on');
    const form = { from_chat_id: original.chat_id, new_chat_id: ana.chatId(), target_user_id: dan.id };
    const [one, two] = await Promise.all([
      world.api.chat.forward({ as: ana, body: form }),
      world.api.chat.forward({ as: ana, body: form }),
    ]);
    expect(one).toMatchObject({ status: 200, data: { content: 'Pass it on', by: { _id: ana.id } } });
    expect(two.data._id).toBe(one.data._id);
    expect(one.data.topic_id).toBe(await ana.open(dan));
    expect(
      (await world.api.chat.list({ as: dan, query: { topic_id: one.data.topic_id } })).data,
    ).toHaveLength(1);
  });

  it('do not leak by forwarding to somebody who could not read them', async () => {
    const dan = await world.join('Dan');
    const { data: original } = await bea.send(await ana.open(bea), 'Between us');
    const form = { from_chat_id: original.chat_id, new_chat_id: dan.chatId(), target_user_id: ana.id };
    const refused = await world.api.chat.forward({ as: dan, body: form });
    expect(refused.status).toBe(404);
    expect(JSON.stringify(await world.api.topics.list({ as: ana }))).not.toContain(dan.id);
  });
});

describe('a new conversation', () => {
  it('is hidden from the other one until something is said', async () => {
    const topic_id = await ana.open(bea);
    expect((await topicOf(ana, topic_id)).is_hidden).toBe(false);
    expect((await topicOf(bea, topic_id)).is_hidden).toBe(true);
    const socket = await bea.connect();
    const shown = nextOf<Topic>(socket, 'newTopic', {});
    await ana.send(topic_id, 'Hello');
    expect(await shown).toMatchObject({ _id: topic_id, is_hidden: false, unread_count: 1 });
  });

  it('is announced once, however often it is opened', async () => {
    const socket = await ana.connect();
    const announced = vi.fn();
    socket.on('new-topic', announced);
    const topic_id = await ana.open(bea);
    await ana.open(bea);
    await ask(socket, 'topic-listen', { topic_id });
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it('that a forwarded message began is new to both', async () => {
    const dan = await world.join('Dan');
    const { data } = await bea.send(await ana.open(bea), 'Pass it on');
    const shown = [await ana.connect(), await dan.connect()].map((socket) =>
      nextOf<Topic>(socket, 'newTopic', {}),
    );
    const form = { from_chat_id: data.chat_id, new_chat_id: ana.chatId(), target_user_id: dan.id };
    await world.api.chat.forward({ as: ana, body: form });
    for (const topic of await Promise.all(shown)) {
      expect(topic.last_message).toMatchObject({ content: 'Pass it on' });
    }
  });
});

describe('a deleted conversation', () => {
  it('is new again with the next message, on the side that deleted it', async () => {
    const topic_id = await ana.open(bea);
    await ana.send(topic_id, 'before');
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    const shown: Topic[] = [];
    (await bea.connect()).on(eventName(chatEvents.newTopic, {}), (topic: Topic) => shown.push(topic));
    await ana.send(topic_id, 'after');
    const back = {
      _id: topic_id,
      is_hidden: false,
      unread_count: 1,
      last_message: expect.objectContaining({ content: 'after' }),
    };
    // The update of the message before may be on its way still.
    await vi.waitFor(() => expect(shown).toContainEqual(expect.objectContaining(back)), { timeout: 10_000 });
  });

  it('stays visible when a message arrives while it is deleted', async () => {
    const topic_id = await ana.open(bea);
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        ana.send(topic_id, `message ${round}`),
        world.api.topics.deletePrivate({ as: bea, query: { topic_id } }),
        ana.send(topic_id, `another ${round}`),
      ]);
      const { is_hidden, last_message } = await topicOf(bea, topic_id);
      expect(is_hidden).toBe(last_message === null);
    }
  });
});
