import type { Change, Message } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';

const patient = { timeout: 20_000, interval: 10 };
const original = 'The old house near the river has windows';
const text = 'La casa vieja junto al río tiene ventanas';
const language = 'es';

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

const newest = async (who: Person) => (await world.api.chat.list({ as: who, query: { topic_id } })).data[0];
const correct = (who: Person, chat_id: string, proposed: string | null = text, into = language) =>
  world.api.chat.correct({ as: who, body: { topic_id, chat_id, language: into, text: proposed } });
/** The newest message of the topic as Bea reads it, once that is so. */
const shown = (expected: object) =>
  vi.waitFor(async () => expect(await newest(bea)).toMatchObject(expected), patient);

async function sendTranslated(words = original): Promise<string> {
  const { data } = await ana.send(topic_id, words);
  await shown({ chat_id: data.chat_id, translation: { state: 'done' } });
  return data.chat_id;
}

async function listen(who: Person, topic = topic_id) {
  const socket = await who.connect();
  await ask(socket, 'topic-listen', { topic_id: topic });
  return socket;
}

describe('a correction', () => {
  it('of a reader stands for both sides, with who proposed it, on all their devices', async () => {
    const chat_id = await sendTranslated();
    const [first, second, other] = [await listen(ana), await listen(ana), await listen(bea)];
    const ofAna = nextOf<Change>(first, 'translateChat', { topic_id, user_id: ana.id });
    const again = nextOf<Change>(second, 'translateChat', { topic_id, user_id: ana.id });
    const ofBea = nextOf<Change>(other, 'translateChat', { topic_id, user_id: bea.id });
    const by = { _id: bea.id, name: 'Bea' };
    const { data } = await correct(bea, chat_id);
    expect(data).toMatchObject({
      chat_id,
      translated: text,
      translation: { corrected_by: by, grade: 'exact' },
    });
    const change = {
      kind: 'translation',
      seq: data.seq,
      chat_id,
      language,
      state: 'done',
      text,
      corrected_by: by,
    };
    for (const received of [ofAna, again, ofBea]) expect(await received).toMatchObject(change);

    const translation = { state: 'done', engine: 'correction', grade: 'exact', corrected_by: by };
    expect(await newest(bea)).toMatchObject({ content: original, translated: text, translation });
    expect((await newest(bea))?.corrections).toBeUndefined();
    expect(await newest(ana)).toMatchObject({ translated: null, corrections: [{ language, text, by }] });
    const { changes } = (
      await world.api.topics.changes({ as: ana, query: { topic_id, since: String(data.seq - 1) } })
    ).data;
    expect(changes).toMatchObject([change]);
    const { last_message } = (await world.api.topics.get({ as: bea, params: { topic_id } })).data;
    expect(last_message).toMatchObject({ translated: text, translation: { grade: 'exact' } });
    const found = await world.api.chat.search({ as: bea, query: { query: 'ventanas' } });
    expect(found.data.messages).toMatchObject([{ message: { chat_id } }]);
  });

  it('of the sender stands in every language in which somebody else reads, and in no other', async () => {
    const chat_id = await sendTranslated();
    await correct(ana, chat_id);
    expect(await newest(bea)).toMatchObject({
      translated: text,
      translation: { corrected_by: { name: 'Ana' } },
    });
    for (const into of ['fr', 'en'])
      expect(await correct(ana, chat_id, text, into)).toMatchObject({
        status: 403,
        code: 'correction_refused',
      });
  });

  it('is not for people who read in another language, who are no members, or whose plan has no translation', async () => {
    const chat_id = await sendTranslated();
    expect(await correct(bea, chat_id, 'Das alte Haus', 'de')).toMatchObject({ code: 'correction_refused' });
    const eve = await world.join('Eve', spanishReader);
    expect(await correct(eve, chat_id)).toMatchObject({ status: 404, code: 'topic_not_found' });
    await world.changePlan(bea, 'free');
    expect(await correct(bea, chat_id)).toMatchObject({ status: 403, code: 'not_permitted' });
    expect(await newest(bea)).toMatchObject({ translated: `[es] ${original}` });
  });

  it('adds no link to what somebody else wrote', async () => {
    const chat_id = await sendTranslated('Look at https://franca.example/house please');
    expect(await correct(bea, chat_id, 'Mira https://evil.example por favor')).toMatchObject({
      code: 'correction_refused',
    });
    expect(await correct(bea, chat_id, 'Mira https://franca.example/house por favor')).toMatchObject({
      status: 200,
    });
  });

  it('is taken back by either side, and the engine translates again', async () => {
    for (const [name, who] of Object.entries({ Ana: ana, Bea: bea })) {
      const chat_id = await sendTranslated(`${original} ${name}`);
      await correct(bea, chat_id);
      const socket = await listen(ana);
      const withdrawn = nextOf<Change>(socket, 'translateChat', { topic_id, user_id: ana.id });
      expect((await correct(who, chat_id, null)).data).toMatchObject({ translated: null });
      expect(await withdrawn).toMatchObject({ chat_id, state: 'queued', text: null });
      await shown({ chat_id, translated: `[es] ${original} ${name}`, translation: { engine: 'repeating' } });
      expect((await newest(ana))?.corrections).toBeUndefined();
      const { data } = await correct(who, chat_id, null);
      expect(data).toMatchObject({ translation: { engine: 'repeating' } });
      socket.disconnect();
    }
  });

  it('is used again for the same words in this conversation until it is taken back', async () => {
    await listen(bea);
    await correct(bea, await sendTranslated());
    const socket = await listen(bea);
    const next = nextOf<Message>(socket, 'newChat', { topic_id });
    const { data } = await ana.send(topic_id, original);
    const by = { _id: bea.id, name: 'Bea' };
    expect(await next).toMatchObject({ translated: text, translation: { state: 'done', corrected_by: by } });
    expect(data).toMatchObject({ corrections: [{ language, text, by }] });

    const elsewhere = await world.group(ana, bea);
    await ana.send(elsewhere, original);
    await vi.waitFor(async () => {
      const page = await world.api.chat.list({ as: bea, query: { topic_id: elsewhere } });
      expect(page.data[0]).toMatchObject({ translated: `[es] ${original}` });
    }, patient);

    await correct(bea, data.chat_id, null);
    await shown({ chat_id: data.chat_id, translation: { engine: 'repeating' } });
    const last = await ana.send(topic_id, original);
    await shown({ chat_id: last.data.chat_id, translated: `[es] ${original}` });
  });

  it('is used again for somebody who was away when the message was sent', async () => {
    await correct(bea, await sendTranslated());
    const { data } = await ana.send(topic_id, original);
    await shown({ chat_id: data.chat_id, translated: text, translation: { corrected_by: { name: 'Bea' } } });
    expect(await newest(ana)).toMatchObject({ corrections: [{ text }] });
  });

  it('goes with the words that it is about: an edit, a recall', async () => {
    const edited = await sendTranslated();
    await correct(bea, edited);
    await world.api.chat.edit({ as: ana, body: { topic_id, chat_id: edited, content: 'The new house' } });
    await shown({ chat_id: edited, translated: '[es] The new house', translation: { engine: 'repeating' } });
    const next = await sendTranslated();
    expect(await newest(bea)).toMatchObject({ translated: `[es] ${original}` });
    await correct(bea, next);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: next } });
    expect(await newest(bea)).toMatchObject({ recalled: true, translated: null });
    expect(await correct(bea, next)).toMatchObject({ code: 'message_not_found' });
    expect(await newest(ana)).not.toHaveProperty('corrections');
  });

  it('is refused behind a block, in both directions', async () => {
    const chat_id = await sendTranslated();
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    for (const who of [ana, bea]) expect(await correct(who, chat_id)).toMatchObject({ code: 'blocked' });
  });

  it('in a group reaches those who read the language and the sender, and nobody who has left', async () => {
    const dan = await world.join('Dan', { ...spanishReader, plan: 'ultimate' });
    const eve = await world.join('Eve', { language: 'Italian', accent: 'Italian (Italy)' });
    const group = await world.group(ana, bea, dan, eve);
    const { data } = await ana.send(group, original);
    const body = { topic_id: group, chat_id: data.chat_id, language, text };
    await world.api.groups.leave({ as: dan, body: { topic_id: group } });
    expect(await world.api.chat.correct({ as: dan, body })).toMatchObject({ code: 'topic_not_found' });
    const [ofEve, ofAna] = [await listen(eve, group), await listen(ana, group)];
    // Her own translation may come meanwhile.
    const corrections: unknown[] = [];
    ofEve.onAny((name: string, change: { text?: string | null }) => {
      if (name.startsWith('translate-chat') && change.text === text) corrections.push(change);
    });
    const received = nextOf<Change>(ofAna, 'translateChat', { topic_id: group, user_id: ana.id });
    await world.api.chat.correct({ as: bea, body });
    expect(await received).toMatchObject({ text, corrected_by: { name: 'Bea' } });
    const page = await world.api.chat.list({ as: eve, query: { topic_id: group } });
    expect(page.data[0]?.corrections).toBeUndefined();
    expect(corrections).toEqual([]);
  });

  it('says nothing new where the same words stand already, and replaces other ones', async () => {
    const chat_id = await sendTranslated();
    const first = await correct(bea, chat_id);
    const again = await correct(ana, chat_id);
    expect(again.data).toMatchObject({ translated: text, translation: { corrected_by: { name: 'Bea' } } });
    const other = await correct(ana, chat_id, 'La vieja casa del río tiene ventanas');
    expect(other.data.seq).toBe(first.data.seq + 1);
    expect(await newest(bea)).toMatchObject({ translation: { corrected_by: { name: 'Ana' } } });
  });
});
