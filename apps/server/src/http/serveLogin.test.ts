import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uiLanguageTags } from '@franca/languages';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveLogin } from './serveLogin.ts';

const server = Fastify();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'franca-login-'));
  await mkdir(join(directory, '.pages'));
  for (const tag of uiLanguageTags) {
    await writeFile(join(directory, '.pages', `login.${tag}.html`), `<html lang="${tag}"><body>`);
  }
  serveLogin(server, { directory, countDemoPeople: async () => 5 });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

describe('the sign-in', () => {
  it('is in the language that the browser asks for', async () => {
    const answer = await server.inject({
      url: '/login?package=premium',
      headers: { 'accept-language': 'it-CH,en' },
    });
    expect(answer.body).toContain('lang="it"');
    expect(answer.headers).toMatchObject({
      'content-language': 'it',
      vary: 'accept-encoding, accept-language',
    });
  });

  it('has room for the people of the demo, two in a row', async () => {
    expect((await server.inject('/login')).body).toContain('<html style="--demo-rows: 3" lang="en">');
  });

  it('is left to the app where none was built', async () => {
    const bare = Fastify();
    serveLogin(bare, { directory: join(directory, 'nothing'), countDemoPeople: async () => 0 });
    expect((await bare.inject('/login')).statusCode).toBe(404);
  });
});
