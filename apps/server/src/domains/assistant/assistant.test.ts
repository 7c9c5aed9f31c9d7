import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEvents } from '../../../test/readEvents.ts';
import { greet, type OpenAiReply, type OpenAiService, startOpenAi } from '../../../test/startOpenAi.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const greeting = 'Hello, how can I help?';
let service: OpenAiService;
let world: World;
let mia: Person;

beforeAll(async () => {
  service = await startOpenAi();
  world = await createWorld({
    environment: { OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key', ASSISTANT_MODEL: 'small' },
  });
});
afterAll(async () => {
  await world.dispose();
  await service.close();
});
beforeEach(async () => {
  service.answerWith(greet);
  service.received.length = 0;
  mia = await world.join('Mia');
});

const ask = (content = 'What is Franca?', more: object = {}, as = mia) =>
  world.api.assistant.create({ as, body: { content, ...more } });
const historyOf = async (topic: string, page = 1, as = mia) =>
  world.api.assistant.history({ as, query: { topic, page } });

describe('a question to SmartTalk', () => {
  it('begins a topic, is answered, and stands in its history, newest first', async () => {
    const { data } = await ask();
    expect(data).toMatchObject({
      content: greeting,
      is_gpt: true,
      contentOld: [],
      state: 'done',
      engine: 'openai',
    });
    const { data: topics } = await world.api.assistant.topics({ as: mia });
    expect(topics).toMatchObject([{ _id: data.parent_id, content: 'What is Franca?' }]);
    const history = await historyOf(data.parent_id);
    expect(history.data).toMatchObject([
      { _id: data._id, is_gpt: true, content: greeting },
      { is_gpt: false, content: 'What is Franca?', state: 'done' },
    ]);
    expect(history.pagination).toEqual({ current: 1, totalPage: 1 });
    const [request] = service.received;
    expect(request).toMatchObject({ authorization: 'Bearer key', model: 'small' });
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.messages[0]?.content).toContain('Answer in English');
    expect(JSON.stringify(request)).not.toContain('Mia');
  });

  it('goes on with what was said in its topic', async () => {
    const { data } = await ask('First');
    await ask('Second', { topic: data.parent_id });
    expect(service.received[1]?.messages.slice(1)).toEqual([
      { role: 'user', content: 'First' },
      { role: 'assistant', content: greeting },
      { role: 'user', content: 'Second' },
    ]);
    expect((await historyOf(data.parent_id)).data).toHaveLength(4);
  });

  it('takes the conversation of the client where the server has none', async () => {
    const content_conversion = 'Human: What is red?\nAI: A colour.\nOf blood.\nHuman: And blue?';
    await ask('And blue?', { topic: '', content_conversion });
    expect(service.received[0]?.messages.slice(1)).toEqual([
      { role: 'user', content: 'What is red?' },
      { role: 'assistant', content: 'A colour.\nOf blood.' },
      { role: 'user', content: 'And blue?' },
    ]);
  });

  it('is answered in the language that is asked for, else in that of the profile', async () => {
    await ask('Ciao', { language: 'it' });
    const ben = await world.join('Ben', { language: 'Spanish', accent: 'Spanish (Spain)' });
    await ask('Hola', {}, ben);
    expect(
      service.received.map(({ messages }) => /Answer in (\w+)/.exec(messages[0]?.content ?? '')?.[1]),
    ).toEqual(['Italian', 'Spanish']);
  });

  it('has a history of 20 a page', async () => {
    const { data } = await ask('Question 1');
    for (let number = 2; number <= 11; number += 1) {
      world.app.testClock.advance(61);
      await ask(`Question ${number}`, { topic: data.parent_id });
    }
    const first = await historyOf(data.parent_id);
    expect(first.data).toHaveLength(20);
    expect(first.pagination).toEqual({ current: 1, totalPage: 2 });
    const second = await historyOf(data.parent_id, 2);
    expect(second.data.map(({ content }) => content)).toEqual([greeting, 'Question 1']);
  });

  it('of the greatest length is taken, in Arabic too', async () => {
    const { status } = await ask('س'.repeat(10_000), { content_conversion: `Human: ${'ش'.repeat(59_000)}` });
    expect(status).toBe(200);
  });

  it('replaces an earlier one with all that followed it', async () => {
    const { data } = await ask('Frist');
    await ask('Second', { topic: data.parent_id });
    const { data: before } = await historyOf(data.parent_id);
    const replaces = before.at(-1)?._id;
    await ask('First', { topic: data.parent_id, replaces });
    const { data: after } = await historyOf(data.parent_id);
    expect(after.map(({ content }) => content)).toEqual([greeting, 'First']);
    expect((await world.api.assistant.topics({ as: mia })).data[0]?.content).toBe('First');
    expect(service.received.at(-1)?.messages).toHaveLength(2);
    const answer = after[0]?._id;
    expect(await ask('Again', { topic: data.parent_id, replaces: answer })).toMatchObject({
      code: 'message_not_found',
    });
  });
});

describe('regenerating', () => {
  it('replaces the last reply and keeps the earlier ones', async () => {
    const { data } = await ask();
    for (const text of ['Second', 'Third']) {
      service.answerWith((reply) => {
        reply.text(text);
        reply.finish();
      });
      await world.api.assistant.regenerate({ as: mia, body: { chat_id: data._id } });
    }
    const { data: messages } = await historyOf(data.parent_id);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({ _id: data._id, content: 'Third', contentOld: [greeting, 'Second'] });
    expect(service.received[2]?.messages.slice(1)).toEqual([{ role: 'user', content: 'What is Franca?' }]);
  });

  it('says of each version in which languages its paragraphs are', async () => {
    const italian = 'Il treno per Trieste parte domani mattina alle nove dalla stazione centrale.';
    const english = 'The train to Trieste leaves tomorrow morning at nine from the central station.';
    const answer = (text: string) =>
      service.answerWith((reply) => {
        reply.text(text);
        reply.finish();
      });
    answer(italian);
    const { data } = await ask();
    expect(data.languages).toEqual([{ at: 0, language: 'it' }]);
    answer(`${english} ${english}\n\n> ${italian}`);
    await world.api.assistant.regenerate({ as: mia, body: { chat_id: data._id } });
    const { data: messages } = await historyOf(data.parent_id);
    expect(messages[0]).toMatchObject({
      languages: [
        { at: 0, language: 'en' },
        { at: 2 * english.length + 3, language: 'it' },
      ],
      languagesOld: [[{ at: 0, language: 'it' }]],
    });
  });

  it('keeps the reply where nothing comes of it', async () => {
    const { data } = await ask();
    service.answerWith((reply) => reply.refuse(400, { message: 'No', code: 'bad' }));
    const answer = await world.api.assistant.regenerate({ as: mia, body: { chat_id: data._id } });
    expect(answer).toMatchObject({ status: 503, code: 'assistant_unavailable' });
    expect((await historyOf(data.parent_id)).data[0]).toMatchObject({
      content: greeting,
      contentOld: [],
      state: 'done',
    });
  });

  it('is refused for a reply that is not the last, and for a question', async () => {
    const { data } = await ask();
    await ask('More', { topic: data.parent_id });
    const { data: messages } = await historyOf(data.parent_id);
    for (const chat_id of [data._id, messages[1]?._id ?? ''])
      expect(await world.api.assistant.regenerate({ as: mia, body: { chat_id } })).toMatchObject({
        status: 404,
        code: 'message_not_found',
      });
  });
});

describe('a topic', () => {
  it('is renamed, and deleted with its messages', async () => {
    const { data } = await ask();
    const topic = data.parent_id;
    const renamed = await world.api.assistant.renameTopic({ as: mia, body: { topic, content: 'My trip' } });
    expect(renamed.data).toMatchObject({ _id: topic, content: 'My trip' });
    await world.api.assistant.deleteTopic({ as: mia, body: { topic } });
    expect((await world.api.assistant.topics({ as: mia })).data).toEqual([]);
    expect(await historyOf(topic)).toMatchObject({ status: 404, code: 'assistant_topic_not_found' });
  });

  it('of another person cannot be found, by any call', async () => {
    const { data } = await ask();
    const topic = data.parent_id;
    const eve = await world.join('Eve');
    const { assistant } = world.api;
    const answers = [
      await assistant.history({ as: eve, query: { topic } }),
      await assistant.create({ as: eve, body: { content: 'Hello', topic } }),
      await assistant.regenerate({ as: eve, body: { chat_id: data._id } }),
      await assistant.stream({ as: eve, query: { topic } }),
      await assistant.stop({ as: eve, body: { topic } }),
      await assistant.renameTopic({ as: eve, body: { topic, content: 'Mine' } }),
      await assistant.deleteTopic({ as: eve, body: { topic } }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, code: 'assistant_topic_not_found' });
    expect((await historyOf(topic)).data).toHaveLength(2);
    const own = await ask('Mine', {}, eve);
    const question = (await historyOf(topic)).data[1]?._id;
    const cut = await ask('Cut', { topic: own.data.parent_id, replaces: question }, eve);
    expect(cut).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('of a person whose plan ended is read and deleted, but goes on no more', async () => {
    const { data } = await ask();
    const topic = data.parent_id;
    await world.changePlan(mia, 'premium');
    const refusal = { status: 403, code: 'not_permitted', errors: ['User not permission.'] };
    expect(await ask('More', { topic })).toMatchObject(refusal);
    const again = await world.api.assistant.regenerate({ as: mia, body: { chat_id: data._id } });
    expect(again).toMatchObject(refusal);
    expect((await world.api.assistant.status({ as: mia })).data.limits).toBeNull();
    expect((await historyOf(topic)).data).toHaveLength(2);
    expect((await world.api.assistant.deleteTopic({ as: mia, body: { topic } })).status).toBe(200);
    expect(service.received).toHaveLength(1);
  });
});

describe('a stream', () => {
  it('sends the words as they come, and ends with the message of the plain answer', async () => {
    const events = await readEvents(mia, 'create', { content: 'What is Franca?' });
    expect(events.headers['content-type']).toContain('text/event-stream');
    expect(events.headers).toMatchObject({
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
    });
    expect(events.headers['content-encoding']).toBeUndefined();
    const all = await events.rest();
    const deltas = all.slice(0, -1);
    expect(deltas.every(({ event }) => event === 'delta')).toBe(true);
    expect(deltas.map(({ data }) => data.text).join('')).toBe(greeting);
    const done = all.at(-1);
    expect(done).toMatchObject({ event: 'done', data: { content: greeting, limits: { parallel: 1 } } });
    const { topic } = events;
    const { data: messages } = await historyOf(topic);
    const { limits: _limits, ...message } = { ...done?.data };
    expect(messages[0]).toEqual(message);
    expect(events.headers['x-assistant-message']).toBe(messages[0]?._id);
    expect(events.headers['x-assistant-question']).toBe(messages[1]?._id);
  });

  it('sends the first words before the last are there', async () => {
    let reply: OpenAiReply | undefined;
    service.answerWith((answer) => {
      answer.text('First');
      reply = answer;
    });
    const events = await readEvents(mia, 'create', { content: 'Hello' });
    expect(await events.next()).toEqual({ event: 'delta', data: { text: 'First' } });
    reply?.text(' and last');
    reply?.finish();
    expect(await events.rest()).toMatchObject([
      { event: 'delta', data: { text: ' and last' } },
      { event: 'done', data: { content: 'First and last' } },
    ]);
  });

  it('goes on without its reader, who finds all of it again', async () => {
    let reply: OpenAiReply | undefined;
    service.answerWith((answer) => {
      answer.text('One ');
      reply = answer;
    });
    const events = await readEvents(mia, 'create', { content: 'Count' });
    await events.next();
    events.leave();
    const { topic } = events;
    const again = await readEvents(mia, 'stream', { topic });
    expect(await again.next()).toEqual({ event: 'delta', data: { text: 'One ' } });
    expect((await world.api.assistant.status({ as: mia })).data.writing).toEqual([topic]);
    reply?.text('two');
    reply?.finish();
    expect((await again.rest()).at(-1)).toMatchObject({ event: 'done', data: { content: 'One two' } });
    expect(service.received).toHaveLength(1);
  });

  it('is read on every node, and notifies every device that something changed', async () => {
    let reply: OpenAiReply | undefined;
    service.answerWith((answer) => {
      answer.text('One ');
      reply = answer;
    });
    const changed = vi.fn();
    const otherNode = world.app.nodes.at(-1) ?? world.app;
    const other = { ...mia, address: otherNode.core.ownUrl() };
    await mia.connect({ on: { 'assistant-changed': changed } });
    const events = await readEvents(mia, 'create', { content: 'Count' });
    const { topic } = events;
    await events.next();
    const far = await readEvents(other, 'stream', { topic });
    expect(await far.next()).toEqual({ event: 'delta', data: { text: 'One ' } });
    reply?.text('two');
    expect(await far.next()).toEqual({ event: 'delta', data: { text: 'two' } });
    reply?.finish();
    expect(await far.rest()).toMatchObject([{ event: 'done', data: { content: 'One two' } }]);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(changed).toHaveBeenCalledWith({ topic });
  });
});

describe('stopping', () => {
  it.each(['the same', 'another'])('on %s node keeps what was written', async (node) => {
    service.answerWith((reply) => reply.text('Once upon a time'));
    const events = await readEvents(mia, 'create', { content: 'A story' });
    await events.next();
    const { topic } = events;
    const place = node === 'another' ? (world.app.nodes.at(-1) ?? world.app) : world.app;
    const stopped = await fetch(
      `${node === 'another' ? place.core.ownUrl() : mia.address}/api/openai-chat/stop`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${mia.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ topic }),
      },
    );
    const { data } = (await stopped.json()) as { data: object };
    expect(data).toMatchObject({ content: 'Once upon a time', state: 'stopped' });
    expect((await events.rest()).at(-1)).toMatchObject({ event: 'done', data: { state: 'stopped' } });
    expect((await historyOf(topic)).data[0]).toMatchObject({ state: 'stopped', content: 'Once upon a time' });
  });
});

describe('a repeated request', () => {
  it('is answered with the first message, at once and later, after one request to the provider', async () => {
    const request_id = randomUUID();
    const other = { ...mia, address: (world.app.nodes.at(-1) ?? world.app).core.ownUrl() };
    const streamed = async () =>
      (await (await readEvents(other, 'create', { content: 'Once', request_id })).rest()).at(-1);
    const [first, second, far] = await Promise.all([
      ask('Once', { request_id }),
      ask('Once', { request_id }),
      streamed(),
    ]);
    const third = await ask('Once', { request_id });
    expect([second.data._id, third.data._id, far?.data._id]).toEqual(Array(3).fill(first.data._id));
    expect(far?.data.content).toBe(greeting);
    expect(service.received).toHaveLength(1);
    expect((await historyOf(first.data.parent_id)).data).toHaveLength(2);
    const again = randomUUID();
    const body = { chat_id: first.data._id, request_id: again };
    for (let time = 0; time < 2; time += 1) await world.api.assistant.regenerate({ as: mia, body });
    expect(service.received).toHaveLength(2);
  });
});
