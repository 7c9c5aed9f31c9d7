import type { Topic } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ask,
  type ChatPerson,
  type ChatWorld,
  createChatWorld,
  nextOf,
} from '../../../test/chat/createChatWorld.ts';

let world: ChatWorld;
let ana: ChatPerson;
let bea: ChatPerson;

beforeAll(async () => {
  world = await createChatWorld();
});
beforeEach(async () => {
  ana = await world.join('Ana');
  bea = await world.join('Bea');
});
afterAll(() => world.dispose());

const topicOf = async (who: ChatPerson, id: string) => (await who.get<Topic>(`/topic/${id}`)).data;

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
    await ana.post('/chat/forward', form);
    for (const topic of await Promise.all(shown)) {
      expect(topic.last_message).toMatchObject({ content: 'Pass it on' });
    }
  });
});

describe('a deleted conversation', () => {
  it('is new again with the next message, on the side that deleted it', async () => {
    const topic_id = await ana.open(bea);
    await ana.send(topic_id, 'before');
    await bea.remove('/topic/private', { topic_id });
    const back = nextOf<Topic>(await bea.connect(), 'newTopic', {});
    await ana.send(topic_id, 'after');
    expect(await back).toMatchObject({
      _id: topic_id,
      is_hidden: false,
      unread_count: 1,
      last_message: { content: 'after' },
    });
  });

  it('stays visible when a message arrives while it is deleted', async () => {
    const topic_id = await ana.open(bea);
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        ana.send(topic_id, `message ${round}`),
        bea.remove('/topic/private', { topic_id }),
        ana.send(topic_id, `another ${round}`),
      ]);
      const { is_hidden, last_message } = await topicOf(bea, topic_id);
      expect(is_hidden).toBe(last_message === null);
    }
  });
});
