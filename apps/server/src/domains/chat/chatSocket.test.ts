import type { Message, Topic } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const patient = { timeout: 10_000, interval: 10 };

describe('the chat socket', () => {
  let world: World;
  let ana: Person;
  let bea: Person;
  let cai: Person;
  let topic_id: string;

  beforeAll(async () => {
    world = await createWorld();
    cai = await world.join('Cai');
  });
  beforeEach(async () => {
    ({ ana, bea, topic_id } = await world.pair());
  });
  afterAll(() => world.dispose());

  async function listening(who: Person) {
    const socket = await who.connect();
    expect(await ask(socket, 'topic-listen', { topic_id })).toEqual({ success: true });
    return socket;
  }

  it('takes the person from the token, and refuses another name or no session', async () => {
    await expect(ana.connect({ userId: bea.id })).rejects.toThrow('user_id');
    await expect(ana.connect({ token: 'A'.repeat(43) })).rejects.toThrow(/sign in/i);
    await expect(ana.connect({ token: '' })).rejects.toThrow(/sign in/i);
    expect((await ana.connect()).connected).toBe(true);
  });

  it('shows a message to every listening device of both, as each of them reads it', async () => {
    const sockets = await Promise.all([listening(bea), listening(bea), listening(ana)]);
    const shown = Promise.all(sockets.map((socket) => nextOf<Message>(socket, 'newChat', { topic_id })));
    const { data } = await ana.send(topic_id, 'Hello');
    for (const message of await shown) expect(message).toEqual(data);
  });

  it('listens by a bare id too, and stops when asked', async () => {
    const socket = await bea.connect();
    expect(await ask(socket, 'topic-listen', topic_id)).toEqual({ success: true });
    const received = vi.fn();
    socket.on(`new-chat-${topic_id}`, received);
    await ask(socket, 'topic-stop-listen', { topic_id });
    const shown = nextOf<Topic>(socket, 'newTopic', {});
    await ana.send(topic_id, 'unheard');
    expect(await shown).toMatchObject({ _id: topic_id, unread_count: 1, is_hidden: false });
    const changed = nextOf<Topic>(socket, 'updateTopic', {});
    await ana.send(topic_id, 'unheard too');
    expect(await changed).toMatchObject({ unread_count: 2, last_message: { content: 'unheard too' } });
    expect(received).not.toHaveBeenCalled();
  });

  it.each(['topic-listen', 'join-chat'])('lets nobody %s a conversation of others', async (name) => {
    const spy = await cai.connect();
    const received = vi.fn();
    spy.onAny(received);
    const answer = await ask(spy, name, { topic_id });
    const errors = ['This conversation could not be found.'];
    expect(answer).toEqual({ success: false, errors, code: 'topic_not_found' });
    const shown = nextOf(await listening(bea), 'newChat', { topic_id });
    await ana.send(topic_id, 'secret');
    await shown;
    await ask(spy, 'topic-stop-listen', { topic_id });
    expect(received).not.toHaveBeenCalled();
  });

  it.each([[null], [42], [{}], ['nobody'], [{ topic_id: ['x'] }]])(
    'answers %j in place of an id with a sentence',
    async (payload) => {
      const socket = await ana.connect();
      for (const name of ['topic-listen', 'join-chat', 'leave-chat']) {
        expect(await ask(socket, name, payload)).toMatchObject({
          success: false,
          errors: [expect.any(String)],
          code: 'validation_failed',
        });
      }
      socket.emit('topic-listen', payload);
      expect(await ask(socket, 'topic-listen', { topic_id })).toEqual({ success: true });
    },
  );

  it('notifies of a recall, of what was seen and of reactions', async () => {
    const socket = await listening(bea);
    const { data } = await ana.send(topic_id, 'Hello');
    const seen = nextOf(socket, 'seenChat', { topic_id });
    await world.api.chat.seen({ as: bea, body: { topic_id, seen_time: data.date } });
    expect(await seen).toMatchObject({ kind: 'seen', seq: 2, user_id: bea.id, seen_time: data.date });
    const reacted = nextOf(socket, 'reactTopic', { topic_id });
    await world.api.topics.reaction({ as: ana, body: { topic_id, chat_id: data.chat_id, emoji: '👍' } });
    expect(await reacted).toMatchObject({ seq: 3, reactions: [{ user_id: ana.id, emoji: '👍' }] });
    const recalled = nextOf(socket, 'deleteChat', { topic_id });
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    expect(await recalled).toMatchObject({ kind: 'recall', seq: 4, chat_id: data.chat_id });
  });

  it('says once that somebody resent a message', async () => {
    const socket = await listening(bea);
    const received = vi.fn();
    socket.on(`new-chat-${topic_id}`, received);
    const chat_id = ana.chatId();
    await Promise.all([1, 2, 3].map(() => ana.send(topic_id, 'once', { chat_id })));
    const last = nextOf(socket, 'seenChat', { topic_id });
    await world.api.chat.seen({ as: bea, body: { topic_id, seen_time: Date.now() + 60_000 } });
    await last;
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('passes typing on to the others only, at most once a second, and stores nothing', async () => {
    const [typist, reader] = [await listening(ana), await listening(bea)];
    const received = vi.fn();
    const own = vi.fn();
    reader.on(`typing-chat-${topic_id}`, received);
    typist.on(`typing-chat-${topic_id}`, own);
    for (let ping = 0; ping < 5; ping++) await world.api.topics.typing({ as: ana, body: { topic_id } });
    await vi.waitFor(() => expect(received).toHaveBeenCalled(), patient);
    world.app.testClock.advance(3);
    await world.api.topics.typing({ as: ana, body: { topic_id } });
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(2), patient);
    expect(received).toHaveBeenCalledWith({ user_id: ana.id, name: 'Ana', is_writing: true });
    expect(own).not.toHaveBeenCalled();
    expect((await world.api.topics.get({ as: ana, params: { topic_id } })).data.seq).toBe(0);
  });

  it('notifies the own devices of new, changed and deleted conversations', async () => {
    const socket = await ana.connect();
    const made = nextOf<Topic>(socket, 'newTopic', {});
    const second = await ana.open(cai);
    expect((await made)._id).toBe(second);
    const changed = nextOf<Topic>(socket, 'updateTopic', {});
    await world.api.topics.theme({ as: ana, body: { topic_id: second, theme: 'Beach' } });
    expect(await changed).toMatchObject({ _id: second, theme: 'Beach' });
    const deleted = nextOf(socket, 'deleteTopic', {});
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id: second } });
    expect(await deleted).toEqual({ topic_id: second });
  });

  it('ends at once when its session is logged out, and leaves other devices alone', async () => {
    const [first, second] = [await ana.connect(), await bea.connect()];
    const ended = new Promise((resolve) => first.once('disconnect', resolve));
    await world.api.auth.logout({ as: ana });
    await ended;
    expect(second.connected).toBe(true);
    await expect(ana.connect()).rejects.toThrow(/sign in/i);
  });
});
