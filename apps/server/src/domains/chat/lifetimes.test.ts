import type { Change, Message, MessageLifetime } from '@franca/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, listed, nextOf } from '../../../test/sockets.ts';
import { tinyPicture } from '../../../test/tinyPicture.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import {
  hiddenMessages,
  messages,
  pinnedMessages,
  pollVotes,
  reactions,
  starredMessages,
} from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { translations } from '../../db/schema/translations.ts';

const [hour, day] = [3600, 86_400] as const;
const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

const db = () => world.app.core.database.db;
const setLifetime = (as: Person, lifetime: MessageLifetime | null, topic = topic_id) =>
  world.api.topics.messageLifetime({ as, body: { topic_id: topic, lifetime } });
const read = async (as: Person, topic = topic_id) =>
  (await world.api.chat.list({ as, query: { topic_id: topic } })).data;
/** What people wrote, newest first. */
const wordsOf = async (as: Person, topic = topic_id) =>
  (await read(as, topic)).flatMap(({ type, content }) => (type === 'system' ? [] : content));
const linesOf = async (as: Person, topic = topic_id) =>
  (await read(as, topic)).flatMap(({ by, system }) =>
    system ? [[by.name, system.kind, system.lifetime]] : [],
  );
const changesFor = async (as: Person, topic = topic_id) =>
  (await world.api.topics.changes({ as, query: { topic_id: topic } })).data.changes;
/** Empties what is due, on all processes at once. */
const removeExpired = () => Promise.all(world.app.nodes.map(({ chat }) => chat.removeExpired()));
/** Lets an hour pass, without anything being emptied. */
const passAnHour = () => world.app.testClock.advance(hour + 1);
const rowOf = async ({ _id }: { _id: string }) =>
  (await db().select().from(messages).where(eq(messages.id, _id)))[0];
/** Whether a file is one of something that is there; the others are deleted within hours. */
const isKept = async (url: string) => {
  const [file] = await db()
    .select()
    .from(files)
    .where(eq(files.key, url.split('/').at(-1) ?? ''));
  return file !== undefined && file.claimedAt !== null;
};
const lasts = ({ date, expires_at }: Pick<Message, 'date' | 'expires_at'>) =>
  expires_at === null ? null : (Date.parse(expires_at) - Date.parse(date)) / 1000;

describe('the life of the messages of a conversation', () => {
  it('is set by either side for both, and said by a line that is unread for nobody', async () => {
    const socket = await bea.connect();
    const shown = listed(socket, topic_id);
    await ask(socket, 'topic-listen', { topic_id });
    const received = nextOf<Message>(socket, 'newChat', { topic_id });
    const { data } = await setLifetime(ana, day);
    expect(data).toMatchObject({ message_lifetime: day, unread_count: 0 });
    expect(await received).toMatchObject({
      type: 'system',
      system: { kind: 'lifetime-changed', lifetime: day },
    });
    await vi.waitFor(
      () => expect(shown()).toMatchObject({ message_lifetime: day, unread_count: 0 }),
      patient,
    );
    await setLifetime(bea, null);
    expect(await linesOf(ana)).toEqual([
      ['Bea', 'lifetime-changed', null],
      ['Ana', 'lifetime-changed', day],
    ]);
    const [topic] = (await world.api.topics.list({ as: ana })).data;
    expect(topic).toMatchObject({ message_lifetime: null, unread_count: 0 });
    expect((await changesFor(bea)).at(-1)).toMatchObject({
      kind: 'topic-updated',
      message: { system: { kind: 'lifetime-changed', lifetime: null } },
    });
  });

  it('is said once where nothing changes, and by two who choose the same at once', async () => {
    await Promise.all([setLifetime(ana, day), setLifetime(bea, day)]);
    await setLifetime(ana, day);
    expect(await linesOf(ana)).toHaveLength(1);
  });

  it('applies to what is sent from then on, and each message keeps what it was sent with', async () => {
    const before = (await ana.send(topic_id, 'Before')).data;
    await setLifetime(bea, hour);
    const first = (await ana.send(topic_id, 'For an hour')).data;
    await setLifetime(ana, day);
    const second = (await bea.send(topic_id, 'For a day')).data;
    await setLifetime(ana, null);
    const last = (await bea.send(topic_id, 'For ever')).data;
    expect([before, first, second, last].map(lasts)).toEqual([null, hour, day, null]);
    await world.api.chat.edit({
      as: ana,
      body: { topic_id, chat_id: first.chat_id, content: 'Still for an hour' },
    });
    const edited = (await read(bea)).find(({ _id }) => _id === first._id);
    expect(edited).toMatchObject({ content: 'Still for an hour', expires_at: first.expires_at });
    passAnHour();
    expect(await wordsOf(ana)).toEqual(['For ever', 'For a day', 'Before']);
    expect(await linesOf(bea)).toHaveLength(3);
  });

  it('is that of the conversation to which something is forwarded', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    await setLifetime(ana, day, group);
    await setLifetime(ana, hour);
    const { data } = await ana.send(topic_id, 'Sent on');
    const forward = (target: object) =>
      world.api.chat.forward({
        as: bea,
        body: { from_chat_id: data.chat_id, new_chat_id: bea.chatId(), ...target } as never,
      });
    const copy = (await forward({ target_topic_id: group })).data;
    expect(lasts(copy)).toBe(day);
    const kept = (await forward({ target_user_id: cleo.id })).data;
    expect(lasts(kept)).toBeNull();
    passAnHour();
    await removeExpired();
    expect(await wordsOf(cleo, group)).toEqual(['Sent on']);
    expect(await forward({ target_user_id: ana.id })).toMatchObject({ code: 'message_not_found' });
  });

  it('is given to a scheduled message when it is sent', async () => {
    const now = world.app.testClock.now().getTime();
    const message = { topic_id, type: 'message', chat_id: ana.chatId(), content: 'Later' } as const;
    const send_at = new Date(now + hour * 1000).toISOString();
    await world.api.chat.schedule({ as: ana, body: { topic_id, send_at, message } });
    await setLifetime(bea, day);
    passAnHour();
    await Promise.all(world.app.nodes.map(({ scheduled }) => scheduled.runDue()));
    const [sent] = (await read(bea)).filter(({ type }) => type === 'message');
    expect(sent && lasts(sent)).toBe(day);
  });

  it('is set by every member of an open group, and by nobody across a block or without an open conversation', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    expect((await setLifetime(cleo, day, group)).data.message_lifetime).toBe(day);
    expect(await linesOf(bea, group)).toEqual([['Cleo', 'lifetime-changed', day]]);
    await world.api.groups.leave({ as: cleo, body: { topic_id: group } });
    expect(await setLifetime(cleo, null, group)).toMatchObject({ code: 'topic_not_found' });
    await world.changePlan(ana, 'free');
    expect(await setLifetime(bea, null, group)).toMatchObject({ status: 403, code: 'not_permitted' });
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    for (const as of [ana, bea]) expect(await setLifetime(as, day)).toMatchObject({ code: 'blocked' });
    expect(await setLifetime(bea, 60 as MessageLifetime)).toMatchObject({ code: 'validation_failed' });
  });
});

describe('a message whose time is over', () => {
  it('is read by nobody from that moment, although it has not been emptied', async () => {
    const older = (await ana.send(topic_id, 'Stays')).data;
    await setLifetime(ana, hour);
    const attachments = [
      { type: 'image', origin_url: await ana.upload({ name: 'a.png', bytes: tinyPicture }), name: 'a.png' },
    ];
    const { data } = await ana.send(topic_id, 'A secret', { type: 'image', attachments });
    const { chat_id } = data;
    await world.api.topics.pin({ as: ana, body: { topic_id, chat_id, is_pinned: true } });
    await world.api.chat.star({ as: bea, body: { topic_id, chat_id, is_starred: true } });
    const reply = (await bea.send(topic_id, 'An answer', { reply_id: data._id })).data;
    await db().update(messages).set({ expiresAt: null }).where(eq(messages.id, reply._id));
    expect(await wordsOf(bea)).toEqual(['An answer', 'A secret', 'Stays']);
    passAnHour();
    expect((await rowOf(data))?.content).toBe('A secret');
    const list = await read(bea);
    expect(list.map(({ _id }) => _id)).not.toContain(data._id);
    expect(list[0]?.reply).toMatchObject({ chat_id, content: null, translated: null, recalled: true });
    const found = [
      list,
      await changesFor(ana),
      (await world.api.chat.search({ as: bea, query: { query: 'secret' } })).data,
      (await world.api.chat.starred({ as: bea, query: {} })).data,
      (await world.api.topics.pins({ as: bea, query: { topic_id } })).data,
      (await world.api.topics.attachments({ as: bea, query: { topic_id, type: 'media' } })).data,
      (await world.api.topics.list({ as: bea })).data,
    ];
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(JSON.stringify(found)).not.toContain('a.png');
    const refused = [
      world.api.topics.reaction({ as: bea, body: { topic_id, chat_id, emoji: '👍' } }),
      world.api.chat.recall({ as: ana, query: { topic_id, chat_id } }),
      world.api.chat.edit({ as: ana, body: { topic_id, chat_id, content: 'Other words' } }),
      world.api.chat.translation({ as: bea, body: { topic_id, chat_id } }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.code).toBe('message_not_found');
    // Whoever was offline when it went answers what they saw.
    const late = (await bea.send(topic_id, 'A late answer', { reply_id: data._id })).data;
    expect(late.reply).toMatchObject({ recalled: true, content: null });
    expect((await ana.send(topic_id, 'To the older one', { reply_id: older._id })).data.reply?.content).toBe(
      'Stays',
    );
  });

  it('does not count as unread, and gives its place in the list to the one before', async () => {
    const shown = listed(await bea.connect(), topic_id);
    await ana.send(topic_id, 'Stays');
    await setLifetime(ana, hour);
    await ana.send(topic_id, 'Goes');
    await vi.waitFor(() => expect(shown()).toMatchObject({ unread_count: 2 }), patient);
    passAnHour();
    const [topic] = (await world.api.topics.list({ as: bea })).data;
    expect(topic).toMatchObject({ unread_count: 1, last_message: { type: 'system' } });
    await removeExpired();
    const line = { system: { kind: 'lifetime-changed' } };
    await vi.waitFor(() => expect(shown()).toMatchObject({ unread_count: 1, last_message: line }), patient);
  });

  it('is emptied once, with all that belongs to it, as a numbered change of which every device learns', async () => {
    await setLifetime(ana, hour);
    const origin_url = await ana.upload({ name: 'a.png', bytes: tinyPicture });
    const attachments = [{ type: 'image', origin_url, name: 'a.png' }];
    const picture = (await ana.send(topic_id, 'Good morning', { type: 'image', attachments })).data;
    const { chat_id } = picture;
    await vi.waitFor(async () => {
      await read(bea);
      expect(await db().$count(translations, eq(translations.messageId, picture._id))).toBe(1);
    }, patient);
    const poll = { question: 'When?', options: ['Now', 'Never'] };
    const asked = (
      await world.api.chat.send({ as: bea, body: { topic_id, type: 'poll', chat_id: bea.chatId(), poll } })
    ).data;
    await world.api.chat.vote({ as: ana, body: { topic_id, chat_id: asked.chat_id, options: [0] } });
    await world.api.topics.reaction({ as: bea, body: { topic_id, chat_id, emoji: '👍' } });
    await world.api.chat.star({ as: bea, body: { topic_id, chat_id, is_starred: true } });
    await world.api.topics.pin({ as: bea, body: { topic_id, chat_id, is_pinned: true } });
    await world.api.chat.hide({ as: bea, body: { topic_id, chat_id: asked.chat_id } });
    const sockets = [await ana.connect(), await bea.connect()];
    for (const socket of sockets) await ask(socket, 'topic-listen', { topic_id });
    const received = sockets.map((socket) => nextOf<Change>(socket, 'expireChat', { topic_id }));
    passAnHour();
    await removeExpired();
    await removeExpired();
    for (const change of await Promise.all(received))
      expect(change).toMatchObject({ kind: 'expire', chat_id });
    const expired = (await changesFor(bea)).filter(({ kind }) => kind === 'expire');
    expect(expired).toMatchObject([{ chat_id }, { chat_id: asked.chat_id }]);
    const ids = [picture._id, asked._id];
    const rows = await db().select().from(messages).where(inArray(messages.id, ids));
    for (const row of rows)
      expect(row).toMatchObject({ content: null, attachments: [], poll: null, recalledAt: expect.any(Date) });
    for (const table of [reactions, pollVotes, starredMessages, pinnedMessages, hiddenMessages, translations])
      expect(await db().$count(table, inArray(table.messageId, ids))).toBe(0);
    expect(await isKept(origin_url)).toBe(false);
  });

  it('is not sent again by a device that did not learn that it was stored', async () => {
    await setLifetime(ana, hour);
    const chat_id = ana.chatId();
    const body = { topic_id, type: 'message', chat_id, content: 'Once' } as const;
    const first = (await world.api.chat.send({ as: ana, body })).data;
    for (const empty of [async () => undefined, removeExpired]) {
      passAnHour();
      await empty();
      const again = await world.api.chat.send({ as: ana, body });
      expect(again.data).toMatchObject({ _id: first._id, content: null, recalled: true });
      expect(await wordsOf(bea)).toEqual([]);
    }
  });

  it('leaves a file that a message shows which stays', async () => {
    const cleo = await world.join('Cleo');
    await setLifetime(ana, hour);
    const origin_url = await ana.upload({ name: 'notes.txt', bytes: Buffer.from('notes') });
    const attachments = [{ type: 'file', origin_url, name: 'notes.txt' }];
    const { data } = await ana.send(topic_id, 'My notes', { type: 'file', attachments });
    const body = { from_chat_id: data.chat_id, new_chat_id: bea.chatId(), target_user_id: cleo.id };
    const copy = (await world.api.chat.forward({ as: bea, body })).data;
    passAnHour();
    await removeExpired();
    expect(await isKept(origin_url)).toBe(true);
    await world.api.chat.recall({ as: bea, query: { topic_id: copy.topic_id, chat_id: copy.chat_id } });
    expect(await isKept(origin_url)).toBe(false);
  });

  it('goes from its place although it was recalled before', async () => {
    await setLifetime(ana, hour);
    const { chat_id } = (await ana.send(topic_id, 'Taken back')).data;
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    expect(await wordsOf(bea)).toEqual([null]);
    passAnHour();
    await removeExpired();
    expect(await wordsOf(bea)).toEqual([]);
    expect((await changesFor(bea)).at(-1)).toMatchObject({ kind: 'expire', chat_id });
  });

  it('is emptied in a group that was deleted, and does not come back with it', async () => {
    const group = await world.group(ana, bea);
    await setLifetime(ana, hour, group);
    const { data } = await ana.send(group, 'Gone');
    await db()
      .update(messages)
      .set({ expiresAt: world.app.testClock.now() })
      .where(eq(messages.id, data._id));
    await world.api.groups.delete({ as: ana, query: { topic_id: group } });
    await removeExpired();
    expect(await rowOf(data)).toMatchObject({ content: null });
    await world.api.groups.restore({ as: ana, body: { topic_id: group } });
    expect(await wordsOf(bea, group)).toEqual([]);
  });

  it('is emptied however many there are', async () => {
    await setLifetime(ana, hour);
    const count = 230;
    for (let index = 0; index < count; index += 1) await ana.send(topic_id, `Message ${index}`);
    passAnHour();
    await removeExpired();
    expect(await db().$count(messages, eq(messages.topicId, topic_id))).toBe(count + 1);
    const rows = await db().select().from(messages).where(eq(messages.topicId, topic_id));
    expect(rows.filter(({ content }) => content !== null)).toEqual([]);
    const seqs = rows.map(({ seq }) => seq);
    expect(Math.max(...seqs)).toBe(count + 1);
  });

  it('leaves records of calls and lines about the group', async () => {
    await setLifetime(ana, hour);
    const endedAt = world.app.testClock.now();
    const call = {
      topicId: topic_id,
      senderId: ana.id,
      memberIds: [ana.id, bea.id],
      startedAt: endedAt,
      endedAt,
    };
    const callRoom = { call_type: '2', members_section: [`${ana.id}:3`, `${bea.id}:3`] };
    await world.app.chat.recordCall({ ...call, callRoom });
    passAnHour();
    await removeExpired();
    expect((await read(bea)).map(({ type }) => type)).toEqual(['call', 'system']);
  });
});
