import { chatEvents } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { messageTranslations } from '../../db/schema/translations.ts';
import { users } from '../../db/schema/users.ts';

const patient = { timeout: 10_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ana = await world.join('Ana');
  bea = await world.join('Bea');
  await ana.open(bea);
});
afterAll(() => world.dispose());

async function watch(watcher: Person, user_id: string) {
  const socket = await watcher.connect();
  const statuses: unknown[] = [];
  socket.on(`online-status-${user_id}`, (status: unknown) => statuses.push(status));
  const answer = await ask(socket, 'user-status-listen', { user_id });
  return {
    answer,
    statuses,
    online: () => statuses.map((status) => (status as { online: boolean }).online),
    socket,
  };
}

describe('presence', () => {
  it('is sent at once and whenever it changes, once for several devices', async () => {
    const { answer, online, statuses } = await watch(ana, bea.id);
    expect(answer).toEqual({ success: true });
    await vi.waitFor(() => expect(online()).toEqual([false]), patient);
    const [phone, laptop] = [await bea.connect(), await bea.connect()];
    await vi.waitFor(() => expect(online()).toEqual([false, true]), patient);
    phone.disconnect();
    laptop.disconnect();
    await vi.waitFor(() => expect(online()).toEqual([false, true, false]), patient);
    for (const status of statuses) {
      expect(chatEvents.onlineStatus.payload.parse(status)).toMatchObject({ user_id: bea.id });
    }
    const { db } = world.app.core.database;
    const lastSeen = async () => (await db.select().from(users).where(eq(users.id, bea.id)))[0]?.lastSeenAt;
    await vi.waitFor(async () => expect(await lastSeen()).toBeInstanceOf(Date), patient);
  });

  it('is followed by a bare id too', async () => {
    const socket = await ana.connect();
    expect(await ask(socket, 'user-status-listen', bea.id)).toEqual({ success: true });
  });

  it('is hidden from people who share no conversation', async () => {
    const cai = await world.join('Cai');
    const { answer, statuses, socket } = await watch(cai, bea.id);
    expect(answer).toMatchObject({ success: false, code: 'user_not_found' });
    await bea.connect();
    await ask(socket, 'user-status-stop-listen', { user_id: bea.id });
    expect(statuses).toEqual([]);
  });

  it.each([[null], [42], [{}], ['nobody'], [{ user_id: ['x'] }]])(
    'answers %j in place of an id with a sentence',
    async (payload) => {
      const socket = await ana.connect();
      expect(await ask(socket, 'user-status-listen', payload)).toMatchObject({
        success: false,
        errors: [expect.any(String)],
        code: 'validation_failed',
      });
    },
  );

  it('decides for whom a message is translated: not for a reader who is away or has not opened the conversation', async () => {
    const { ana, bea, topic_id } = await world.pair(spanishReader);
    const { db } = world.app.core.database;
    const ordered = () =>
      db.select().from(messageTranslations).where(eq(messageTranslations.topicId, topic_id));
    await ana.send(topic_id, 'Where is the train station?');
    expect(await ordered()).toEqual([]);
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    expect(await ordered()).toEqual([]);
    const resolved = nextOf(socket, 'translateChat', { topic_id, user_id: bea.id });
    await ask(socket, 'join-chat', { topic_id });
    expect(await resolved).toMatchObject({ state: 'done', text: '¿Dónde está la estación de tren?' });
    await ana.send(topic_id, 'Good morning');
    expect(await ordered()).toHaveLength(2);
  });
});
