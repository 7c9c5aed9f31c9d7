import type { Change, Message, Topic } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, type ChatPerson, type ChatWorld, createChatWorld, nextOf } from './createChatWorld.ts';

const patient = { timeout: 10_000, interval: 10 };
const english = 'Where is the train station?';
const spanish = /estación/;

describe('a conversation of two languages', () => {
  let world: ChatWorld;
  let ana: ChatPerson;
  let bea: ChatPerson;
  let topic_id: string;

  beforeAll(async () => {
    world = await createChatWorld();
  });
  beforeEach(async () => {
    ana = await world.join('Ana');
    bea = await world.join('Bea', ['Spanish', 'Spanish (Spain)']);
    topic_id = await ana.open(bea);
  });
  afterAll(() => world.dispose());

  const newest = async (who: ChatPerson) => (await who.get<Message[]>('/chat', { topic_id })).data[0];
  const translated = (who: ChatPerson) =>
    vi.waitFor(async () => {
      const message = await newest(who);
      expect(message?.translation.state).toBe('done');
      return message;
    }, patient);

  it('shows a message at once and its translation as soon as there is one', async () => {
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const shown = nextOf<Message>(socket, 'newChat', { topic_id });
    const settled = nextOf<Change>(socket, 'translateChat', { topic_id, user_id: bea.id });
    const { data } = await ana.send(topic_id, english);
    expect(data).toMatchObject({ language: 'en', translation: { state: 'none' }, translated: null });
    expect(await shown).toMatchObject({ content: english, translation: { state: 'queued', target: 'es' } });
    expect(await settled).toMatchObject({
      kind: 'translation',
      chat_id: data.chat_id,
      language: 'es',
      state: 'done',
      text: expect.stringMatching(spanish),
      engine: expect.any(String),
      seq: 2,
    });
    expect(await newest(bea)).toMatchObject({ content: english, translated: expect.stringMatching(spanish) });
    expect(await newest(ana)).toMatchObject({ content: english, translated: null });
  });

  it('makes the translation a numbered change that everybody can ask for', async () => {
    await bea.connect();
    const { data } = await ana.send(topic_id, english);
    const settled = await vi.waitFor(async () => {
      const page = await ana.get<{ changes: Change[] }>('/topic/changes', { topic_id, since: '1' });
      expect(page.data.changes).toHaveLength(1);
      return page.data.changes[0];
    }, patient);
    expect(settled).toMatchObject({ kind: 'translation', seq: 2, chat_id: data.chat_id, language: 'es' });
  });

  it('translates for a reader who was away when the conversation is read', async () => {
    await ana.send(topic_id, english);
    expect((await newest(bea))?.translation.state).toMatch(/queued|done/);
    expect(await translated(bea)).toMatchObject({ translated: expect.stringMatching(spanish) });
    const topic = (await bea.get<Topic>(`/topic/${topic_id}`)).data;
    expect(topic.last_message).toMatchObject({
      content: english,
      translated: expect.stringMatching(spanish),
    });
  });

  it('follows the language that the reader chose for this conversation', async () => {
    await ana.send(topic_id, english);
    await bea.post('/topic/language', { topic_id, language: 'it' });
    await newest(bea);
    expect(await translated(bea)).toMatchObject({
      translation: { target: 'it', source: 'en' },
      translated: expect.stringMatching(/stazione/),
    });
    await bea.post('/topic/language', { topic_id, language: null });
    expect(await translated(bea)).toMatchObject({ translated: expect.stringMatching(spanish) });
  });

  it('takes a chosen language whatever the case of its tag', async () => {
    const chosen = await bea.post<Topic>('/topic/language', { topic_id, language: 'IT' });
    expect(chosen.data.language).toBe('it');
    const impossible = await bea.post('/topic/language', { topic_id, language: 'en-a' });
    expect(impossible.status).toBe(400);
  });

  it('translates nothing between readers of one language', async () => {
    const eve = await world.join('Eve');
    await eve.connect();
    const shared = await ana.open(eve);
    await ana.send(shared, english);
    const [message] = (await eve.get<Message[]>('/chat', { topic_id: shared })).data;
    expect(message).toMatchObject({ translated: null, translation: { state: 'none' } });
    expect((await eve.get<Topic>(`/topic/${shared}`)).data.seq).toBe(1);
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
    const again = await bea.post<{ translation: { state: string } }>('/chat/translation', {
      topic_id,
      chat_id: data.chat_id,
    });
    expect(again.data.translation.state).toBe('queued');
  });

  it('forgets the translation of a recalled message', async () => {
    const { data } = await ana.send(topic_id, english);
    await newest(bea);
    await translated(bea);
    await ana.remove('/chat', { topic_id, chat_id: data.chat_id });
    const page = await bea.get('/topic/changes', { topic_id });
    const all = JSON.stringify([page, await bea.get('/topic'), await bea.get('/chat', { topic_id })]);
    expect(all).not.toMatch(spanish);
    const asked = await bea.post('/chat/translation', { topic_id, chat_id: data.chat_id });
    expect(asked).toMatchObject({ status: 404, code: 'message_not_found' });
  });
});
