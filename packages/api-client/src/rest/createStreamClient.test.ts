import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Handler, sendJson, startServer } from '../testing/startServer.ts';
import type { ApiClientOptions } from './ApiClient.ts';
import { ApiError } from './ApiError.ts';
import { createStreamClient } from './createStreamClient.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function setup(handler: Handler, options: ApiClientOptions = {}) {
  const server = await startServer(handler);
  closers.push(server.close);
  const streams = createStreamClient({ baseUrl: `${server.url}/api`, getToken: () => 'secret', ...options });
  return { streams, server };
}

const ids = { 'x-assistant-topic': 't', 'x-assistant-question': 'q', 'x-assistant-message': 'm' };
const stream =
  (...pieces: string[]): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...ids });
    for (const piece of pieces) response.write(piece);
    response.end();
  };
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const body = { content: 'Hello' };
const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('createStreamClient', () => {
  it('has the calls that stream', () => {
    const { assistant, ...rest } = createStreamClient();
    expect(Object.keys(assistant)).toEqual(['create', 'regenerate', 'stream']);
    expect(rest).toEqual({});
  });

  it('reports ids and pieces, and resolves with the message', async () => {
    const done = { content: 'Hello, you' };
    const { streams, server } = await setup(
      stream(
        ': \n\n',
        event('delta', { text: 'Hello, ' }),
        event('delta', { text: 'you' }),
        event('done', done),
      ),
    );
    const [onBegin, onText] = [vi.fn(), vi.fn()];
    expect(await streams.assistant.create({ body, onBegin, onText })).toEqual(done);
    expect(onBegin).toHaveBeenCalledExactlyOnceWith({ topic: 't', question: 'q', message: 'm' });
    expect(onText.mock.calls.flat()).toEqual(['Hello, ', 'you']);
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      accept: expect.stringContaining('text/event-stream'),
    });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(body);
  });

  it('reads events wherever their bytes are divided, also inside of a character', async () => {
    const whole = Buffer.from(event('delta', { text: 'مرحبا 👋' }) + event('done', { content: 'x' }));
    for (let cut = 1; cut < whole.length; cut += 7) {
      const { streams } = await setup((_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(whole.subarray(0, cut), () => response.end(whole.subarray(cut)));
      });
      const onText = vi.fn();
      await streams.assistant.create({ body, onText });
      expect(onText.mock.calls.flat().join('')).toBe('مرحبا 👋');
    }
  });

  it('fails with the refusal of an error event', async () => {
    const refusal = {
      errors: ['SmartTalk cannot answer now.'],
      code: 'assistant_unavailable',
      retry_after: 7,
    };
    const { streams } = await setup(stream(event('delta', { text: 'Hel' }), event('error', refusal)));
    expect(await errorOf(streams.assistant.create({ body }))).toMatchObject({
      code: 'assistant_unavailable',
      message: 'SmartTalk cannot answer now.',
      retryAfter: 7000,
    });
  });

  it('fails with what is refused before anything is written, and reports what concerns the session', async () => {
    const onNotPermitted = vi.fn();
    const { streams } = await setup(
      (_, response) =>
        sendJson(response, 403, { success: false, errors: ['User not permission.'], code: 'not_permitted' }),
      { onNotPermitted },
    );
    expect(await errorOf(streams.assistant.create({ body }))).toMatchObject({
      status: 403,
      code: 'not_permitted',
    });
    expect(onNotPermitted.mock.calls[0]?.[1]).toMatchObject({ id: 'assistant.create' });
  });

  it('takes a plain answer, of a server that does not stream', async () => {
    const { streams } = await setup((_, response) =>
      sendJson(response, 200, { success: true, data: { content: 'Hi' } }),
    );
    expect(await streams.assistant.create({ body })).toEqual({ content: 'Hi' });
  });

  it.each([
    ['ends', (_: unknown, end: () => void) => end()],
    ['breaks', (cut: () => void) => cut()],
  ])('fails as network when the connection %s before the answer', async (_name, leave) => {
    const { streams } = await setup((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('delta', { text: 'Hel' }), () =>
        leave(
          () => response.destroy(),
          () => response.end('event: done\ndata: {"content"'),
        ),
      );
    });
    expect(await errorOf(streams.assistant.create({ body }))).toMatchObject({ status: 0, code: 'network' });
  });

  it('ends when its caller does', async () => {
    const controller = new AbortController();
    const { streams } = await setup((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('delta', { text: 'Hel' }));
    });
    const call = streams.assistant.create({
      body,
      signal: controller.signal,
      onText: () => controller.abort(),
    });
    expect(await errorOf(call)).toMatchObject({ code: 'aborted' });
  });
});
