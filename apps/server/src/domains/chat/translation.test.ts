import type { Change, Message } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import { messageTranslations } from '../../db/schema/translations.ts';
import type { Translator } from '../../ports/Translator.ts';

const patient = { timeout: 20_000, interval: 10 };
const english = 'Where is the train station?';
const unknown = 'The old house near the river has windows';
const spanish = '¿Dónde está la estación de tren?';

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld({ translator: new FallbackTranslator([new PhraseTranslator(), patientEngine]) });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

/** Leaves to nobody what the phrase memory does not know, but for one sentence. */
const patientEngine: Translator = {
  ...repeatingEngine,
  translate: async (request) =>
    request.text.startsWith('Quantum')
      ? { status: 'unavailable', detail: 'Nobody knows.' }
      : repeatingEngine.translate(request),
};

const newest = async (who: Person) => (await world.api.chat.list({ as: who, query: { topic_id } })).data[0];
const ordered = () =>
  world.app.core.database.db
    .select()
    .from(messageTranslations)
    .where(eq(messageTranslations.topicId, topic_id));

describe('a conversation of two languages', () => {
  const station = /estación/;
  const newest = async (who: Person) => (await world.api.chat.list({ as: who, query: { topic_id } })).data[0];
  async function listening() {
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    return socket;
  }
  const translated = (who: Person) =>
    vi.waitFor(async () => {
      const message = await newest(who);
      expect(message?.translation.state).toBe('done');
      return message;
    }, patient);

  it('shows a message at once and its translation as soon as there is one', async () => {
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const shown = nextOf<Message>(socket, 'newChat', { topic_id });
    const resolved = nextOf<Change>(socket, 'translateChat', { topic_id, user_id: bea.id });
    const { data } = await ana.send(topic_id, unknown);
    expect(data).toMatchObject({ language: 'en', translation: { state: 'none' }, translated: null });
    expect(await shown).toMatchObject({ content: unknown, translation: { state: 'queued', target: 'es' } });
    expect(await resolved).toMatchObject({
      kind: 'translation',
      chat_id: data.chat_id,
      language: 'es',
      state: 'done',
      text: `[es] ${unknown}`,
      engine: 'repeating',
      grade: 'rough',
      seq: 2,
    });
    expect(await newest(bea)).toMatchObject({ content: unknown, translated: `[es] ${unknown}` });
    expect(await newest(ana)).toMatchObject({ content: unknown, translated: null });
  });

  it.each([
    ['the phrase memory knows it', english, spanish, 'phrases', 'exact'],
    [
      'it was translated before',
      'Her bicycle stands outside',
      '[es] Her bicycle stands outside',
      'repeating',
      'rough',
    ],
  ])('shows a message translated from the start when %s', async (_case, text, translated, engine, grade) => {
    const socket = await listening();
    const first = nextOf<Message>(socket, 'newChat', { topic_id });
    const before = await ana.send(topic_id, text);
    await first;
    await vi.waitFor(async () => expect((await newest(bea))?.translation.state).toBe('done'), patient);
    const shown = nextOf<Message>(socket, 'newChat', { topic_id });
    const { data } = await ana.send(topic_id, text);
    const translation = { state: 'done', source: 'en', target: 'es', engine, grade };
    const lastMessage = async () =>
      (await world.api.topics.get({ as: bea, params: { topic_id } })).data.last_message;
    expect(await shown).toMatchObject({ chat_id: data.chat_id, translated, translation });
    expect(await newest(bea)).toMatchObject({ chat_id: data.chat_id, translated, translation });
    expect(await lastMessage()).toMatchObject({ chat_id: data.chat_id, translated, translation });
    const answer = { reply_id: data.chat_id };
    const quoted = nextOf<Message>(socket, 'newChat', { topic_id });
    await ana.send(topic_id, 'Answer', answer);
    expect((await quoted).reply).toMatchObject({ translated, translation });
    expect(data.seq - before.data.seq).toBe(engine === 'phrases' ? 1 : 2);
  });

  it('translates what the phrase memory knows by it and the rest by another engine, and says so', async () => {
    const socket = await listening();
    await ana.send(topic_id, `Good morning! ${unknown}`);
    await vi.waitFor(
      async () =>
        expect(await newest(bea)).toMatchObject({
          translated: `¡Buenos días! [es] ${unknown}`,
          translation: { state: 'done', engine: 'phrases (1) + repeating (2)' },
        }),
      patient,
    );
    const again = nextOf<Message>(socket, 'newChat', { topic_id });
    await ana.send(topic_id, `Good morning! ${unknown}`);
    expect((await again).translation).toMatchObject({ state: 'done', engine: 'phrases (1) + repeating (2)' });
  });

  it('makes the translation a numbered change that everybody can ask for', async () => {
    await bea.connect();
    const { data } = await ana.send(topic_id, 'Six ducks swim across the lake');
    const resolved = await vi.waitFor(async () => {
      const page = await world.api.topics.changes({ as: ana, query: { topic_id, since: '1' } });
      expect(page.data.changes).toHaveLength(1);
      return page.data.changes[0];
    }, patient);
    expect(resolved).toMatchObject({ kind: 'translation', seq: 2, chat_id: data.chat_id, language: 'es' });
  });

  it('translates for a reader who was away when the conversation is read', async () => {
    await ana.send(topic_id, english);
    expect((await newest(bea))?.translation.state).toMatch(/queued|done/);
    expect(await translated(bea)).toMatchObject({ translated: expect.stringMatching(station) });
    const topic = (await world.api.topics.get({ as: bea, params: { topic_id } })).data;
    expect(topic.last_message).toMatchObject({
      content: english,
      translated: expect.stringMatching(station),
    });
  });

  it('follows the language that the reader chose for this conversation', async () => {
    await ana.send(topic_id, english);
    await world.api.topics.language({ as: bea, body: { topic_id, language: 'it' } });
    await newest(bea);
    expect(await translated(bea)).toMatchObject({
      translation: { target: 'it', source: 'en' },
      translated: expect.stringMatching(/stazione/),
    });
    await world.api.topics.language({ as: bea, body: { topic_id, language: null } });
    expect(await translated(bea)).toMatchObject({ translated: expect.stringMatching(station) });
  });

  it('takes a chosen language whatever the case of its tag', async () => {
    const chosen = await world.api.topics.language({ as: bea, body: { topic_id, language: 'IT' } });
    expect(chosen.data.language).toBe('it');
    const impossible = await world.api.topics.language({ as: bea, body: { topic_id, language: 'en-a' } });
    expect(impossible.status).toBe(400);
  });

  it('translates nothing between readers of one language', async () => {
    const eve = await world.join('Eve');
    await eve.connect();
    const shared = await ana.open(eve);
    await ana.send(shared, english);
    const [message] = (await world.api.chat.list({ as: eve, query: { topic_id: shared } })).data;
    expect(message).toMatchObject({ translated: null, translation: { state: 'none' } });
    expect((await world.api.topics.get({ as: eve, params: { topic_id: shared } })).data.seq).toBe(1);
  });

  it('says honestly when there is no translation, and tries again when asked', async () => {
    await bea.connect();
    const { data } = await ana.send(topic_id, 'Quantum chromodynamics confounded the venerable archdeacon.');
    const unavailable = await vi.waitFor(async () => {
      const message = await newest(bea);
      expect(message?.translation.state).toBe('unavailable');
      return message;
    }, patient);
    expect(unavailable?.translated).toBe(null);
    const again = await world.api.chat.translation({
      as: bea,
      body: {
        topic_id,
        chat_id: data.chat_id,
      },
    });
    expect(again.data.translation.state).toBe('queued');
  });

  it('forgets the translation of a recalled message', async () => {
    const { data } = await ana.send(topic_id, english);
    await newest(bea);
    await translated(bea);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    const page = await world.api.topics.changes({ as: bea, query: { topic_id } });
    const all = JSON.stringify([
      page,
      await world.api.topics.list({ as: bea }),
      await world.api.chat.list({ as: bea, query: { topic_id } }),
    ]);
    expect(all).not.toMatch(station);
    const asked = await world.api.chat.translation({ as: bea, body: { topic_id, chat_id: data.chat_id } });
    expect(asked).toMatchObject({ status: 404, code: 'message_not_found' });
  });
});

describe('a message for a reader of another language', () => {
  it('is read in the language of the reader', async () => {
    await ana.send(topic_id, english);
    await vi.waitFor(async () => expect((await newest(bea))?.translated).toBe(spanish), patient);
    expect((await newest(bea))?.translation).toMatchObject({ state: 'done', source: 'en', target: 'es' });
  });

  it.each(['12 345', '🎂🎉', 'https://example.org/station'])(
    'is not waited for when there is nothing to translate in %s',
    async (content) => {
      const socket = await bea.connect();
      await ask(socket, 'topic-listen', { topic_id });
      const shown = nextOf<Message>(socket, 'newChat', { topic_id });
      await ana.send(topic_id, content);
      expect((await shown).translation.state).toBe('none');
      expect((await newest(bea))?.translation.state).toBe('none');
      expect(await ordered()).toEqual([]);
    },
  );

  it('is quoted to each reader in the own language', async () => {
    const { data } = await ana.send(topic_id, english);
    await vi.waitFor(async () => expect((await newest(bea))?.translated).toBe(spanish), patient);
    await bea.send(topic_id, 'Sí', { reply_id: data.chat_id });
    expect((await newest(bea))?.reply).toMatchObject({ content: english, translated: spanish });
    expect((await newest(ana))?.reply).toMatchObject({ content: english, translated: null });
  });
});
