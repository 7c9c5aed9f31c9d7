import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawWords } from '../../../test/drawSign.ts';
import { openTestService } from '../../../test/openTestService.ts';
import { describePictureReader } from '../../ports/PictureReader.conformance.ts';
import { createVisionReader } from './createVisionReader.ts';

type Reply = { status?: number; headers?: Record<string, string>; body: unknown };
type Sent = { path: string | undefined; authorization: string | undefined; body: string };

const words = { text: 'Please close the door', paragraph: 0, x: 0.1, y: 0.1, width: 0.3, height: 0.1 };
const contentOf = (value: unknown) => ({ choices: [{ message: { content: JSON.stringify(value) } }] });
let server: Server;
let baseUrl: string;
let sent: Sent[] = [];
let written: string;
/** What the service answers instead of what it sees. */
let answer: Reply | undefined;

beforeAll(async () => {
  written = (await drawWords(['Please close the door'])).toString('base64');
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    sent.push({ path: request.url, authorization: request.headers.authorization, body });
    const seen: Reply = { body: contentOf({ lines: body.includes(written) ? [words] : [] }) };
    const { status = 200, headers = {}, body: reply } = answer ?? seen;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  [sent, answer] = [[], undefined];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const create = async (service = openTestService('pictures')) =>
  createVisionReader({ baseUrl, apiKey: 'key', model: 'eyes', service });
const { signal } = new AbortController();
const read = async (service = openTestService('pictures')) => {
  const reader = await create(service);
  const outcome = await reader.read({
    picture: new Uint8Array(Buffer.from(written, 'base64')),
    languages: ['en', 'es'],
    signal,
  });
  await reader.close();
  return outcome;
};

describePictureReader({
  name: 'of a service that speaks the protocol of OpenAI',
  create: () => create(),
  language: 'vi',
  written: () => drawWords(['Please close the door']),
  expected: ['please', 'door'],
  blank: () => drawWords([]),
});

describe('a vision model', () => {
  it('gets the picture, the key and the languages', async () => {
    expect((await read()).status).toBe('done');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key' });
    expect(sent[0]?.body).toContain('en, es');
  });

  it('gets nothing that may not leave any more', async () => {
    const reader = await create();
    const picture = new Uint8Array(Buffer.from(written, 'base64'));
    const mayLeave = async () => false;
    expect(await reader.read({ picture, languages: ['en'], mayLeave, signal })).toMatchObject({
      status: 'failed',
    });
    expect(sent).toEqual([]);
  });

  it('is left alone as long as it asks for', async () => {
    answer = { status: 429, headers: { 'retry-after': '7' }, body: '{}' };
    expect(await read()).toMatchObject({ status: 'failed', retryAfterMs: 7000 });
  });

  it('is left alone for a while after three requests without a response', async () => {
    const service = openTestService('pictures');
    answer = { status: 503, body: {} };
    for (let count = 0; count < 5; count += 1) expect((await read(service)).status).toBe('failed');
    expect(sent).toHaveLength(3);
    expect(await read(service)).toMatchObject({ retryAfterMs: expect.any(Number) });
  });

  it.each([
    'no JSON',
    {},
    contentOf('words'),
    contentOf({ lines: [{ text: 'Exit' }] }),
    { choices: [{ message: { content: '{' } }] },
    'x'.repeat(600_000),
  ])('fails with an answer that is none, number %#', async (body) => {
    answer = { body };
    expect((await read()).status).toBe('failed');
  });
});
