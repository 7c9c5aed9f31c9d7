import { isDeepStrictEqual } from 'node:util';
import type { Message, Topic, User } from '@franca/contract';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, listed } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const patient = { timeout: 10_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;
let first: Message;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
  first = (await ana.send(topic_id)).data;
});
afterAll(() => world.dispose());

const block = (as: Person, other: Person) =>
  world.api.friends.block({ as, body: { target_user_id: other.id } });
const unblock = (as: Person, other: Person) =>
  world.api.friends.unblock({ as, query: { target_user_id: other.id } });
const seen = async (as: Person, other: Person): Promise<User> =>
  (await world.api.users.get({ as, params: { id: other.id } })).data;
/** A conversation but for the number of its view, which grows with each. */
const withoutVersion = ({ version, ...topic }: Topic): Omit<Topic, 'version'> => topic;
const topicOf = async (as: Person): Promise<Omit<Topic, 'version'>> =>
  withoutVersion((await world.api.topics.get({ as, params: { topic_id } })).data);

async function rename(as: Person, name: string): Promise<void> {
  const { avatar, country, language, accent, gender } = (await world.api.users.me({ as })).data;
  const body = { name, avatar: avatar ?? '', country, language, accent, gender, description: 'New' };
  expect((await world.api.users.updateProfile({ as, body })).status).toBe(200);
}

/** Every event that a socket gets. */
async function listen(who: Person, other: Person): Promise<{ socket: Socket; events: string[] }> {
  const socket = await who.connect();
  const events: string[] = [];
  socket.onAny((name: string) => void events.push(name));
  await ask(socket, 'topic-listen', { topic_id });
  await ask(socket, 'user-status-listen', { user_id: other.id });
  return { socket, events };
}

const attempts: Record<
  string,
  (as: Person, other: Person) => Promise<{ status: number; code?: string | undefined }>
> = {
  'a message': (as) => as.send(topic_id),
  'a forwarded message': (as, other) =>
    world.api.chat.forward({
      as,
      body: { from_chat_id: first.chat_id, new_chat_id: as.chatId(), target_user_id: other.id },
    }),
  'a reaction': (as) =>
    world.api.topics.reaction({ as, body: { topic_id, chat_id: first.chat_id, emoji: '👍' } }),
  'a theme': (as) => world.api.topics.theme({ as, body: { topic_id, theme: 'Forest' } }),
  'a request': (as, other) => world.api.friends.add({ as, body: { target_user_id: other.id } }),
};

describe('while one of two blocks the other', () => {
  it.each(Object.keys(attempts))('%s is refused in both directions with the same words', async (what) => {
    const attempt = attempts[what];
    await block(ana, bea);
    const refused = { status: 403, code: 'blocked', errors: ['You cannot reach this person.'] };
    expect(await attempt?.(ana, bea)).toMatchObject(refused);
    expect(await attempt?.(bea, ana)).toMatchObject(refused);
    await unblock(ana, bea);
    expect(await attempt?.(bea, ana)).toMatchObject({ status: 200 });
  });

  it('no new conversation is begun, and the one that there is stays readable', async () => {
    const cleo = await world.join('Cleo');
    await block(cleo, bea);
    for (const [as, other] of [
      [cleo, bea],
      [bea, cleo],
    ] as const) {
      const body = { target_user_id: other.id };
      expect(await world.api.topics.createPrivate({ as, body })).toMatchObject({
        status: 403,
        code: 'blocked',
      });
    }
    await block(ana, bea);
    expect(await bea.open(ana)).toBe(topic_id);
    expect((await world.api.chat.list({ as: bea, query: { topic_id } })).data).toHaveLength(1);
  });

  it('a message that was stored before is answered when it is sent again', async () => {
    await block(bea, ana);
    expect(await ana.send(topic_id, 'Hello', { chat_id: first.chat_id })).toMatchObject({ status: 200 });
  });

  it('the one who is blocked receives nothing, on no socket and in no response', async () => {
    await world.befriend(ana, bea);
    const hers = await listen(bea, ana);
    const shown = listed(hers.socket, topic_id);
    await ana.send(topic_id, 'Good night');
    await vi.waitFor(() => expect(shown()?.last_message?.content).toBe('Good night'), patient);
    const before = [
      await seen(bea, ana),
      await topicOf(bea),
      (await world.api.friends.list({ as: bea })).data,
    ];
    const received: string[] = [];
    hers.socket.onAny((name: string, payload: Topic) => {
      // The list may still be sent once more for what was written before.
      const isKnown = name === 'update-topic' && isDeepStrictEqual(withoutVersion(payload), before[1]);
      if (!isKnown) received.push(name);
    });
    await block(ana, bea);
    await world.api.topics.typing({ as: ana, body: { topic_id } });
    await rename(ana, 'Anastasia');
    expect([
      await seen(bea, ana),
      await topicOf(bea),
      (await world.api.friends.list({ as: bea })).data,
    ]).toEqual(before);
    const [message] = (await world.api.chat.list({ as: bea, query: { topic_id } })).data;
    expect(message?.by.name).toBe('Ana');
    const phone = await ana.connect();
    phone.disconnect();
    // What was sent to her before this answer has arrived with it; she is only shown that Ana went offline.
    await ask(hers.socket, 'topic-listen', { topic_id });
    expect(new Set(received)).toEqual(new Set([`online-status-${ana.id}`]));
    expect((await world.api.users.search({ as: bea, query: { query: 'Anastasia' } })).data).toEqual([]);
  });

  it('the one who blocks sees it everywhere, and the friendship is hidden from their list', async () => {
    await world.api.friends.add({ as: ana, body: { target_user_id: bea.id } });
    await world.api.friends.add({ as: bea, body: { target_user_id: ana.id } });
    const phone = await ana.connect();
    const shown = listed(phone, topic_id);
    await block(ana, bea);
    await vi.waitFor(() => expect(shown()).toMatchObject({ is_block: true }), patient);
    expect(await topicOf(bea)).toMatchObject({ is_block: false });
    expect((await world.api.friends.list({ as: ana })).data).toEqual([]);
    expect(await seen(ana, bea)).toMatchObject({ is_block: true, is_friend: true });
    await unblock(ana, bea);
    await vi.waitFor(() => expect(shown()).toMatchObject({ is_block: false }), patient);
    expect((await world.api.friends.list({ as: ana })).data).toMatchObject([{ name: 'Bea' }]);
  });

  it('neither sees whether the other is online, at once and later, and both do again afterwards', async () => {
    const [his, hers] = [await ana.connect(), await bea.connect()];
    const shown = { ana: [] as boolean[], bea: [] as boolean[] };
    his.on(`online-status-${bea.id}`, ({ online }: { online: boolean }) => shown.ana.push(online));
    hers.on(`online-status-${ana.id}`, ({ online }: { online: boolean }) => shown.bea.push(online));
    await ask(his, 'user-status-listen', { user_id: bea.id });
    await ask(hers, 'user-status-listen', { user_id: ana.id });
    await vi.waitFor(() => expect([shown.ana.at(-1), shown.bea.at(-1)]).toEqual([true, true]), patient);
    await block(ana, bea);
    await vi.waitFor(() => expect([shown.ana.at(-1), shown.bea.at(-1)]).toEqual([false, false]), patient);
    await ask(hers, 'user-status-listen', { user_id: ana.id });
    // Being online may be reported twice before: as the state at first, and as a change.
    await vi.waitFor(
      () => expect(shown.bea.slice(shown.bea.indexOf(false))).toEqual([false, false]),
      patient,
    );
    await unblock(ana, bea);
    await vi.waitFor(() => expect([shown.ana.at(-1), shown.bea.at(-1)]).toEqual([true, true]), patient);
  });

  it('what one reads is not shown to the other, and counts for the reader', async () => {
    await block(bea, ana);
    const hers = await listen(ana, bea);
    const seen_time = first.date;
    expect(await world.api.chat.seen({ as: bea, body: { topic_id, seen_time } })).toMatchObject({
      status: 200,
    });
    expect((await topicOf(bea)).unread_count).toBe(0);
    expect((await world.api.topics.seen({ as: ana, query: { topic_id } })).data).toEqual([]);
    const { data } = await world.api.topics.changes({ as: ana, query: { topic_id } });
    expect(data.changes.map(({ kind }) => kind)).not.toContain('seen');
    expect(hers.events).not.toContain(`seen-chat-${topic_id}`);
    await unblock(bea, ana);
    expect((await world.api.topics.seen({ as: ana, query: { topic_id } })).data).toMatchObject([
      { _id: bea.id },
    ]);
  });

  it('each sees the other as they were, and afterwards as they are', async () => {
    await block(ana, bea);
    await rename(bea, 'Beatrice');
    expect(await seen(ana, bea)).toMatchObject({ name: 'Bea', description: null });
    expect((await topicOf(ana)).members.map(({ name }) => name).sort()).toEqual(['Ana', 'Bea']);
    const shown: User[] = [];
    (await ana.connect()).on('relation-changed', (user: User) => shown.push(user));
    await unblock(ana, bea);
    await vi.waitFor(
      () => expect(shown.at(-1)).toMatchObject({ name: 'Beatrice', description: 'New' }),
      patient,
    );
    expect((await topicOf(ana)).members.map(({ name }) => name).sort()).toEqual(['Ana', 'Beatrice']);
  });

  it('an open request has ended on both sides', async () => {
    await world.api.friends.add({ as: bea, body: { target_user_id: ana.id } });
    const shown: User[] = [];
    (await bea.connect()).on('relation-changed', (user: User) => shown.push(user));
    await block(ana, bea);
    await vi.waitFor(
      () => expect(shown.at(-1)).toMatchObject({ is_requested: false, is_block: false }),
      patient,
    );
    for (const as of [ana, bea]) expect((await world.api.friends.requests({ as })).data).toEqual([]);
  });

  it('it takes both to end it when both block', async () => {
    await block(ana, bea);
    await block(bea, ana);
    await unblock(ana, bea);
    expect(await ana.send(topic_id)).toMatchObject({ code: 'blocked' });
    expect((await topicOf(ana)).is_block).toBe(false);
    await unblock(bea, ana);
    expect(await ana.send(topic_id)).toMatchObject({ status: 200 });
  });

  it('a writer whom the server just knew as a member is refused all the same', async () => {
    expect(await bea.send(topic_id)).toMatchObject({ status: 200 });
    expect(await bea.send(topic_id)).toMatchObject({ status: 200 });
    await block(ana, bea);
    expect(await bea.send(topic_id)).toMatchObject({ code: 'blocked' });
    await unblock(ana, bea);
    expect(await bea.send(topic_id)).toMatchObject({ status: 200 });
  });
});
