import { describe, expect, it } from 'vitest';
import { openTestService } from '../../../../test/openTestService.ts';
import { describeTranslator } from '../../../ports/Translator.conformance.ts';
import { type PlannedAnswer, type ReceivedRequest, serveJson } from '../testing/serveJson.ts';
import { useJsonService } from '../testing/useJsonService.ts';
import { OpenAiTranslator } from './OpenAiTranslator.ts';

type Completion = { model: string; messages: { role: string; content: string }[] };

const textOf = (request: ReceivedRequest) => (request.body as Completion).messages.at(-1)?.content ?? '';
const completion = (content: string): PlannedAnswer => ({
  body: {
    id: 'c',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content } }],
  },
});
const translating = (request: ReceivedRequest) => completion(textOf(request).replaceAll('hello', 'hola'));

const service = useJsonService(translating);

const open = (timeoutMs?: number) =>
  new OpenAiTranslator({
    baseUrl: `${service.url}/v1/`,
    apiKey: 'key',
    model: 'small',
    service: openTestService('translation', { timeoutMs }),
  });
const ask = (text = 'hello', timeoutMs?: number) =>
  open(timeoutMs).translate({ text, source: 'en', target: 'es' });

describeTranslator({
  name: 'openai',
  create: () => open(),
  pair: ['en', 'es'],
  text: 'hello',
  expected: 'hola',
});

describe('the openai translator', () => {
  it('speaks the chat completions protocol', async () => {
    await ask('hello 19:30');
    expect(service.received[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(service.received[0]?.headers.authorization).toBe('Bearer key');
    expect(service.received[0]?.body).toMatchObject({
      model: 'small',
      messages: [{ role: 'system' }, { role: 'user' }],
    });
    expect(((service.received[0] as ReceivedRequest).body as Completion).messages[0]?.content).toContain(
      'from English into Spanish',
    );
    expect(textOf(service.received[0] as ReceivedRequest)).toBe('hello [[1]]');
  });

  it('says what was said before and by whom, in a message of its own, without names', async () => {
    const context = [
      { speaker: 1, text: 'Shall we sit at the bank?' },
      { speaker: 'writer' as const, text: 'Of the river?' },
    ];
    const contextFor = async () => context;
    const outcome = await open().translate({ text: 'hello', source: 'en', target: 'es', contextFor });
    expect(outcome).toMatchObject({ status: 'done', text: 'hola', isContextual: true });
    const { messages } = (service.received[0] as ReceivedRequest).body as Completion;
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'user']);
    expect(messages[1]?.content).toMatch(
      /Person 1: "Shall we sit at the bank\?"\nThe writer: "Of the river\?"$/,
    );
    expect(messages[2]?.content).toBe('hello');
  });

  it('is told what the markers of terms stand for', async () => {
    const slots = new Map([['{term1}', 'iteración']]);
    const text = 'hello {term1} 7';
    const outcome = await open().translate({ text, source: 'en', target: 'es', slots });
    expect(outcome).toMatchObject({ status: 'done', text: 'hola {term1} 7' });
    const { messages } = (service.received[0] as ReceivedRequest).body as Completion;
    expect(messages[1]?.content).toMatch(/\[\[1\]\]: "iteración"$/);
    expect(messages[2]?.content).toBe('hello [[1]] [[2]]');
  });

  it('asks again without it where the model repeats what was said before', async () => {
    const contextFor = async () => [{ speaker: 1, text: 'The river bank is steep' }];
    service.answer = (request) =>
      completion((request.body as Completion).messages.length > 2 ? 'The river bank is steep. hola' : 'hola');
    const outcome = await open().translate({ text: 'hello', source: 'en', target: 'es', contextFor });
    expect(outcome).toMatchObject({ status: 'done', text: 'hola' });
    expect(outcome).not.toHaveProperty('isContextual');
    expect(service.received).toHaveLength(2);
  });

  it('asks nobody about a text without words', async () => {
    expect(await ask('😀 42')).toMatchObject({ status: 'done', text: '😀 42' });
    expect(service.received).toEqual([]);
  });

  it('asks for an object and takes the translation out of it', async () => {
    service.answer = () => completion('{"translation": "hola"}');
    expect(await ask()).toMatchObject({ status: 'done', text: 'hola' });
    expect(service.received[0]?.body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'translation', strict: true } },
    });
  });

  it.each([400, 422])(
    'asks for text alone, from then on, where an object is refused with %i',
    async (status) => {
      service.answer = (request) =>
        'response_format' in (request.body as object)
          ? { status, body: { error: { message: 'response_format is not supported' } } }
          : translating(request);
      const translator = open();
      for (const _ of [1, 2])
        expect(await translator.translate({ text: 'hello', source: 'en', target: 'es' })).toMatchObject({
          text: 'hola',
        });
      expect(service.received).toHaveLength(3);
    },
  );

  it('fails when the model loses a placeholder', async () => {
    service.answer = () => completion('hola');
    expect(await ask('hello @maria')).toMatchObject({ status: 'failed' });
  });

  it('fails for now on 429 and says when to retry', async () => {
    service.answer = () => ({
      status: 429,
      headers: { 'retry-after': '7' },
      body: { error: { message: 'Slow down' } },
    });
    expect(await ask()).toEqual({
      status: 'failed',
      detail: 'openai answered 429: Slow down',
      retryAfterMs: 7000,
      engine: 'openai',
    });
  });

  it('fails for now on a server error without JSON', async () => {
    service.answer = () => ({ status: 502, body: '<html>' });
    expect(await ask()).toMatchObject({ status: 'failed', detail: expect.stringContaining('502') });
  });

  it('is unavailable with a wrong key', async () => {
    service.answer = () => ({
      status: 401,
      body: { error: { message: 'Incorrect API key', type: 'invalid_request_error' } },
    });
    expect(await ask()).toMatchObject({
      status: 'unavailable',
      detail: expect.stringContaining('Incorrect API key'),
    });
  });

  it.each([{ choices: [] }, {}, { choices: [{ message: { content: ' ' } }] }, '"text"'])(
    'fails on the unusable answer %j',
    async (body) => {
      service.answer = () => ({ body });
      expect(await ask()).toMatchObject({ status: 'failed' });
    },
  );

  it('fails when the service does not respond in time', async () => {
    service.answer = () => ({ hang: true });
    expect(await ask('hello', 20)).toMatchObject({ status: 'failed' });
  });

  it('fails when nobody listens', async () => {
    const gone = await serveJson(() => ({}));
    await gone.close();
    const translator = new OpenAiTranslator({
      baseUrl: gone.url,
      model: 'small',
      service: openTestService('translation'),
    });
    expect(await translator.translate({ text: 'hello', source: 'en', target: 'es' })).toMatchObject({
      status: 'failed',
    });
  });

  it('ends a running request when it is closed', async () => {
    service.answer = () => ({ hang: true });
    const translator = open();
    const running = translator.translate({ text: 'hello', source: 'en', target: 'es' });
    await translator.close();
    expect(await running).toMatchObject({ status: 'failed' });
  });
});
