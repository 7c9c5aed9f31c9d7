import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { uiLanguageTags } from '@franca/languages';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLogger } from './createLogger.ts';
import { createServer } from './createServer.ts';
import { type RenderedPageOptions, renderedPage } from './renderedPage.ts';

const text = 'One world, one language! '.repeat(200);
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

describe('a page that is filled in', () => {
  let directory: string;
  let server: FastifyInstance;
  let compressed: string[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-rendered-'));
    await mkdir(join(directory, '.pages'));
    for (const tag of uiLanguageTags) {
      await writeFile(join(directory, '.pages', `${tag}.html`), `<html lang="${tag}">__NAME__ ${text}`);
    }
    compressed = [];
    server = await createServer(
      createLogger(new Writable({ write: (_c, _e, done) => done() })),
      loadConfig({ PORT: '0' }),
    );
  });
  afterEach(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  function serve(fill: RenderedPageOptions['fill'] = (page) => page.replace('__NAME__', 'Franca')): void {
    const answer = renderedPage({
      fileOf: (language) => join(directory, '.pages', `${language}.html`),
      fill,
      encoders: {
        br: async (page) => {
          compressed.push('br');
          return brotliCompressSync(page);
        },
        gzip: async (page) => {
          compressed.push('gzip');
          return gzipSync(page);
        },
      },
    });
    if (!answer) throw new Error('The pages of this test were not found.');
    server.get('/page', { compress: false }, answer);
  }

  const open = (accepted?: string, headers: Record<string, string> = {}) =>
    server.inject({
      url: '/page',
      headers: { ...(accepted !== undefined && { 'accept-encoding': accepted }), ...headers },
    });

  it.each(['br', 'gzip'] as const)(
    'is compressed by %s at the first request and never again',
    async (encoding) => {
      serve();
      const [first, second] = await Promise.all([open(encoding), open(encoding)]);
      const third = await open(encoding);
      for (const answer of [first, second, third]) {
        expect(answer.headers).toMatchObject({
          'content-encoding': encoding,
          'content-length': String(first.rawPayload.length),
          vary: 'accept-encoding, accept-language',
        });
        expect(answer.rawPayload.equals(first.rawPayload)).toBe(true);
      }
      expect(decoders[encoding](first.rawPayload).toString()).toBe(`<html lang="en">Franca ${text}`);
      expect(compressed).toEqual([encoding]);
    },
  );

  it('is kept once for each language and coding, whatever else is asked for', async () => {
    serve();
    for (const accepted of ['br', 'gzip, br', 'gzip', 'deflate, gzip;q=0.5', 'gzip;q=1, br;q=0.1'])
      for (const language of [...uiLanguageTags, 'tlh', 'xx-1', 'en-AU,en;q=0.9'])
        await open(accepted, { 'accept-language': language });
    expect(compressed).toHaveLength(2 * uiLanguageTags.length);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is sent to a browser that accepts "%s" in the coding %s', async (accepted, encoding) => {
    serve();
    const { statusCode, headers, rawPayload } = await open(accepted);
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers.vary).toBe('accept-encoding, accept-language');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const body = encoding ? decoders[encoding as keyof typeof decoders](rawPayload) : rawPayload;
    expect(body.toString()).toBe(`<html lang="en">Franca ${text}`);
  });

  it('has a strong entity tag for each form, and is sent again only when it has changed', async () => {
    serve();
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { etag } = (await open(accepted)).headers;
      expect(etag).toMatch(/^"[\w-]+"$/);
      tags.add(String(etag));
      const again = await open(accepted, { 'if-none-match': String(etag) });
      expect(again).toMatchObject({ statusCode: 304, body: '', headers: { etag } });
      expect(again.headers.vary).toBe('accept-encoding, accept-language');
      expect(again.headers['content-encoding']).toBeUndefined();
    }
    expect(tags.size).toBe(3);
  });

  it('is filled in anew where that failed', async () => {
    let tries = 0;
    serve((page) => {
      tries += 1;
      if (tries === 1) throw new Error('The database does not answer.');
      return page.replace('__NAME__', 'Franca');
    });
    expect((await open('br')).statusCode).toBe(500);
    expect((await open('br')).statusCode).toBe(200);
    expect((await open('gzip')).statusCode).toBe(200);
    expect(tries).toBe(2);
  });
});
