import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLogger } from './createLogger.ts';
import { createServer } from './createServer.ts';
import { sendUnknown } from './sendUnknown.ts';
import { serveWeb } from './serveWeb.ts';

const page = `<title>Franca</title>${' '.repeat(3000)}`;
const script = `//${'script '.repeat(1000)}`;
const picture = Buffer.alloc(3000, 7);

describe('a file of the built web app', () => {
  let directory: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-web-'));
    await mkdir(join(directory, 'assets'));
    const compressed = { 'index.html': page, 'assets/app-4f3a.js': script };
    for (const [name, content] of Object.entries(compressed)) {
      const path = join(directory, name);
      await writeFile(path, content);
      await writeFile(`${path}.br`, brotliCompressSync(content));
      await writeFile(`${path}.gz`, gzipSync(content));
    }
    await writeFile(join(directory, 'assets/late-11aa.js'), script);
    await writeFile(join(directory, 'assets/face-77bb.png'), picture);
    server = await createServer(
      createLogger(new Writable({ write: (_c, _e, done) => done() })),
      loadConfig({ PORT: '0' }),
    );
    sendUnknown(server, await serveWeb(server, directory, { hasLanding: true }));
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  const open = (url: string, encodings?: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { ...(encodings && { 'accept-encoding': encodings }), ...headers } });

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const)(
    'is sent to a browser that accepts %s as the build has compressed it',
    async (accepted, encoding) => {
      for (const [url, content, type, kept] of [
        ['/assets/app-4f3a.js', script, 'application/javascript', 'public, max-age=31536000, immutable'],
        ['/chat', page, 'text/html', 'no-cache'],
        ['/index.html', page, 'text/html', 'no-cache'],
      ] as const) {
        const { statusCode, headers, rawPayload } = await open(url, accepted);
        expect([url, statusCode, headers]).toMatchObject([
          url,
          200,
          {
            'content-encoding': encoding,
            'content-length': String(rawPayload.length),
            'content-type': `${type}; charset=utf-8`,
            'cache-control': kept,
            vary: 'accept-encoding',
          },
        ]);
        expect(decoders[encoding](rawPayload).toString()).toBe(content);
      }
    },
  );

  it('is sent as it is to a program that accepts no compression', async () => {
    for (const accepted of [undefined, 'identity']) {
      const { headers, body } = await open('/assets/app-4f3a.js', accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('accept-encoding');
      expect(body).toBe(script);
    }
  });

  it('is compressed while it is sent where the build has not done it, but a picture is not', async () => {
    const late = await open('/assets/late-11aa.js', 'br');
    expect(late.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(late.rawPayload).toString()).toBe(script);
    const face = await open('/assets/face-77bb.png', 'br, gzip');
    expect(face.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '3000' });
    expect(face.headers['content-encoding']).toBeUndefined();
    expect(face.rawPayload.equals(picture)).toBe(true);
  });

  it('has an entity tag for each form, and is sent again only when it has changed', async () => {
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { etag } = (await open('/index.html', accepted)).headers;
      tags.add(String(etag));
      const again = await open('/index.html', accepted, { 'if-none-match': String(etag) });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
    }
    expect(tags.size).toBe(3);
  });

  it('answers a part of what would be sent whole', async () => {
    for (const accepted of ['br', 'identity']) {
      const whole = (await open('/assets/app-4f3a.js', accepted)).rawPayload;
      const part = await open('/assets/app-4f3a.js', accepted, { range: 'bytes=2-11' });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 2-11/${whole.length}`);
      expect(part.rawPayload.equals(whole.subarray(2, 12))).toBe(true);
    }
  });

  it('is missing where there is none, whatever is accepted', async () => {
    for (const url of ['/assets/gone-1a2b.js', '/assets/', '/assets'])
      expect([url, (await open(url, 'br, gzip')).statusCode]).toEqual([url, 404]);
  });
});
