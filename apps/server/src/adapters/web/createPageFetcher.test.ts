import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestService } from '../../../test/openTestService.ts';
import { html, startWebPages, type WebPage, type WebPages } from '../../../test/startWebPages.ts';
import { PageRefusedError } from '../../ports/PageFetcher.ts';
import { createPageFetcher, type PageFetcherOptions } from './createPageFetcher.ts';

let web: WebPages;
/** A second server, which no rule allows: whatever reaches it got past the check. */
let inner: WebPages;

function redirectTo(location: () => string): WebPage {
  return (_request, response) => void response.writeHead(302, { location: location() }).end();
}

beforeAll(async () => {
  inner = await startWebPages({ '/': html('<title>Inside</title>') });
  web = await startWebPages({
    '/': html('<title>Outside</title>'),
    '/elsewhere': redirectTo(() => `${web.url}`),
    '/relative': redirectTo(() => '/elsewhere'),
    '/round': redirectTo(() => '/round'),
    '/to-inner': redirectTo(() => inner.url),
    '/to-name': redirectTo(() => `http://inner.example:${inner.port}/`),
    '/to-file': redirectTo(() => 'file:///etc/passwd'),
    '/to-user': redirectTo(() => web.url.replace('//', '//ana:secret@')),
    '/to-metadata': redirectTo(() => 'http://169.254.169.254/latest/meta-data/'),
    '/text': html('words', 'text/plain'),
    '/large': html('x'.repeat(5000)),
    '/bomb': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(20_000_000, 'x')));
    },
    '/slow': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>Never the end');
    },
    '/headers': (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'seen=1' });
      response.end(JSON.stringify(request.headers));
    },
  });
});
beforeEach(() => {
  web.asked.length = 0;
  inner.asked.length = 0;
});
afterAll(async () => {
  await web.dispose();
  await inner.dispose();
});

type TestOptions = Partial<PageFetcherOptions>;

const page = (url: string) => ({ url, types: ['text/html'], maxBytes: 1000, isWhole: false });
const create = (options: TestOptions) => createPageFetcher({ service: openTestService('links'), ...options });
const fetchWith = (options: TestOptions, url: string) => create(options)(page(url));
const fetchHere = (path: string, options: TestOptions = {}) =>
  fetchWith({ mayConnect: web.mayConnect, ...options }, new URL(path, web.url).href);

describe('the fetcher, as production has it', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://10.1/',
    'http://０/',
    'http://①②⑦.⓪.⓪.①/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://1.1.1.1:8080/',
    'http://1.1.1.1:443/',
    'http://public.example:6379/',
    'http://printer/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://[2002:7f00:1::]/',
    'http://[64:ff9b:1::a00:1]/',
    'https://1.1.1.1:22/',
    'http://ana:secret@1.1.1.1/',
    'http://ana@1.1.1.1/',
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'data:text/html,hello',
    'javascript:alert(1)',
    'not an address',
  ])('refuses %s without a connection', async (url) => {
    await expect(fetchWith({ resolve: async () => ['127.0.0.1'] }, url)).rejects.toThrow(PageRefusedError);
  });

  it('refuses its own loopback servers, by number and by name', async () => {
    await expect(fetchWith({}, web.url)).rejects.toThrow('not public');
    const own = { resolve: async () => ['127.0.0.1'] };
    await expect(fetchWith(own, `http://own.example:${web.port}/`)).rejects.toThrow('The port');
    await expect(fetchWith(own, 'http://own.example/')).rejects.toThrow('not public');
    expect(web.asked).toEqual([]);
  });

  it.each([
    ['private', ['10.0.0.5']],
    ['loopback over IPv6', ['::1']],
    ['a public one and a private one', ['93.184.216.34', '192.168.0.10']],
    ['mapped', ['::ffff:10.0.0.5']],
    ['nothing', []],
  ])('refuses a name that leads to %s', async (_name, addresses) => {
    const refused = fetchWith({ resolve: async () => addresses }, 'http://public.example/');
    await expect(refused).rejects.toThrow(PageRefusedError);
  });
});

describe('the fetcher, where the rule allows one server', () => {
  it('fetches a page', async () => {
    const found = await fetchHere('/');
    expect(found).toMatchObject({ url: web.url, contentType: 'text/html; charset=utf-8' });
    expect(found.bytes.toString()).toBe('<title>Outside</title>');
  });

  it('follows redirects, and says where it arrived', async () => {
    expect(await fetchHere('/relative')).toMatchObject({ url: web.url });
    expect(web.asked).toEqual(['/relative', '/elsewhere', '/']);
  });

  it.each(['/to-inner', '/to-name', '/to-file', '/to-user', '/to-metadata'])(
    'checks the target of a redirect again: %s',
    async (path) => {
      const resolve = async () => ['127.0.0.1'];
      await expect(fetchHere(path, { resolve })).rejects.toThrow(PageRefusedError);
      expect(inner.asked).toEqual([]);
    },
  );

  it('gives up after four redirects', async () => {
    await expect(fetchHere('/round')).rejects.toThrow('too many redirects');
    expect(web.asked).toHaveLength(5);
  });

  it('connects to the address that was checked, whatever the name leads to next', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let lookups = 0;
    const resolve = async () => answers[lookups++] ?? [];
    const found = await fetchWith(
      { mayConnect: web.mayConnect, resolve },
      `http://rebinding.example:${web.port}/headers`,
    );
    expect(lookups).toBe(1);
    expect(JSON.parse(found.bytes.toString())).toMatchObject({ host: `rebinding.example:${web.port}` });
    // The second time the name leads elsewhere, and nothing is connected to.
    await expect(
      fetchWith({ mayConnect: web.mayConnect, resolve }, `http://rebinding.example:${web.port}/`),
    ).rejects.toThrow('not public');
    expect(web.asked).toEqual(['/headers']);
  });

  it('sends no cookie and no language, and says who it is', async () => {
    await fetchHere('/headers');
    const { bytes } = await fetchHere('/headers');
    const headers = JSON.parse(bytes.toString()) as Record<string, string>;
    expect(headers['user-agent']).toContain('Franca');
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['referer']));
  });

  it('reads the beginning of a long page, and refuses a long picture', async () => {
    expect((await fetchHere('/large')).bytes).toHaveLength(1000);
    const whole = { ...page(new URL('/large', web.url).href), isWhole: true };
    const fetcher = create({ mayConnect: web.mayConnect });
    await expect(fetcher(whole)).rejects.toThrow('too many bytes');
  });

  it('counts bytes after decompression', async () => {
    expect((await fetchHere('/bomb')).bytes).toHaveLength(1000);
  });

  it('refuses other content and missing pages', async () => {
    await expect(fetchHere('/text')).rejects.toThrow('another type');
    await expect(fetchHere('/missing')).rejects.toThrow('404');
  });

  it('ends after its time', async () => {
    await expect(
      fetchHere('/slow', { service: openTestService('links', { timeoutMs: 300 }) }),
    ).rejects.toThrow(PageRefusedError);
  });
});
