import { type Change, chatEvents, eventName, type Message, type Poll } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import { pollVotes } from '../../db/schema/chat.ts';

const patient = { timeout: 20_000, interval: 10 };
const lunch = { question: 'Where do we eat?', options: ['Pizza', 'Sushi', 'Tacos'] };

let world: World;
let ana: Person;
let bea: Person;
let cleo: Person;
let group: string;

beforeAll(async () => {
  world = await createWorld({
    translator: new FallbackTranslator([new PhraseTranslator(), repeatingEngine]),
  });
});
beforeEach(async () => {
  [ana, bea, cleo] = [await world.join('Ana'), await world.join('Bea'), await world.join('Cleo')];
  group = await world.group(ana, bea, cleo);
});
afterAll(() => world.dispose());

type PollOptions = Partial<typeof lunch> & {
  is_multiple?: boolean;
  is_anonymous?: boolean;
  ends_at?: string | null;
};
const send = (as: Person, more: PollOptions = {}, topic_id = group) =>
  world.api.chat.send({
    as,
    body: { topic_id, type: 'poll', chat_id: as.chatId(), poll: { ...lunch, ...more } },
  });
const made = async (as: Person, more: PollOptions = {}, topic_id = group) =>
  (await send(as, more, topic_id)).data;
const vote = (as: Person, { chat_id }: { chat_id: string }, options: number[], topic_id = group) =>
  world.api.chat.vote({ as, body: { topic_id, chat_id, options } });
const end = (as: Person, { chat_id }: { chat_id: string }, topic_id = group) =>
  world.api.chat.endPoll({ as, body: { topic_id, chat_id } });
const voters = (as: Person, { chat_id }: { chat_id: string }, topic_id = group) =>
  world.api.chat.voters({ as, query: { topic_id, chat_id } });
const namesOf = async (as: Person, poll: { chat_id: string }) =>
  (await voters(as, poll)).data.options.map((people) => people.map(({ name }) => name));
const newest = async (as: Person, topic_id = group) =>
  (await world.api.chat.list({ as, query: { topic_id } })).data[0] as Message;
const changesFor = async (as: Person, topic_id = group) =>
  (await world.api.topics.changes({ as, query: { topic_id } })).data.changes;
const stored = (message: { _id: string }) =>
  world.app.core.database.db.select().from(pollVotes).where(eq(pollVotes.messageId, message._id));
const counts = (poll: Poll | null) => poll?.options.map(({ count }) => count);
const own = (poll: Poll | null) => poll?.options.flatMap(({ is_own }, place) => (is_own ? place : []));

describe('a poll', () => {
  it('is a message whose lines are the question and the options, without a vote', async () => {
    const poll = { question: '  Where\n do we   eat? ', options: ['Pizza ', 'Sushi'] };
    const { data } = await send(ana, poll);
    expect(data).toMatchObject({
      type: 'poll',
      content: 'Where do we eat?\nPizza\nSushi',
      poll: {
        is_multiple: false,
        is_anonymous: false,
        ends_at: null,
        ended_at: null,
        voter_count: 0,
        options: [
          { count: 0, is_own: false },
          { count: 0, is_own: false },
        ],
      },
    });
    expect(await newest(bea)).toMatchObject({ type: 'poll', poll: data.poll });
    expect((await ana.send(group, 'A text')).data.poll).toBeNull();
  });

  it.each([
    [{ options: ['Pizza'] }, 'A poll needs at least 2 options.'],
    [{ options: Array.from({ length: 11 }, (_, place) => `Option ${place}`) }, 'A poll can have 10 options.'],
    [{ options: ['Pizza', ' pizza'] }, 'Two options are the same.'],
    [{ question: ' ' }, 'A poll needs a question.'],
    [{ options: ['Pizza', ''] }, 'An option needs a text.'],
    [{ question: 'w'.repeat(301) }, 'At most 300 characters can be used.'],
    [{ options: ['Pizza', 's'.repeat(101)] }, 'At most 100 characters can be used.'],
  ])('is refused as %j: %s', async (poll, sentence) => {
    expect(await send(ana, poll)).toMatchObject({ code: 'validation_failed', errors: [sentence] });
  });

  it('ends at a moment that lies ahead, and is stored once however late it is sent again', async () => {
    const past = world.app.testClock.now().toISOString();
    expect(await send(ana, { ends_at: past })).toMatchObject({ code: 'poll_end_past' });
    const ends_at = new Date(world.app.testClock.now().getTime() + 60_000).toISOString();
    const chat_id = ana.chatId();
    const body = { topic_id: group, type: 'poll', chat_id, poll: { ...lunch, ends_at } } as const;
    const first = await world.api.chat.send({ as: ana, body });
    expect((await vote(bea, first.data, [1])).status).toBe(200);
    world.app.testClock.advance(60_000);
    expect(await vote(cleo, first.data, [1])).toMatchObject({ status: 409, code: 'poll_ended' });
    expect(await vote(bea, first.data, [])).toMatchObject({ code: 'poll_ended' });
    const again = await world.api.chat.send({ as: ana, body });
    expect(again.data).toMatchObject({ _id: first.data._id, poll: { ends_at, voter_count: 1 } });
  });
});

describe('a vote', () => {
  it('is a numbered change that reaches every device, with what each member chose', async () => {
    const poll = await made(ana);
    await vote(cleo, poll, [2]);
    const sockets = [await ana.connect(), await bea.connect(), await bea.connect(), await cleo.connect()];
    for (const socket of sockets) await ask(socket, 'topic-listen', { topic_id: group });
    const received = sockets.map((socket) =>
      nextOf<Extract<Change, { kind: 'poll' }>>(socket, 'pollChat', { topic_id: group }),
    );
    const answer = (await vote(bea, poll, [0])).data;
    const [ofAna, ofBea, ofBeasTab, ofCleo] = await Promise.all(received);
    for (const change of [ofAna, ofBea, ofBeasTab, ofCleo]) {
      expect(change).toMatchObject({ kind: 'poll', seq: answer.seq, chat_id: poll.chat_id });
      expect(counts(change?.poll ?? null)).toEqual([1, 0, 1]);
      expect(change?.poll.voter_count).toBe(2);
      expect(change).not.toHaveProperty('user_id');
    }
    expect([ofAna, ofBea, ofBeasTab, ofCleo].map((change) => own(change?.poll ?? null))).toEqual([
      [],
      [0],
      [0],
      [2],
    ]);
    expect((await changesFor(bea)).at(-1)).toEqual(ofBea);
    expect((await changesFor(ana)).at(-1)).toEqual(ofAna);
    expect((await newest(bea)).poll).toEqual(answer.poll);
  });

  it('is changed and taken back, and the same one changes nothing', async () => {
    const poll = await made(ana);
    const first = (await vote(bea, poll, [0])).data;
    expect((await vote(bea, poll, [0])).data).toEqual(first);
    const second = (await vote(bea, poll, [1])).data;
    expect(second.seq).toBe(first.seq + 1);
    expect([counts(second.poll), own(second.poll)]).toEqual([[0, 1, 0], [1]]);
    const none = (await vote(bea, poll, [])).data;
    expect([counts(none.poll), none.poll.voter_count]).toEqual([[0, 0, 0], 0]);
    expect((await vote(bea, poll, [])).data.seq).toBe(none.seq);
    expect(await stored(poll)).toEqual([]);
  });

  it('is for one option, or for several where the poll allows it; people are counted once', async () => {
    const single = await made(ana);
    expect(await vote(bea, single, [0, 1])).toMatchObject({ status: 400, code: 'poll_choice_invalid' });
    expect(await vote(bea, single, [3])).toMatchObject({ code: 'poll_choice_invalid' });
    const several = await made(ana, { is_multiple: true });
    const { poll } = (await vote(bea, several, [2, 0, 2])).data;
    expect([counts(poll), own(poll), poll.voter_count]).toEqual([[1, 0, 1], [0, 2], 1]);
    expect(counts((await vote(bea, several, [2, 1])).data.poll)).toEqual([0, 1, 1]);
    expect((await newest(cleo)).poll).toMatchObject({ voter_count: 1 });
  });

  it('is counted exactly, whoever votes at the same moment', async () => {
    const poll = await made(ana);
    const people = [ana, bea, cleo];
    await Promise.all(
      people.flatMap((person, place) => [vote(person, poll, [0]), vote(person, poll, [place])]),
    );
    const votes = await stored(poll);
    expect(new Set(votes.map(({ userId }) => userId)).size).toBe(3);
    expect(votes).toHaveLength(3);
    const present = (await newest(ana)).poll;
    expect(present?.voter_count).toBe(3);
    const last = (await changesFor(ana)).findLast(({ kind }) => kind === 'poll');
    expect(last).toMatchObject({ poll: present });
  });

  it('says who it was to every member, unless the poll is anonymous', async () => {
    const open = await made(ana);
    await vote(bea, open, [1]);
    world.app.testClock.advance(1000);
    await vote(ana, open, [1]);
    await vote(cleo, open, [2]);
    expect(await namesOf(bea, open)).toEqual([[], ['Bea', 'Ana'], ['Cleo']]);

    const secret = await made(ana, { is_anonymous: true });
    await vote(bea, secret, [1]);
    for (const person of [ana, bea, cleo])
      expect(await voters(person, secret)).toMatchObject({ status: 403, code: 'poll_anonymous' });
    const seen = [await changesFor(cleo), await newest(cleo)];
    expect(
      JSON.stringify(
        seen
          .flat()
          .filter((entry) => 'poll' in entry)
          .at(-1),
      ),
    ).not.toContain(bea.id);
    expect(counts((await newest(cleo)).poll)).toEqual([0, 1, 0]);
  });

  it('stays when its voter leaves the group, and can be changed by members alone', async () => {
    const poll = await made(ana);
    await vote(cleo, poll, [2]);
    await world.api.groups.leave({ as: cleo, body: { topic_id: group } });
    expect(await vote(cleo, poll, [0])).toMatchObject({ code: 'topic_not_found' });
    expect(await voters(cleo, poll)).toMatchObject({ code: 'topic_not_found' });
    expect(
      counts(
        (await world.api.chat.list({ as: bea, query: { topic_id: group } })).data.find(
          ({ type }) => type === 'poll',
        )?.poll ?? null,
      ),
    ).toEqual([0, 0, 1]);
    expect(await namesOf(bea, poll)).toEqual([[], [], ['Cleo']]);
  });

  it('is refused across a block, and where the plan of the group has ended', async () => {
    const topic_id = await ana.open(bea);
    const between = await made(ana, {}, topic_id);
    const shared = await made(bea);
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    for (const person of [ana, bea])
      expect(await vote(person, between, [0], topic_id)).toMatchObject({ code: 'blocked' });
    await world.changePlan(ana, 'free');
    expect(await vote(cleo, shared, [0])).toMatchObject({ status: 403, code: 'not_permitted' });
    expect(await send(cleo)).toMatchObject({ code: 'not_permitted' });
    // What is written stays the writer's own: a poll can be ended as a message can be recalled.
    expect((await end(bea, shared)).status).toBe(200);
  });

  it('is no vote on a text, on what was recalled, and on what the voter deleted', async () => {
    expect(await vote(bea, (await ana.send(group)).data, [0])).toMatchObject({ code: 'message_not_found' });
    const cleared = await made(bea);
    const direct = await ana.open(bea);
    const there = await made(ana, {}, direct);
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id: direct } });
    expect(await vote(bea, there, [0], direct)).toMatchObject({ code: 'message_not_found' });
    await vote(ana, there, [0], direct);
    expect((await changesFor(bea, direct)).map(({ kind }) => kind)).toEqual([
      'topic-updated',
      'topic-updated',
    ]);

    await vote(cleo, cleared, [0]);
    await world.api.chat.recall({ as: bea, query: { topic_id: group, chat_id: cleared.chat_id } });
    expect(await vote(ana, cleared, [0])).toMatchObject({ code: 'message_not_found' });
    expect(await stored(cleared)).toEqual([]);
    expect(await newest(ana)).toMatchObject({ recalled: true, content: null, poll: null });
    expect((await changesFor(ana)).filter(({ kind }) => kind === 'poll')).toEqual([]);
  });
});

describe('the end of a poll', () => {
  it('is for its author, once, and reaches everybody', async () => {
    const poll = await made(ana);
    await vote(bea, poll, [1]);
    expect(await end(bea, poll)).toMatchObject({ status: 403, code: 'poll_end_refused' });
    const device = await cleo.connect();
    await ask(device, 'topic-listen', { topic_id: group });
    const received: Extract<Change, { kind: 'poll' }>[] = [];
    device.on(eventName(chatEvents.pollChat, { topic_id: group }), (change) => received.push(change));
    const ended = (await end(ana, poll)).data;
    expect(ended.poll.ended_at).not.toBeNull();
    // The vote before may arrive after the conversation was opened.
    const change = { seq: ended.seq, poll: expect.objectContaining({ ended_at: ended.poll.ended_at }) };
    await vi.waitFor(() => expect(received).toContainEqual(expect.objectContaining(change)), patient);
    world.app.testClock.advance(1000);
    expect((await end(ana, poll)).data).toEqual(ended);
    expect(await vote(bea, poll, [0])).toMatchObject({ code: 'poll_ended' });
    expect(counts((await newest(cleo)).poll)).toEqual([0, 1, 0]);
  });
});

describe('the words of a poll', () => {
  it('are translated line by line for each reader, and found by search in both languages', async () => {
    const reader = await world.join('Dora', spanishReader);
    const topic_id = await ana.open(reader);
    await reader.connect();
    const question = 'Where is the train station?';
    await made(ana, { question, options: ['Hello', 'Good night'] }, topic_id);
    const translated = await vi.waitFor(async () => {
      const message = await newest(reader, topic_id);
      expect(message.translation.state).toBe('done');
      return message;
    }, patient);
    expect(translated.translated?.split('\n')).toEqual([
      '¿Dónde está la estación de tren?',
      'Hola',
      'Buenas noches',
    ]);
    expect(translated.content?.split('\n')).toEqual([question, 'Hello', 'Good night']);
    for (const query of ['estación', 'station', 'good night']) {
      const found = await world.api.chat.search({ as: reader, query: { query } });
      expect(found.data.messages, query).toMatchObject([{ message: { type: 'poll' } }]);
    }
    const preview = (await world.api.topics.list({ as: reader })).data.find(({ _id }) => _id === topic_id);
    expect(preview?.last_message).toMatchObject({ type: 'poll', translated: translated.translated });
  });

  it('are corrected with as many lines as there are', async () => {
    const reader = await world.join('Dora', spanishReader);
    const topic_id = await ana.open(reader);
    await reader.connect();
    const poll = await made(ana, {}, topic_id);
    const correct = (text: string) =>
      world.api.chat.correct({ as: reader, body: { topic_id, chat_id: poll.chat_id, language: 'es', text } });
    expect(await correct('¿Dónde comemos?\nPizza')).toMatchObject({ code: 'correction_refused' });
    const text = '¿Dónde comemos?\nPizza\nSushi\nTacos';
    expect((await correct(text)).data).toMatchObject({ translated: text });
  });

  it('cannot be edited, and are quoted by an answer', async () => {
    const poll = await made(ana);
    const body = { topic_id: group, chat_id: poll.chat_id, content: 'Other words' };
    expect(await world.api.chat.edit({ as: ana, body })).toMatchObject({ code: 'edit_refused' });
    const { data } = await bea.send(group, 'Sushi!', { reply_id: poll.chat_id });
    expect(data.reply).toMatchObject({ type: 'poll', content: 'Where do we eat?\nPizza\nSushi\nTacos' });
  });
});

describe('a poll that is sent on', () => {
  it('is a new one without votes, whose end stays where it lies ahead', async () => {
    const ends_at = new Date(world.app.testClock.now().getTime() + 60_000).toISOString();
    const poll = await made(ana, { is_multiple: true, is_anonymous: true, ends_at });
    await vote(bea, poll, [0, 1]);
    await end(ana, poll);
    const forward = async (as: Person, target_user_id: string) =>
      (
        await world.api.chat.forward({
          as,
          body: { from_chat_id: poll.chat_id, new_chat_id: as.chatId(), target_user_id },
        })
      ).data;
    const copy = await forward(bea, cleo.id);
    expect(copy).toMatchObject({
      type: 'poll',
      content: poll.content,
      forward_id: poll._id,
      poll: { is_multiple: true, is_anonymous: true, ends_at, ended_at: null, voter_count: 0 },
    });
    expect((await vote(cleo, copy, [1], copy.topic_id)).data.poll.voter_count).toBe(1);
    expect((await newest(ana)).poll).toMatchObject({ voter_count: 1 });
    expect((await end(bea, copy, copy.topic_id)).status).toBe(200);
    world.app.testClock.advance(60_000);
    expect((await forward(cleo, ana.id)).poll).toMatchObject({ ends_at: null, ended_at: null });
  });
});
