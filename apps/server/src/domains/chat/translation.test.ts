import type { Message } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ask,
  type ChatPerson,
  type ChatWorld,
  createChatWorld,
  nextOf,
} from '../../../test/chat/createChatWorld.ts';
import { messageTranslations } from '../../db/schema/translations.ts';

const patient = { timeout: 20_000, interval: 10 };
const english = 'Where is the train station?';
const spanish = '¿Dónde está la estación de tren?';

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
const ordered = () =>
  world.app.core.database.db
    .select()
    .from(messageTranslations)
    .where(eq(messageTranslations.topicId, topic_id));

describe('a message for a reader of another language', () => {
  it('is read in the language of the reader', async () => {
    await ana.send(topic_id, english);
    await vi.waitFor(async () => expect((await newest(bea))?.translated).toBe(spanish), patient);
    expect((await newest(bea))?.translation).toMatchObject({ state: 'done', source: 'en', target: 'es' });
  });

  it('costs nothing until the reader opens the conversation', async () => {
    await ana.send(topic_id, english);
    expect(await ordered()).toEqual([]);
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    expect(await ordered()).toEqual([]);
    const settled = nextOf(socket, 'translateChat', { topic_id, user_id: bea.id });
    await ask(socket, 'join-chat', { topic_id });
    expect(await settled).toMatchObject({ state: 'done', text: spanish });
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
