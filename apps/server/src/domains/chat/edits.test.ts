import type { Change, Message } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { ask, listed, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { messageTranslations } from '../../db/schema/translations.ts';

const patient = { timeout: 20_000, interval: 10 };
const day = 24 * 60 * 60;

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld({ translator: repeatingEngine });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

type Words = {
  content?: string;
  mentions?: { user_id: string; start: number; length: number }[];
  topic?: string;
};

const edit = (
  as: Person,
  { chat_id }: { chat_id: string },
  { content = 'Other words', mentions = [], topic = topic_id }: Words = {},
) => world.api.chat.edit({ as, body: { topic_id: topic, chat_id, content, mentions } });
const newest = async (as: Person, topic = topic_id) =>
  (await world.api.chat.list({ as, query: { topic_id: topic, limit: '1' } })).data[0];
const changesFor = async (as: Person, topic = topic_id) =>
  (await world.api.topics.changes({ as, query: { topic_id: topic } })).data.changes;

async function listening(who: Person, topic = topic_id) {
  const socket = await who.connect();
  await ask(socket, 'topic-listen', { topic_id: topic });
  return socket;
}

describe('an edit', () => {
  it('gives a message other words, at its place, for everybody', async () => {
    const socket = await listening(bea);
    const { data } = await ana.send(topic_id, 'The first words');
    await ana.send(topic_id, 'What was written next');
    const shown = nextOf<Change>(socket, 'editChat', { topic_id });
    const edited = await edit(ana, data);
    const { message, seq } = edited.data;
    expect(message).toMatchObject({
      chat_id: data.chat_id,
      content: 'Other words',
      seq: data.seq,
      date: data.date,
    });
    expect(message.edited_at).not.toBeNull();
    expect(await shown).toMatchObject({
      kind: 'edit',
      seq,
      message: { content: 'Other words', seq: data.seq },
    });
    const { data: page } = await world.api.chat.list({ as: bea, query: { topic_id } });
    expect(page.map(({ content }) => content)).toEqual(['What was written next', 'Other words']);
  });

  it('is a numbered change, and leaves nothing of the earlier words', async () => {
    const { data } = await ana.send(topic_id, 'A secret word');
    const { seq } = (await edit(ana, data)).data;
    const changes = await changesFor(bea);
    expect(changes.find((change) => change.kind === 'edit')).toMatchObject({
      seq,
      message: { seq: data.seq },
    });
    expect(JSON.stringify(changes)).not.toContain('secret');
  });

  it('changes nothing where the words stand there already', async () => {
    const { data } = await ana.send(topic_id, 'The first words');
    const first = await edit(ana, data);
    expect((await edit(ana, data)).data).toEqual(first.data);
    expect((await changesFor(ana)).filter(({ kind }) => kind === 'edit')).toHaveLength(1);
  });

  it('is translated anew for its readers', async () => {
    const socket = await listening(bea);
    const { data } = await ana.send(topic_id, 'The house near the river');
    await vi.waitFor(async () => expect((await newest(bea))?.translation.state).toBe('done'), patient);
    const shown = nextOf<Extract<Change, { kind: 'edit' }>>(socket, 'editChat', { topic_id });
    await edit(ana, data, { content: 'The garden behind the house' });
    const { message } = await shown;
    // The engine may be as quick as the event.
    expect(message.translation).toMatchObject({ state: expect.stringMatching(/queued|done/), target: 'es' });
    expect([null, '[es] The garden behind the house']).toContain(message.translated);
    await vi.waitFor(
      async () => expect(await newest(bea)).toMatchObject({ translated: '[es] The garden behind the house' }),
      patient,
    );
    const { db } = world.app.core.database;
    const rows = await db
      .select()
      .from(messageTranslations)
      .where(eq(messageTranslations.messageId, data._id));
    expect(rows.map(({ version, original }) => [version, original])).toEqual([
      [2, 'The garden behind the house'],
    ]);
  });

  it('shows in replies and chat lists, and is no new message', async () => {
    const shown = listed(await bea.connect(), topic_id);
    const { data } = await ana.send(topic_id, 'The first words');
    await bea.send(topic_id, 'Why?', { reply_id: data._id });
    await edit(ana, data);
    expect((await newest(ana))?.reply).toMatchObject({ content: 'Other words' });
    const { data: last } = await ana.send(topic_id, 'The last words');
    await vi.waitFor(() => expect(shown()?.last_message?.content).toBe('The last words'), patient);
    await edit(ana, last, { content: 'The very last words' });
    await vi.waitFor(() => expect(shown()?.last_message?.content).toBe('The very last words'), patient);
    expect(shown()?.unread_count).toBe(2);
    expect(shown()?.last_message?.date).toBe(last.date);
  });

  it('keeps mentions, and notifies only those who were not named before', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const at = ({ id }: Person, start: number, length: number) => ({ user_id: id, start, length });
    const { data } = await ana.send(group, '@Bea', { mentions: [at(bea, 0, 4)] });
    const noticesOf = async (as: Person) =>
      (await world.api.notifications.list({ as })).data.notifications.filter(
        ({ kind }) => kind === 'mention',
      );
    await vi.waitFor(async () => expect(await noticesOf(bea)).toHaveLength(1), patient);
    const mentions = [at(bea, 0, 4), at(cleo, 9, 5)];
    const words = { topic: group, content: '@Bea and @Cleo', mentions };
    expect((await edit(ana, data, words)).data.message.mentions).toEqual(mentions);
    await vi.waitFor(async () => expect(await noticesOf(cleo)).toHaveLength(1), patient);
    expect(await noticesOf(bea)).toHaveLength(1);
    const stranger = [at(await world.join('Dan'), 0, 4)];
    expect((await edit(ana, data, { ...words, mentions: stranger })).data.message.mentions).toEqual([]);
  });

  it('changes the words under a picture', async () => {
    const url = await ana.upload({ name: 'notes.txt', bytes: Buffer.from('notes') });
    const attachments = [{ type: 'file', origin_url: url, name: 'notes.txt' }];
    const { data } = await ana.send(topic_id, 'My notes', { type: 'file', attachments });
    expect((await edit(ana, data)).data.message).toMatchObject({
      content: 'Other words',
      attachments: [{ type: 'file' }],
    });
  });
});

describe('an edit is refused', () => {
  const code = async (answer: ReturnType<typeof edit>) => ((await answer) as { code?: string }).code;

  it('to anybody but the sender', async () => {
    const { data } = await ana.send(topic_id);
    expect(await code(edit(bea, data))).toBe('edit_refused');
    expect(await code(edit(await world.join('Eve'), data))).toBe('topic_not_found');
    expect(await newest(bea)).toMatchObject({ content: 'Hello', edited_at: null });
  });

  it('of what has no words of its own: an emoji, a copy', async () => {
    const emoji = await ana.send(topic_id, '🙂', { type: 'emoji' });
    expect(await code(edit(ana, emoji.data))).toBe('edit_refused');
    const { data } = await bea.send(topic_id, 'Pass it on');
    const cleo = await world.join('Cleo');
    const body = { from_chat_id: data.chat_id, new_chat_id: ana.chatId(), target_user_id: cleo.id };
    const copy = await world.api.chat.forward({ as: ana, body });
    expect(await code(edit(ana, copy.data, { topic: copy.data.topic_id }))).toBe('edit_refused');
  });

  it('of a message that is recalled, cleared or not there', async () => {
    const recalled = await ana.send(topic_id);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: recalled.data.chat_id } });
    expect(await code(edit(ana, recalled.data))).toBe('message_not_found');
    const cleared = await ana.send(topic_id);
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id } });
    expect(await code(edit(ana, cleared.data))).toBe('message_not_found');
    expect(await code(edit(ana, { chat_id: ana.chatId() }))).toBe('message_not_found');
  });

  it('across a block', async () => {
    const { data } = await ana.send(topic_id);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await code(edit(ana, data))).toBe('blocked');
  });

  it('to somebody who left the group', async () => {
    const group = await world.group(ana, bea);
    const { data } = await ana.send(group);
    await world.api.groups.leave({ as: ana, body: { topic_id: group } });
    expect(await code(edit(ana, data, { topic: group }))).toBe('topic_not_found');
    expect(await newest(bea, group)).not.toMatchObject({ content: 'Other words' });
  });

  it('after a day', async () => {
    const { data } = await ana.send(topic_id);
    world.app.testClock.advance(day - 60);
    expect((await edit(ana, data)).status).toBe(200);
    world.app.testClock.advance(61);
    expect(await code(edit(ana, data, { content: 'Too late' }))).toBe('edit_too_late');
  });
});

describe('a reader who does not see the message', () => {
  it('learns nothing of its new words', async () => {
    const { data } = await ana.send(topic_id, 'The first words');
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    const socket = await listening(bea);
    const received = vi.fn();
    socket.on(`edit-chat-${topic_id}`, received);
    const { seq } = (await edit(ana, data)).data;
    const next = nextOf<Message>(socket, 'newChat', { topic_id });
    await ana.send(topic_id, 'Later');
    expect(await next).toMatchObject({ content: 'Later' });
    const changes = await changesFor(bea);
    expect(changes.find((change) => change.seq === seq)).toMatchObject({ kind: 'topic-updated' });
    expect(JSON.stringify(changes)).not.toContain('Other words');
    expect(received).not.toHaveBeenCalled();
  });
});
