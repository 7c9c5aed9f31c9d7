import type { Message } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { photoWithPlace } from '../files/testing/pictures.ts';

const patient = { timeout: 20_000, interval: 10 };
const english = 'Where is the train station?';
const spanish = '¿Dónde está la estación de tren?';
const unknown = 'Quantum chromodynamics confounded the venerable archdeacon.';
const sound = Buffer.concat([Buffer.from('RIFF$\0\0\0WAVEfmt '), Buffer.alloc(28)]);

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

async function fileOf(type: 'image' | 'file' | 'audio'): Promise<object> {
  const name = { image: 'beach.jpg', file: 'notes.txt', audio: 'audio.wav' }[type];
  const bytes = { image: await photoWithPlace(), file: Buffer.from('Notes\n'), audio: sound }[type];
  const origin_url = await ana.upload({ name, bytes, folder: type === 'audio' ? 'audio' : 'upload' });
  return { type, attachments: [{ type, origin_url, name }] };
}

const sendNotes = async (words: string | null) =>
  (await ana.send(topic_id, '', { ...(await fileOf('file')), content: words })).data;
const newest = async (who: Person, topic = topic_id) =>
  (await world.api.chat.list({ as: who, query: { topic_id: topic } })).data[0];
const resolved = (who: Person, state = 'done', topic = topic_id) =>
  vi.waitFor(async () => {
    const message = await newest(who, topic);
    expect(message?.translation.state).toBe(state);
    return message;
  }, patient);

describe('the words under a file', () => {
  it.each(['image', 'file', 'audio'] as const)(
    'of type %s come to a reader of another language translated, when they are known',
    async (type) => {
      const socket = await bea.connect();
      await ask(socket, 'topic-listen', { topic_id });
      const shown = nextOf<Message>(socket, 'newChat', { topic_id });
      const { data } = await ana.send(topic_id, '', { ...(await fileOf(type)), content: english });
      expect(data).toMatchObject({ type, language: 'en', translated: null, translation: { state: 'none' } });
      expect(await shown).toMatchObject({
        content: english,
        translated: spanish,
        translation: { state: 'done', source: 'en', target: 'es', engine: 'phrases' },
      });
      expect(await newest(bea)).toMatchObject({ type, content: english, translated: spanish });
      expect(await newest(ana)).toMatchObject({ content: english, translated: null });
    },
  );

  it('are translated for a reader who was away, in the conversation and in the chat list', async () => {
    await sendNotes(english);
    await resolved(bea);
    const { last_message } = (await world.api.topics.get({ as: bea, params: { topic_id } })).data;
    expect(last_message).toMatchObject({ type: 'file', content: english, translated: spanish });
  });

  it('come as a numbered change with what becomes of them later', async () => {
    await bea.connect();
    const { chat_id } = await sendNotes(unknown);
    const change = await vi.waitFor(async () => {
      const page = await world.api.topics.changes({ as: ana, query: { topic_id, since: '1' } });
      expect(page.data.changes).toHaveLength(1);
      return page.data.changes[0];
    }, patient);
    expect(change).toMatchObject({
      kind: 'translation',
      seq: 2,
      chat_id,
      language: 'es',
      state: 'unavailable',
    });
  });

  it('are quoted to each reader in the own language', async () => {
    const { chat_id } = await sendNotes(english);
    await resolved(bea);
    await bea.send(topic_id, 'Sí', { reply_id: chat_id });
    expect((await newest(bea))?.reply).toMatchObject({ content: english, translated: spanish });
    expect((await newest(ana))?.reply).toMatchObject({ content: english, translated: null });
  });

  it('are translated for those to whom they are forwarded', async () => {
    const { chat_id } = await sendNotes(english);
    const dan = await world.join('Dan', { language: 'Italian', accent: 'Italian (Italy)' });
    const form = { from_chat_id: chat_id, new_chat_id: ana.chatId(), target_user_id: dan.id };
    const copy = (await world.api.chat.forward({ as: ana, body: form })).data;
    expect(await resolved(dan, 'done', copy.topic_id)).toMatchObject({
      type: 'file',
      content: english,
      translated: expect.stringMatching(/stazione/),
    });
  });

  it('say honestly when there is no translation, and are tried again when asked', async () => {
    const { chat_id } = await sendNotes(unknown);
    await resolved(bea, 'unavailable');
    const again = await world.api.chat.translation({ as: bea, body: { topic_id, chat_id } });
    expect(again.data.translation).toMatchObject({ state: 'queued', target: 'es' });
  });

  it('lose their translation when the message is recalled', async () => {
    const { chat_id } = await sendNotes(english);
    await resolved(bea);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    const all = [
      await world.api.topics.changes({ as: bea, query: { topic_id } }),
      await world.api.chat.list({ as: bea, query: { topic_id } }),
    ];
    expect(JSON.stringify(all)).not.toContain(spanish);
  });

  it.each([null, '', '📷 2026'])('are not waited for when they are %j', async (words) => {
    const { language } = await sendNotes(words);
    expect((await newest(bea))?.translation.state).toBe('none');
    if (!words) expect(language).toBeNull();
  });
});

describe('what has no words', () => {
  it.each([
    ['contact', () => ({ type: 'contact', contact: ana.id })],
    ['location', () => ({ type: 'location', meta_data: { place: 'Station', latitude: 1, longitude: 2 } })],
    ['emoji', () => ({ type: 'emoji', content: 'hello' })],
  ] as const)('stays as it is: %s', async (_type, body) => {
    const { data } = await ana.send(topic_id, '', body());
    expect(data.language).toBeNull();
    expect((await newest(bea))?.translation.state).toBe('none');
  });
});
