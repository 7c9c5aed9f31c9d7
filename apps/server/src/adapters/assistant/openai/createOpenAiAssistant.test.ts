import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { greet, type OpenAiService, startOpenAi } from '../../../../test/startOpenAi.ts';
import { askAssistant, describeAssistantEngine } from '../../../ports/AssistantEngine.conformance.ts';
import type { AssistantEngine } from '../../../ports/AssistantEngine.ts';
import { createOpenAiAssistant, type OpenAiAssistantOptions } from './createOpenAiAssistant.ts';

let service: OpenAiService;
beforeAll(async () => {
  service = await startOpenAi();
});
afterAll(() => service.close());
beforeEach(() => {
  service.answerWith(greet);
  service.received.length = 0;
});

const open = (options: Partial<OpenAiAssistantOptions> = {}): AssistantEngine =>
  createOpenAiAssistant({ baseUrl: service.baseUrl, model: 'small', contextTokens: 6000, ...options });
const ask = (options: Partial<OpenAiAssistantOptions> = {}, text = 'Hello') =>
  askAssistant(open(options), { text });

describeAssistantEngine({
  name: 'openai',
  create: () => open(),
  question: 'Hello',
  expected: 'how can I help?',
});

describe('the openai assistant', () => {
  it('names its model and its host', () => {
    expect(open({ baseUrl: 'https://ai.example.org:8443/v1/' })).toMatchObject({
      id: 'openai',
      kind: 'model',
      model: 'small',
      host: 'ai.example.org:8443',
    });
  });

  it('sends the newest of a conversation that fits, the question whole, and nothing of the person', async () => {
    const conversation = Array.from({ length: 40 }, (_, index) => ({
      role: index % 2 === 0 ? ('person' as const) : ('assistant' as const),
      text: `${index} ${'word '.repeat(100)}`,
    }));
    await askAssistant(open({ contextTokens: 3000 }), { text: 'Q'.repeat(3000), conversation });
    const [{ messages } = { messages: [] }] = service.received;
    expect(messages[0]?.role).toBe('system');
    expect(messages[1]?.role).toBe('user');
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'Q'.repeat(3000) });
    expect(messages.at(-2)?.content).toContain('39 ');
    expect(messages.length).toBeGreaterThan(4);
    expect(messages.length).toBeLessThan(16);
    expect(JSON.stringify(messages)).not.toContain('Mia');
  });

  it('keeps 30,000 characters, markup as it is, and leaves out the noise of tools', async () => {
    const script = '<script>alert(1)</script>';
    service.answerWith((reply) => {
      reply.delta({ role: 'assistant', content: null });
      reply.delta({
        tool_calls: [{ index: 0, id: 't', type: 'function', function: { name: 'f', arguments: '{' } }],
      });
      reply.delta({ reasoning_content: 'Hm.' });
      for (let piece = 0; piece < 300; piece += 1) reply.text('x'.repeat(100));
      reply.raw(': a comment\n\n');
      reply.raw('data: {"id":"c","choices":[]}\n\n');
      reply.text(script);
      reply.finish();
    });
    const { outcome, text } = await ask();
    expect(outcome).toEqual({ status: 'done' });
    expect(text).toBe('x'.repeat(30_000) + script);
  });

  it.each([
    ['cut in the middle', (reply: Parameters<typeof greet>[0]) => reply.cut()],
    ['ended without a reason', (reply: Parameters<typeof greet>[0]) => reply.end()],
    [
      'followed by something that is no JSON',
      (reply: Parameters<typeof greet>[0]) => reply.raw('data: {"choi\n\n'),
    ],
    ['ended because it is too long', (reply: Parameters<typeof greet>[0]) => reply.finish('length')],
    ['ended by a filter', (reply: Parameters<typeof greet>[0]) => reply.finish('content_filter')],
    [
      'followed by an error',
      (reply: Parameters<typeof greet>[0]) => reply.raw('data: {"error":{"message":"x"}}\n\n'),
    ],
  ])('keeps what came of a stream that is %s, and does not ask again', async (_name, leave) => {
    service.answerWith((reply) => {
      reply.text('Half of ');
      leave(reply);
    });
    const { outcome, text } = await ask({ silenceMs: 2000 });
    expect(outcome.status).toBe('failed');
    expect(text).toBe('Half of ');
    expect(service.received).toHaveLength(1);
  });

  it('shows no thoughts, and fails where nothing else came', async () => {
    service.answerWith((reply) => {
      for (const text of ['<th', 'ink>Who is it', '?</think>', '\n\nHello', ' <b>']) reply.text(text);
      reply.finish();
    });
    expect((await ask()).text).toBe('Hello <b>');
    service.answerWith((reply) => {
      reply.text('<think>For ever');
      reply.finish();
    });
    expect(await ask()).toMatchObject({ outcome: { status: 'failed' }, text: '' });
  });

  it('fails on an answer without words', async () => {
    service.answerWith((reply) => {
      reply.text(' ');
      reply.finish();
    });
    expect((await ask()).outcome).toMatchObject({
      status: 'failed',
      detail: expect.stringMatching(/without words/),
    });
  });

  it('gives up a service that says nothing more', async () => {
    service.answerWith((reply) => reply.text('Slow'));
    expect(await ask({ silenceMs: 100 })).toMatchObject({
      outcome: { status: 'failed', detail: expect.stringMatching(/said nothing/) },
      text: 'Slow',
    });
    expect(service.received).toHaveLength(1);
  });

  it('asks once more where the service did not answer', async () => {
    for (const refuse of [429, 500, 503]) {
      service.received.length = 0;
      service.answerWith((reply, request) => {
        if (service.received.length === 1)
          reply.refuse(refuse, { message: 'Later' }, refuse === 429 ? { 'retry-after': '0' } : {});
        else greet(reply, request);
      });
      expect((await ask()).outcome).toEqual({ status: 'done' });
      expect(service.received).toHaveLength(2);
    }
  });

  it('says when to come back where that is later than it waits', async () => {
    service.answerWith((reply) => reply.refuse(429, { message: 'Slow down' }, { 'retry-after': '30' }));
    expect((await ask()).outcome).toMatchObject({ status: 'failed', retryAfterMs: 30_000 });
    expect(service.received).toHaveLength(1);
  });

  it.each([
    [401, 'invalid_api_key'],
    [404, 'model_not_found'],
    [400, 'context_length_exceeded'],
  ])('is unavailable after %i, without the words of the service', async (status, code) => {
    service.answerWith((reply) => reply.refuse(status, { message: 'Your text "Hello" is wrong', code }));
    expect((await ask()).outcome).toEqual({
      status: 'unavailable',
      detail: `The service answered ${status} (${code}).`,
    });
    expect(service.received).toHaveLength(1);
  });

  it('fails when nobody listens', async () => {
    const gone = await startOpenAi();
    await gone.close();
    expect((await ask({ baseUrl: gone.baseUrl })).outcome).toMatchObject({ status: 'failed' });
  });

  it('fails on a page in the place of an answer', async () => {
    service.answerWith((reply) =>
      reply.refuse(200, '<html>Sign in to the hotel</html>', { 'content-type': 'text/html' }),
    );
    expect((await ask({ silenceMs: 2000 })).outcome.status).toBe('failed');
  });

  it('ends the request when the caller stops it, or it is closed', async () => {
    const controller = new AbortController();
    let gone: Promise<void> | undefined;
    service.answerWith((reply) => {
      reply.text('Hello');
      ({ gone } = reply);
      controller.abort();
    });
    const engine = open();
    const stopped = await askAssistant(engine, { text: 'Hello', signal: controller.signal });
    expect(stopped.outcome.status).toBe('failed');
    await gone;
    service.answerWith((reply) => {
      ({ gone } = reply);
      void engine.close();
    });
    expect((await askAssistant(engine, { text: 'Hello' })).outcome.status).toBe('failed');
    await gone;
  });
});
