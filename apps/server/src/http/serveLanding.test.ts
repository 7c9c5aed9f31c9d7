import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uiLanguageTags } from '@franca/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';

let app: TestApp;
let webDirectory: string;

beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'franca-landing-'));
  await mkdir(join(webDirectory, '.pages'));
  await writeFile(join(webDirectory, 'index.html'), '<title>The app</title>');
  for (const tag of uiLanguageTags) {
    const page = `<html lang="${tag}"><link rel="canonical" href="__ORIGIN__/?lang=${tag}">`;
    await writeFile(join(webDirectory, '.pages', `${tag}.html`), page);
  }
  app = await createTestApp({ webDirectory, environment: { PUBLIC_URL: 'https://franca.example' } });
});
afterAll(async () => {
  await app.dispose();
  await rm(webDirectory, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) => app.core.server.inject({ url, headers });

describe('the landing page', () => {
  it.each([
    ['/', undefined, 'en'],
    ['/', 'it-CH,it;q=0.9,en;q=0.8', 'it'],
    ['/', 'tlh', 'en'],
    ['/?lang=ar', 'it', 'ar'],
    ['/?lang=tlh', 'vi', 'vi'],
    ['/?lang=it&lang=ar', 'vi', 'vi'],
  ])('at %s is for a browser that asks for %s in %s', async (url, accepted, language) => {
    const answer = await open(url, accepted ? { 'accept-language': accepted } : {});
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.headers).toMatchObject({
      'content-language': language,
      vary: expect.stringMatching(/accept-language/),
    });
  });

  it('names the address of this installation', async () => {
    expect((await open('/?lang=en')).body).toContain('href="https://franca.example/?lang=en"');
  });

  it('is a page of its own for search engines where its address names no language', async () => {
    for (const url of ['/', '/?lang=tlh']) {
      const { body } = await open(url, { 'accept-language': 'it' });
      expect(body, url).toBe('<html lang="it"><link rel="canonical" href="https://franca.example/">');
    }
  });

  it('is sent again only when it has changed', async () => {
    const { headers } = await open('/?lang=vi');
    const again = await open('/?lang=vi', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  it('does not take the place of the app, nor is it found under another address', async () => {
    expect((await open('/chat')).body).toContain('The app');
    expect((await open('/.pages/en.html')).statusCode).toBe(404);
  });

  it('is found by search engines in every language', async () => {
    const robots = await open('/robots.txt');
    expect(robots).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: 'User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: https://franca.example/sitemap.xml\n',
    });
    const { body } = await open('/sitemap.xml');
    for (const tag of uiLanguageTags)
      expect(body).toContain(`<loc>https://franca.example/?lang=${tag}</loc>`);
  });
});
