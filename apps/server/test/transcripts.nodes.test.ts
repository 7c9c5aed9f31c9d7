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

const patient = { timeout: 30_000, interval: 10 };
const query = { accent_code: 'en-AU', lang_code: 'en', target_lang_code: '' };

/** A call whose one participant has said half a sentence through another process, and whose other one reads through this. */
async function openHalf() {
  const { ana, bea } = await world.pair();
  const cleo = await world.join('Cleo');
  const topic_id = await world.group(ana, bea, cleo);
  const { DATABASE_URL = '', REDIS_URL = '', DATA_DIR } = world.app.core.config;
  const dying = startServer({ DATABASE_URL, REDIS_URL, DATA_DIR, TRANSLATE_ENGINES: 'phrases' });
  const body = { topic_id, uuid: randomUUID() };
  // Whoever began a call ends it by leaving.
  await world.api.calls.start({ as: cleo, body: { ...body, is_video: false } });
  for (const as of [ana, bea]) await world.api.calls.accept({ as, body });
  // Who gives no sign for 30 seconds has left.
  for (const person of [ana, bea, cleo])
    await ask(await person.connect({ namespace: '/call' }), 'call-listen', { uuid: body.uuid });
  const lines: Line[] = [];
  const gaps: Gap[] = [];
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
  const text = { uuid: body.uuid, id: 'sentence' };
  speaker.emit('speech-text', { ...text, data: 'This is half', isFinal: false, revision: 0 });
  await vi.waitFor(() => expect(lines).toHaveLength(1), patient);
  return { ana, bea, body, lines, gaps, text, dying, speaker };
}

it('a process that dies in mid-sentence leaves a mark; nothing comes twice, and nothing is lost after it', async () => {
  const { ana, lines, gaps, text, dying } = await openHalf();
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

it('a process that dies with a speaker who says no more leaves a mark that is open until they speak again, or leave', async () => {
  const { ana, lines, gaps, text, body, dying } = await openHalf();
  dying.child.kill('SIGKILL');
  await dying.exited;
  // The jobs of this process run: nobody speaks, connects or reads.
  await vi.waitFor(async () => {
    await world.app.transcripts.runDue();
    expect(gaps).toMatchObject([{ userId: ana.id, reason: 'connection', ended_at: null }]);
  }, patient);
  await world.app.transcripts.runDue();
  const [lost] = gaps;

  const again = await ana.connect({ namespace: '/speech', query });
  again.emit('speech-text', { ...text, id: 'next', data: 'Next', isFinal: true, revision: 0 });
  await vi.waitFor(() => expect(lines.map(({ data }) => data)).toEqual(['This is half', 'Next']), patient);
  expect(gaps).toHaveLength(2);
  expect(gaps[1]).toMatchObject({ id: lost?.id, reason: 'connection' });
  expect(Date.parse(gaps[1]?.ended_at ?? '')).toBeGreaterThan(Date.parse(lost?.started_at ?? ''));

  // Whoever begins to read later gets the mark once, with its end.
  const late: Gap[] = [];
  const reader = await ana.connect({
    namespace: '/speech',
    query,
    on: { 'speech-gap': (gap: Gap) => late.push(gap) },
  });
  expect(await ask(reader, 'speech-listen', body)).toEqual({ success: true });
  await vi.waitFor(() => expect(late).toEqual([gaps[1]]), patient);
});

it('a speaker who leaves after their process died ends the mark', async () => {
  const { ana, gaps, body, dying } = await openHalf();
  dying.child.kill('SIGKILL');
  await dying.exited;
  await vi.waitFor(async () => {
    await world.app.transcripts.runDue();
    expect(gaps).toHaveLength(1);
  }, patient);
  await world.api.calls.end({ as: ana, body: { ...body, time: 1 } });
  await vi.waitFor(
    () => expect(gaps[1]).toMatchObject({ id: gaps[0]?.id, ended_at: expect.any(String) }),
    patient,
  );
});
