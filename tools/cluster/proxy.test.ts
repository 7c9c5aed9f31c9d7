import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProxy, type ProxyKind } from './createProxy.ts';
import type { Service } from './Service.ts';

const megabyte = 1024 * 1024;

/** The headers of events of the server (docs/behaviour/assistant.md, Streaming), whose own test holds them. */
const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** A server that says what reached it, and can be ended and started again on its port. */
type Backend = {
  url: string;
  /** What `/api/ready` says. */
  isReady: boolean;
  /** Sends the next event of the stream that was asked for last. */
  sendEvent: (word: string) => void;
  /** How many streams are open. */
  streams: number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

async function countBytes(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  return bytes;
}

async function startBackend(name: string): Promise<Backend> {
  let http: HttpServer;
  let sockets: Server;
  let port = 0;
  const backend: Backend = {
    url: '',
    isReady: true,
    sendEvent: () => undefined,
    streams: 0,
    start: async () => {
      http = createServer(async (request, response) => {
        const bytes = await countBytes(request);
        if (request.headers.accept === 'text/event-stream') {
          response.writeHead(200, eventStreamHeaders);
          backend.streams += 1;
          response.once('close', () => (backend.streams -= 1));
          backend.sendEvent = (word) => void response.write(`event: delta\ndata: ${word}\n\n`);
          backend.sendEvent('first');
          return;
        }
        response.statusCode = backend.isReady ? 200 : 503;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ name, bytes, headers: request.headers }));
      });
      sockets = new Server(http, { transports: ['websocket', 'polling'] });
      sockets.on('connection', (socket) =>
        socket.on('who', (answer: (name: string) => void) => answer(name)),
      );
      http.listen(port, '127.0.0.1');
      await once(http, 'listening');
      ({ port } = http.address() as AddressInfo);
      backend.url = `http://127.0.0.1:${port}`;
    },
    stop: async () => {
      http.closeAllConnections();
      await sockets.close();
    },
  };
  await backend.start();
  return backend;
}

describe.each<ProxyKind>(['nginx', 'caddy'])('the configuration of %s', (kind) => {
  let directory: string;
  let backends: [Backend, Backend];
  let proxy: Service;
  const opened: Socket[] = [];

  type Answer = { name: string; bytes: number; headers: Record<string, string> };
  const ask = async (path = '/api/user/me', init: RequestInit = {}) => {
    const response = await fetch(`${proxy.url}${path}`, init);
    return { status: response.status, answer: response.ok ? ((await response.json()) as Answer) : undefined };
  };

  /** The names of the servers that answer several requests at once: one at a time, the same one may answer all. */
  const askSeveral = async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    return new Set(answers.map(({ answer }) => answer?.name));
  };

  async function open(transports: string[]): Promise<Socket> {
    const socket = io(proxy.url, { transports, forceNew: true, reconnection: false });
    opened.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }
  const serverOf = (socket: Socket): Promise<string> => socket.timeout(5000).emitWithAck('who');

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-proxy-'));
    backends = [await startBackend('one'), await startBackend('two')];
    proxy = await createProxy({ kind, directory, nodes: [backends[0].url, backends[1].url] });
    await proxy.start();
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await proxy.stop();
    for (const backend of backends) await backend.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('passes WebSockets on, to all servers', async () => {
    const sockets = await Promise.all(Array.from({ length: 8 }, () => open(['websocket'])));
    const names = await Promise.all(sockets.map(serverOf));
    expect(new Set(names)).toEqual(new Set(['one', 'two']));
  });

  it('keeps long polling with the server that knows the session, also when it becomes a WebSocket', async () => {
    const polling = await Promise.all(Array.from({ length: 6 }, () => open(['polling'])));
    for (let round = 0; round < 5; round += 1) {
      const names = await Promise.all(polling.map(serverOf));
      expect(new Set(names).size).toBe(1);
    }
    const upgraded = await open(['polling', 'websocket']);
    await vi.waitFor(() => expect(upgraded.io.engine.transport.name).toBe('websocket'), { timeout: 10_000 });
    expect(['one', 'two']).toContain(await serverOf(upgraded));
  });

  it('says who the client is, whatever the client says', async () => {
    const { answer } = await ask('/api/user/me', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(answer?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(answer?.headers.host).toBe(new URL(proxy.url).host);
  });

  it('passes each event of an answer on before the next one is sent, not compressed', async () => {
    const stream = new AbortController();
    const response = await fetch(`${proxy.url}/api/openai-chat/create`, {
      method: 'POST',
      signal: stream.signal,
      headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let got = '';
    const readUntil = async (word: string): Promise<void> => {
      while (!got.includes(`data: ${word}\n\n`)) got += (await reader?.read())?.value ?? '';
    };
    // Each waits for the one before: with a proxy that buffers them the test never ends.
    await readUntil('first');
    for (const word of ['second', 'third', 'fourth']) {
      for (const backend of backends) backend.sendEvent(word);
      await readUntil(word);
    }
    stream.abort();
    await vi.waitFor(() => expect(backends.map(({ streams }) => streams)).toEqual([0, 0]), {
      timeout: 10_000,
    });
  });

  it('takes a file of 100 MB', async () => {
    const { answer } = await ask('/api/file/key', { method: 'PUT', body: Buffer.alloc(100 * megabyte) });
    expect(answer?.bytes).toBe(100 * megabyte);
  });

  it('leaves out a server that is gone, loses no request, and takes it back', async () => {
    const [first] = backends;
    await first.stop();
    const alone = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(alone.map(({ answer }) => answer?.name))).toEqual(new Set(['two']));
    expect(await serverOf(await open(['websocket']))).toBe('two');
    await first.start();
    await vi.waitFor(async () => expect(await askSeveral()).toEqual(new Set(['one', 'two'])), {
      timeout: 10_000,
    });
  });

  it('sends readers to the other server while one says that it is not ready', async () => {
    const [, second] = backends;
    second.isReady = false;
    await vi.waitFor(async () => expect(await askSeveral()).toEqual(new Set(['one'])), { timeout: 10_000 });
    second.isReady = true;
    await vi.waitFor(async () => expect(await askSeveral()).toEqual(new Set(['one', 'two'])), {
      timeout: 10_000,
    });
  });
});
