import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestEndpoint } from '../../../test/client.ts';
import { readEvents } from '../../../test/readEvents.ts';
import { greet, type OpenAiReply, type OpenAiService, startOpenAi } from '../../../test/startOpenAi.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { assistantMessages } from '../../db/schema/assistant.ts';

const greeting = 'Hello, how can I help?';
const patient = { timeout: 20_000, interval: 20 };
let service: OpenAiService;
let world: World;
let mia: Person;

async function open(): Promise<World> {
  return createWorld({ environment: { OPENAI_BASE_URL: service.baseUrl, ASSISTANT_MODEL: 'small' } });
}
beforeAll(async () => {
  service = await startOpenAi();
  world = await open();
});
afterAll(async () => {
  await world.dispose();
  await service.close();
});
beforeEach(async () => {
  service.answerWith(greet);
  service.received.length = 0;
  // What a test before left open is over.
  world.app.testClock.advance(120);
  mia = await world.join('Mia');
});

const ask = (content = 'Hello', more: object = {}, as = mia) =>
  world.api.assistant.create({ as, body: { content, ...more } });
const historyOf = async (topic: string, as = mia) =>
  (await world.api.assistant.history({ as, query: { topic } })).data;
const statusOf = async (as = mia) => (await world.api.assistant.status({ as })).data;

describe('the limits of a plan', () => {
  it('are said before they are reached, and refuse what is beyond', async () => {
    expect((await statusOf()).limits).toMatchObject({
      minute: { limit: 10, remaining: 10 },
      day: { limit: 200, remaining: 200 },
      parallel: 1,
    });
    for (let left = 9; left >= 0; left -= 1) {
      const { data } = await ask();
      expect(data.limits.minute.remaining).toBe(left);
      world.app.testClock.advance(3);
    }
    const { status, code, headers } = await ask();
    expect([status, code]).toEqual([429, 'assistant_limit_reached']);
    // The first question is half a minute old, and as much older as the machine took.
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    expect((await world.api.assistant.topics({ as: mia })).data).toHaveLength(10);
    world.app.testClock.advance(wait);
    expect((await ask()).data.limits).toMatchObject({ minute: { remaining: 0 }, day: { remaining: 189 } });
  });

  it('count regenerating, and not what was refused or not written', async () => {
    const { data } = await ask();
    const { data: again } = await world.api.assistant.regenerate({ as: mia, body: { chat_id: data._id } });
    expect(again.limits.day.remaining).toBe(198);
    service.answerWith((reply) => reply.refuse(400, { message: 'No' }));
    expect((await ask()).code).toBe('assistant_unavailable');
    expect((await statusOf()).limits?.day.remaining).toBe(198);
  });

  it('let ultimate have one answer written at a time, enterprise two, and one in a topic', async () => {
    const replies: OpenAiReply[] = [];
    service.answerWith((reply) => {
      reply.text('Once');
      replies.push(reply);
    });
    const first = await readEvents(mia, 'create', { content: 'A story' });
    expect(await ask()).toMatchObject({ status: 409, code: 'assistant_busy' });
    await world.changePlan(mia, 'enterprise');
    const { topic } = first;
    expect((await ask('More', { topic })).code).toBe('assistant_busy');
    const second = await readEvents(mia, 'create', { content: 'Another' });
    expect(await ask()).toMatchObject({ code: 'assistant_busy' });
    await vi.waitFor(() => expect(replies).toHaveLength(2), patient);
    for (const reply of replies) reply.finish();
    await Promise.all([first.rest(), second.rest()]);
    service.answerWith(greet);
    expect((await ask()).status).toBe(200);
  });
});

describe('a first word that does not come', () => {
  it('holds no turn of whoever waits for it on many tabs, and can be stopped, which counts', async () => {
    const replies: OpenAiReply[] = [];
    service.answerWith((reply) => void replies.push(reply));
    const chat = await mia.open(await world.join('Ben'));
    const asked = ask('A long thought');
    await vi.waitFor(() => expect(replies).toHaveLength(1), patient);
    const { writing, limits } = await statusOf();
    expect(limits?.day.remaining).toBe(199);
    const [topic = ''] = writing;
    // Pages of the first version wait for all of an answer: more than a person has turns.
    const tabs = Array.from({ length: 11 }, () => world.api.assistant.stream({ as: mia, query: { topic } }));
    expect((await mia.send(chat)).status).toBe(200);
    expect((await world.api.assistant.stop({ as: mia, body: { topic } })).data?.state).toBe('stopped');
    const answers = await Promise.all([asked, ...tabs]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Or a model could be made to begin without an end.
    expect((await statusOf()).limits?.day.remaining).toBe(199);
    service.answerWith(greet);
    expect((await ask('A short one')).data.content).toBe(greeting);
  });
});

describe('many questions at once', () => {
  it('of one person are answered one at a time, and hold up nobody else', async () => {
    const replies: OpenAiReply[] = [];
    service.answerWith((reply) => void replies.push(reply));
    const ben = await world.join('Ben');
    const codes: (string | undefined)[] = [];
    const asked = Array.from({ length: 60 }, async (_, index) => {
      const { code } = await ask(`Question ${index}`);
      codes.push(code);
    });
    await vi.waitFor(() => expect([codes.length, replies.length]).toEqual([59, 1]), patient);
    expect(new Set(codes)).toEqual(new Set(['assistant_busy']));
    service.answerWith(greet);
    expect((await ask('Hello', {}, ben)).status).toBe(200);
    replies[0]?.text('One');
    replies[0]?.finish();
    await Promise.all(asked);
    expect(codes.at(-1)).toBeUndefined();
    expect((await world.api.assistant.topics({ as: mia })).data).toHaveLength(1);
  });
});

describe('an answer that breaks off', () => {
  it('keeps what was written, for whoever waited and for the history', async () => {
    service.answerWith((reply) => {
      reply.text('Half of it');
      reply.cut();
    });
    const { data } = await ask();
    expect(data).toMatchObject({ content: 'Half of it', state: 'failed' });
    const events = await readEvents(mia, 'create', { content: 'Again' });
    expect(await events.rest()).toEqual([
      { event: 'delta', data: { text: 'Half of it' } },
      {
        event: 'error',
        data: { code: 'assistant_unavailable', errors: ['SmartTalk cannot answer now. Please try again.'] },
      },
    ]);
    const { topic } = events;
    const [reply] = await historyOf(topic);
    expect(reply).toMatchObject({ content: 'Half of it', state: 'failed' });
    service.answerWith(greet);
    const again = await world.api.assistant.regenerate({ as: mia, body: { chat_id: reply?._id ?? '' } });
    expect(again.data).toMatchObject({ content: greeting, contentOld: ['Half of it'], state: 'done' });
  });

  it('without a word can be asked again under its name, and its question stands there once', async () => {
    const request_id = randomUUID();
    service.answerWith((reply) => reply.finish());
    expect(await ask('Once', { request_id })).toMatchObject({ status: 503, code: 'assistant_unavailable' });
    service.answerWith(greet);
    const { data } = await ask('Once', { request_id });
    expect(data.content).toBe(greeting);
    expect((await historyOf(data.parent_id)).map(({ content }) => content)).toEqual([greeting, 'Once']);
    expect(service.received).toHaveLength(2);
  });

  it('is stored as text that can be stored, whatever was sent', async () => {
    service.answerWith((reply) => {
      reply.text('a\u0000b \ud83d');
      reply.text('\ude42 <script>alert(1)</script> ');
      reply.text('y'.repeat(120_000));
      reply.finish();
    });
    const { data } = await ask();
    expect(data.content.startsWith('ab 🙂 <script>alert(1)</script> yyy')).toBe(true);
    expect(data.content).toHaveLength(100_000);
    expect(data.state).toBe('failed');
  });
});

describe('a service', () => {
  it('that never comes to its end is stopped once nothing more of it is kept', async () => {
    let gone: Promise<void> | undefined;
    service.answerWith((reply) => {
      const timer = setInterval(() => reply.text('y'.repeat(12_000)), 20);
      gone = reply.gone.then(() => clearInterval(timer));
    });
    const { data } = await ask();
    expect([data.content.length, data.state]).toEqual([100_000, 'failed']);
    await gone;
    service.answerWith(greet);
    expect((await ask('And again')).status).toBe(200);
  });

  it('that asks for a pause is left alone, and its reader is told for how long', async () => {
    service.answerWith((reply) => reply.refuse(429, { message: 'Slow down' }, { 'retry-after': '30' }));
    expect(await ask()).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    const before = service.received.length;
    const near = await world.join('Ben');
    const place = world.app.nodes.length;
    for (let time = 0; time < place; time += 1) await ask('Hello', {}, near);
    expect(service.received.length - before).toBeLessThan(place);
    world.app.testClock.advance(31);
    service.answerWith(greet);
    expect((await ask()).status).toBe(200);
  });

  it('that does not answer three times is left alone for a while, and named in the health', async () => {
    const health = async () => {
      const answers = await Promise.all(
        world.app.nodes.map(async ({ core }) => (await core.server.inject('/api/health')).json()),
      );
      return answers.map(({ data }) => data.assistant);
    };
    expect((await health())[0]).toEqual({ engine: 'openai', state: 'closed' });
    service.answerWith((reply) => reply.refuse(500, { message: 'Broken' }));
    for (let time = 0; time < 3; time += 1) await ask(`Question ${time}`);
    const asked = service.received.length;
    const refused = await ask('One more');
    expect(refused).toMatchObject({
      status: 503,
      code: 'assistant_unavailable',
      headers: { 'retry-after': '30' },
    });
    expect(service.received).toHaveLength(asked);
    expect(await health()).toContainEqual({ engine: 'openai', state: 'open' });
    expect((await world.api.assistant.topics({ as: mia })).data).toHaveLength(3);
    world.app.testClock.advance(31);
    service.answerWith(greet);
    expect((await ask()).status).toBe(200);
    expect(await health()).not.toContainEqual({ engine: 'openai', state: 'open' });
  });
});

describe('an answer whose process is gone', () => {
  const abandon = async (id: string) => {
    const { db } = world.app.core.database;
    // Another process took it, and died: the present one has to let it go.
    await db.update(assistantMessages).set({ runId: randomUUID() }).where(eq(assistantMessages.id, id));
  };

  it('is ended with what was stored, when its lease is over', async () => {
    service.answerWith((reply) => reply.text('Half'));
    const events = await readEvents(mia, 'create', { content: 'Hello' });
    const { topic, message: id } = events;
    await vi.waitFor(async () => expect((await historyOf(topic))[0]?.content).toBe('Half'), patient);
    await abandon(id);
    expect((await historyOf(topic))[0]).toMatchObject({ state: 'writing', content: 'Half' });
    world.app.testClock.advance(16);
    expect((await events.rest()).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'assistant_unavailable' },
    });
    const followed = await world.api.assistant.stream({ as: mia, query: { topic } });
    expect(followed.data).toMatchObject({ state: 'failed', content: 'Half' });
    service.answerWith(greet);
    expect((await ask('Next', { topic })).status).toBe(200);
  });

  it('that was to replace another one leaves that one', async () => {
    const { data } = await ask();
    service.answerWith(() => undefined);
    const events = await readEvents(mia, 'regenerate', { chat_id: data._id });
    await abandon(data._id);
    events.leave();
    world.app.testClock.advance(16);
    const stopped = await world.api.assistant.stop({ as: mia, body: { topic: data.parent_id } });
    expect(stopped.data).toMatchObject({ content: greeting, contentOld: [], state: 'done' });
  });

  it('goes with its topic, and its question is not waited for any more', async () => {
    let gone: Promise<void> | undefined;
    service.answerWith((reply) => {
      reply.text('Half');
      ({ gone } = reply);
    });
    const events = await readEvents(mia, 'create', { content: 'Hello' });
    await events.next();
    const { topic } = events;
    await world.api.assistant.deleteTopic({ as: mia, body: { topic } });
    expect((await events.rest()).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'message_not_found' },
    });
    await gone;
    service.answerWith(greet);
    expect((await ask()).status).toBe(200);
  });
});

describe('a server', () => {
  it('that ends stores what was written', async () => {
    const ending = await open();
    const person = await ending.join('Mia');
    service.answerWith((reply) => reply.text('Half'));
    const events = await readEvents(person, 'create', { content: 'Hello' });
    await events.next();
    const { message: id } = events;
    const rest = events.rest();
    const stored = vi.fn();
    ending.app.core.onClose(async () => {
      const { db } = ending.app.core.database;
      stored(await db.select().from(assistantMessages).where(eq(assistantMessages.id, id)));
    });
    await ending.dispose();
    expect((await rest).at(-1)?.event).toBe('error');
    expect(stored.mock.calls[0]?.[0]).toMatchObject([{ state: 'failed', content: 'Half', runId: null }]);
  });

  it('without a model lets the built-in assistant answer', async () => {
    const bare = await createWorld();
    try {
      const person = await bare.join('Mia');
      const { data } = await bare.api.assistant.status({ as: person });
      expect(data.engine).toEqual({ kind: 'offline', name: null, host: null });
      const body = { content: 'How do I leave a group?', language: 'it' };
      const answered = await bare.api.assistant.create({ as: person, body });
      expect(answered.data).toMatchObject({
        engine: 'offline',
        content: expect.stringContaining('Leave group'),
        sources: [{ title: 'Groups: Leave a group', url: '/chat?dialog=help&subject=groups.5' }],
      });
      const health = await bare.app.core.server.inject('/api/health');
      expect(health.json().data.assistant).toMatchObject({ engine: 'offline' });
    } finally {
      await bare.dispose();
    }
  });

  it('says where questions are sent', async () => {
    expect((await statusOf()).engine).toEqual({
      kind: 'model',
      name: 'small',
      host: new URL(service.baseUrl).host,
    });
  });

  it('lets nobody hold open more answers than their devices need', async () => {
    service.answerWith((reply) => reply.text('Half'));
    const events = await readEvents(mia, 'create', { content: 'Hello' });
    const { topic } = events;
    const followers = await Promise.all(
      Array.from({ length: 11 }, () => readEvents(mia, 'stream', { topic })),
    );
    expect(followers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect((await readEvents(mia, 'stream', { topic })).status).toBe(429);
    await world.api.assistant.stop({ as: mia, body: { topic } });
    await Promise.all([events, ...followers].map(({ rest }) => rest()));
  });
});

describe('a body', () => {
  it.each([
    ['', 400],
    ['x'.repeat(10_001), 400],
  ])('of a wrong length is refused', async (content, status) => {
    const { create } = (await import('@franca/contract')).endpoints.assistant;
    expect((await requestEndpoint(world.app, create, { as: mia, body: { content } })).status).toBe(status);
  });
});
