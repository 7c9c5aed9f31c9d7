import { randomUUID } from 'node:crypto';
import type { EventPayload, speechEvents } from '@franca/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestRooms } from './createTestRooms.ts';
import { ask, openSocket } from './sockets.ts';
import { startServer } from './startServer.ts';
import { createWorld, type World } from './world.ts';

type Line = EventPayload<typeof speechEvents.speechData>;
type Gap = EventPayload<typeof speechEvents.speechGap>;

let world: World;

beforeAll(async () => {
  world = await createWorld({ rooms: createTestRooms(), recognizers: [] });
});
afterAll(() => world.dispose());

it('a process that dies in mid-sentence leaves a mark; nothing comes twice, and nothing is lost after it', async () => {
  const { ana, bea, topic_id } = await world.pair();
  const { DATABASE_URL = '', REDIS_URL = '', DATA_DIR } = world.app.core.config;
  const dying = startServer({ DATABASE_URL, REDIS_URL, DATA_DIR, TRANSLATE_ENGINES: 'phrases' });
  const body = { topic_id, uuid: randomUUID() };
  await world.api.calls.start({ as: ana, body: { ...body, is_video: false } });
  await world.api.calls.accept({ as: bea, body });
  const lines: Line[] = [];
  const gaps: Gap[] = [];
  const query = { accent_code: 'en-AU', lang_code: 'en', target_lang_code: '' };
  const reader = await bea.connect({
    namespace: '/speech',
    query,
    on: {
      'speech-data': (line: Line) => lines.push(line),
      'speech-gap': (gap: Gap) => gaps.push(gap),
    },
  });
  expect(await ask(reader, 'speech-listen', body)).toEqual({ success: true });
  const speaker = await openSocket(await dying.ready, {
    namespace: '/speech',
    userId: ana.id,
    token: ana.token,
    query,
  });
  const patient = { timeout: 30_000, interval: 10 };
  const text = { uuid: body.uuid, id: 'sentence' };
  speaker.emit('speech-text', { ...text, data: 'This is half', isFinal: false, revision: 0 });
  await vi.waitFor(() => expect(lines).toHaveLength(1), patient);
  dying.child.kill('SIGKILL');
  await dying.exited;

  const again = await ana.connect({ namespace: '/speech', query });
  again.emit('speech-text', { ...text, data: 'This is half a sentence', isFinal: true, revision: 1 });
  again.emit('speech-text', { ...text, data: 'This is half a sentence', isFinal: true, revision: 1 });
  again.emit('speech-text', { ...text, id: 'next', data: 'Next', isFinal: true, revision: 0 });
  await vi.waitFor(() => expect(lines).toHaveLength(3), patient);
  expect(lines.map(({ data }) => data)).toEqual(['This is half', 'This is half a sentence', 'Next']);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  await vi.waitFor(() => expect(gaps).toMatchObject([{ userId: ana.id, reason: 'connection' }]), patient);
});
