import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type callEvents, type EventPayload, endpoints, limits, type Message } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestRooms, type TestRooms } from '../../../test/createTestRooms.ts';
import { ask } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

type Received = EventPayload<typeof callEvents.callRecording>;

let world: World;
let rooms: TestRooms;

beforeAll(async () => {
  rooms = createTestRooms();
  world = await createWorld({ rooms });
});
afterAll(() => world.dispose());

const eventually = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 20_000, interval: 20 });

/** The beginning of a WebM file as browsers record it: header, segment of unknown size, its description without a duration. */
const head = Buffer.from([
  ...[0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d],
  ...[0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  ...[0x15, 0x49, 0xa9, 0x66, 0x87, 0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40],
  ...[0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
]);

/** A call of two in which somebody records. */
async function beginCall() {
  const { ana, bea, topic_id } = await world.pair();
  const call = { topic_id, uuid: randomUUID() };
  await world.api.calls.start({ as: ana, body: { ...call, is_video: true } });
  await world.api.calls.accept({ as: bea, body: call });
  for (const { id } of [ana, bea]) rooms.enter(call.uuid, id);
  const recording_id = randomUUID();
  const start = (as: Person = ana, id: string = recording_id) =>
    world.api.calls.startRecording({
      as,
      body: { uuid: call.uuid, recording_id: id, mime: 'video/webm' },
    });
  const part = (number: number, bytes: Uint8Array | Readable = Buffer.from(`part ${number}`), as = ana) =>
    putPart(as, recording_id, number, bytes);
  const stop = (more: { parts?: number; milliseconds?: number } = {}, as: Person = ana) =>
    world.api.calls.stopRecording({ as, body: { recording_id, ...more } });
  const info = async (as: Person = bea) =>
    (await world.api.calls.info({ as, params: { uuid: call.uuid } })).data.recording;
  const files = async (as: Person = bea): Promise<Message[]> => {
    const { data } = await world.api.chat.list({ as, query: { topic_id } });
    return data.filter(({ type }) => type === 'image');
  };
  /** The one recording in the conversation, once it is there, with its bytes. */
  const kept = async (as: Person = bea) => {
    await eventually(async () => expect(await files(as)).toHaveLength(1));
    const [message] = await files(as);
    const [file] = message?.attachments ?? [];
    const answer = await world.app.core.server.inject({ url: file?.origin_url ?? '' });
    return { message, file, bytes: answer.rawPayload };
  };
  return { ana, bea, topic_id, call, recording_id, start, part, stop, info, files, kept };
}

async function putPart(as: Person, id: string, number: number, payload: Uint8Array | Readable) {
  const path = endpoints.calls.recordingPart.path
    .replace('{recording_id}', id)
    .replace('{part}', String(number));
  const answer = await world.app.core.server.inject({
    method: 'PUT',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' },
    payload: payload instanceof Readable ? payload : Buffer.from(payload),
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

/** Connects somebody's socket to a call, and keeps the last recording that it was sent. */
async function listen(person: Person, uuid: string) {
  const socket = await person.connect({ namespace: '/call' });
  const received: Received[] = [];
  socket.on(`call-recording-${uuid}`, (payload: Received) => received.push(payload));
  await ask(socket, 'call-listen', { uuid });
  /** Once everything came that was sent before. */
  const flush = () => ask(socket, 'call-listen', { uuid });
  return { last: () => received.at(-1)?.recording, flush };
}

describe('a recording of a call', () => {
  it('is announced to everybody, also who comes later, and appears in the conversation with its length', async () => {
    const { ana, bea, call, recording_id, start, part, stop, info, kept } = await beginCall();
    const pages = [await listen(ana, call.uuid), await listen(bea, call.uuid)];
    expect(await info()).toBeNull();
    const { data } = await start();
    expect(data).toMatchObject({ recording_id, user_id: ana.id });
    for (const page of pages) await eventually(() => expect(page.last()).toEqual(data));
    expect(await info()).toEqual(data);
    await eventually(() => expect(rooms.rulesOf(call.uuid)).toEqual([{ type: 'include', all: true }]));

    for (const [number, bytes] of [head, Buffer.from('one '), Buffer.from('two')].entries())
      expect(await part(number, bytes)).toMatchObject({ status: 200 });
    expect((await stop({ parts: 3, milliseconds: 2500 })).data).toEqual({ parts: 3 });
    for (const page of pages) await eventually(() => expect(page.last()).toBeNull());
    expect(await info()).toBeNull();
    await eventually(() => expect(rooms.rulesOf(call.uuid)).toEqual([{ type: 'exclude', all: true }]));

    const { message, file, bytes } = await kept();
    expect(message?.by._id).toBe(ana.id);
    expect(file).toMatchObject({ type: 'video', meta_data: { duration: 2500, mime: 'video/webm' } });
    expect(file?.name).toMatch(/^call-.*\.webm$/);
    const duration = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
    expect(bytes.readDoubleBE(duration + 3)).toBe(2500);
    expect(bytes.subarray(bytes.length - 7).toString()).toBe('one two');
    expect((await stop({ parts: 3 })).status).toBe(200);
    await world.app.calls.runDueRecordings();
    expect((await kept()).message?._id).toBe(message?._id);
  });

  it('takes each part once, in its place, and waits for those that are missing', async () => {
    const { start, part, stop, info, kept } = await beginCall();
    await start();
    expect(await part(1)).toEqual({ status: 409, code: 'conflict' });
    expect((await part(0, head)).status).toBe(200);
    expect((await part(0, head)).status).toBe(200);
    const both = await Promise.all([part(1, Buffer.from('one ')), part(1, Buffer.from('one '))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stop({ parts: 3 })).data).toEqual({ parts: 2 });
    expect(await info()).toBeNull();
    expect((await part(2, Buffer.from('two'))).status).toBe(200);
    expect((await stop({ parts: 3 })).data).toEqual({ parts: 3 });
    expect((await part(3)).code).toBe('recording_ended');
    const { bytes } = await kept();
    expect(bytes.subarray(bytes.length - 7).toString()).toBe('one two');
  });

  it('is made by one person at a time, and begun once by the same request', async () => {
    const { ana, bea, start, stop, info } = await beginCall();
    const [first, again] = await Promise.all([start(), start()]);
    expect(again.data).toEqual(first.data);
    expect((await start(bea, randomUUID())).code).toBe('recording_running');
    expect(await info(ana)).toEqual(first.data);
    await stop();
    const others = await Promise.all([start(ana, randomUUID()), start(bea, randomUUID())]);
    expect(others.map(({ code }) => code).sort()).toEqual(['recording_running', undefined].sort());
  });

  it('is closed to strangers, and to the other one in the call', async () => {
    const { bea, call, recording_id, start, part, stop } = await beginCall();
    await start();
    const cleo = await world.join('Cleo');
    for (const other of [bea, cleo]) {
      expect(await part(0, head, other)).toEqual({ status: 404, code: 'not_found' });
      expect((await stop({}, other)).code).toBe('not_found');
    }
    expect((await start(cleo, randomUUID())).code).toBe('call_not_found');
    expect((await start(bea, recording_id)).code).toBe('recording_running');
    await world.changePlan(bea, 'free');
    expect((await start(bea, randomUUID())).code).toBe('not_permitted');
    await world.api.calls.end({ as: bea, body: { ...call, time: 1 } });
    expect((await start()).code).toBe('call_ended');
  });

  it('ends when whoever records leaves, and keeps what was on the way', async () => {
    const { ana, call, start, part, stop, kept } = await beginCall();
    await start();
    await part(0, head);
    await world.api.calls.end({ as: ana, body: { ...call, time: 3 } });
    const received = async () => (await world.api.calls.info({ as: ana, params: { uuid: call.uuid } })).data;
    await eventually(async () => expect((await received()).recording).toBeNull());
    expect((await part(1, Buffer.from('last'))).status).toBe(200);
    await stop({ parts: 2, milliseconds: 1000 });
    expect((await kept()).bytes.subarray(-4).toString()).toBe('last');
  });

  it('stays ended where a part comes to its end after whoever records has left', async () => {
    const { ana, bea, call, start, part } = await beginCall();
    const page = await listen(bea, call.uuid);
    const { data } = await start();
    await eventually(() => expect(page.last()).toEqual(data));
    async function* leaveMeanwhile() {
      yield head;
      await world.api.calls.end({ as: ana, body: { ...call, time: 3 } });
      await eventually(() => expect(page.last()).toBeNull());
      yield Buffer.from('last');
    }
    expect((await part(0, Readable.from(leaveMeanwhile()))).status).toBe(200);
    await page.flush();
    expect(page.last()).toBeNull();
  });

  it('is closed by the job when its page is gone, with everything that came', async () => {
    const { start, part, info, files, kept } = await beginCall();
    await start();
    await part(0, head);
    world.app.testClock.advance(5);
    await part(1, Buffer.from('last'));
    world.app.testClock.advance(limits.recordingLeaseSeconds - 5);
    await world.app.calls.runDueRecordings();
    expect(await info()).not.toBeNull();
    expect(await files()).toEqual([]);
    world.app.testClock.advance(6);
    await world.app.calls.runDueRecordings();
    expect(await info()).toBeNull();
    const { file, bytes } = await kept();
    expect(bytes.subarray(-4).toString()).toBe('last');
    expect(file?.meta_data?.duration).toBeGreaterThanOrEqual(5000);
    expect((await part(2)).code).toBe('recording_ended');
  });

  it('leaves nothing where nothing came, and nothing behind a block', async () => {
    const nothing = await beginCall();
    await nothing.start();
    await nothing.stop({ parts: 0 });
    const { ana, bea, start, part, stop, files } = await beginCall();
    await start();
    await part(0, head);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    await stop({ parts: 1 });
    await world.app.calls.runDueRecordings();
    for (const none of [await nothing.files(), await files()]) expect(none).toEqual([]);
  });

  it('has parts of a limited size, and as much as may be uploaded in a day', async () => {
    const { start, part } = await beginCall();
    await start();
    const large = Buffer.alloc(limits.recordingPartBytes + 1);
    expect(await part(0, large)).toEqual({ status: 413, code: 'file_too_large' });
    const small = await createWorld({ environment: { UPLOAD_MB_PER_DAY: '1' } });
    const before = world;
    try {
      world = small;
      const call = await beginCall();
      await call.start();
      expect((await call.part(0, Buffer.alloc(700_000))).status).toBe(200);
      expect((await call.part(1, Buffer.alloc(700_000))).code).toBe('upload_limit_reached');
      await call.stop({ parts: 1 });
      await call.kept();
    } finally {
      world = before;
      await small.dispose();
    }
  });
});
