import { join } from 'node:path';
import type { Message } from '@franca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, nextOf } from '../../../test/sockets.ts';
import { html, startWebPages, type WebPages } from '../../../test/startWebPages.ts';
import { tinyPicture } from '../../../test/tinyPicture.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { createDiskStorage } from '../../adapters/storage/createDiskStorage.ts';
import { linkPreviews } from '../../db/schema/links.ts';
import { createPreviewsShown } from '../chat/createPreviewsShown.ts';
import { createLinks } from './createLinks.ts';

let web: WebPages;
let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

const article = `<!doctype html><html><head><meta charset="utf-8">
<title>Only where nothing better stands</title>
<meta property="og:title" content="Bread &amp; water">
<meta property="og:description" content="  How to bake\n with four things. ">
<meta property="og:site_name" content="The Baker">
<meta property="og:image" content="/bread.jpg"></head><body><title>Not this</title></body></html>`;

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  web = await startWebPages({
    '/article': html(article),
    '/plain': html('<title>Only\n a title</title>'),
    '/empty': html('<p>Nothing to say</p>'),
    '/latin': (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from('<title>Café</title>', 'latin1')),
    '/fake': html('<title>Fake</title><meta property="og:image" content="/fake.png">'),
    '/inside': html('<title>Inside</title><meta property="og:image" content="http://10.0.0.1/secret.png">'),
    '/bread.jpg': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
    '/fake.png': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)"/>'),
  });
  world = await createWorld({ environment: { LINK_PREVIEWS: 'on' }, mayFetchFrom: web.mayConnect });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
  await world.app.core.database.db.update(linkPreviews).set({ expiresAt: new Date(0) });
  web.asked.length = 0;
});
afterAll(async () => {
  await world.dispose();
  await web.dispose();
});

const at = (path: string) => new URL(path, web.url).href;
const previewOf = async (path: string, as = ana) =>
  (await world.api.links.preview({ as, body: { url: at(path) } })).data;
const newest = async (as: Person) =>
  (await world.api.chat.list({ as, query: { topic_id, limit: '1' } })).data[0];
const host = () => new URL(web.url).host;

async function sendWithPreview(path = '/article', words = `Look at ${at(path)}`): Promise<Message> {
  await previewOf(path);
  return (await ana.send(topic_id, words, { preview_url: at(path) })).data;
}

describe('a preview of a link', () => {
  it('says what the page says, with a picture that lies on this server', async () => {
    const preview = await previewOf('/article');
    expect(preview).toEqual({
      url: at('/article'),
      host: host(),
      title: 'Bread & water',
      description: 'How to bake with four things.',
      site: 'The Baker',
      image: expect.stringMatching(/\/api\/link\/picture\/[0-9a-f-]{36}$/),
    });
    const { pathname } = new URL(preview?.image ?? '', 'http://own.example');
    const picture = await world.app.core.server.inject({ method: 'GET', url: pathname });
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 240,
    });
  });

  it('takes the title where the page says no more', async () => {
    expect(await previewOf('/plain')).toMatchObject({
      title: 'Only a title',
      description: null,
      image: null,
    });
  });

  it('reads the encoding that the server names', async () => {
    expect(await previewOf('/latin')).toMatchObject({ title: 'Café' });
  });

  it.each(['/empty', '/missing'])('is none for %s, and nobody asks there again at once', async (path) => {
    expect(await previewOf(path)).toBeNull();
    expect(await previewOf(path, bea)).toBeNull();
    expect(web.asked).toEqual([path]);
  });

  it.each(['/fake', '/inside'])(
    'goes without a picture that is none, or that may not be fetched: %s',
    async (path) => {
      expect(await previewOf(path)).toMatchObject({ image: null });
    },
  );

  it('is fetched once for everybody, also when several ask at the same time', async () => {
    const all = await Promise.all([previewOf('/plain'), previewOf('/plain', bea), previewOf('/plain')]);
    expect(all.map((preview) => preview?.title)).toEqual(['Only a title', 'Only a title', 'Only a title']);
    await previewOf('/plain', bea);
    expect(new Set(web.asked)).toEqual(new Set(['/plain']));
    expect(web.asked.length).toBeLessThanOrEqual(2);
  });

  it('refuses what is no web address', async () => {
    for (const url of ['javascript:alert(1)', 'ftp://a.example/', 'a.example']) {
      const { code } = await world.api.links.preview({ as: ana, body: { url } });
      expect(code).toBe('validation_failed');
    }
  });
});

describe('a message with a preview', () => {
  it('brings it to everybody, by socket, page and change', async () => {
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const arrives = nextOf<Message>(socket, 'newChat', { topic_id });
    const sent = await sendWithPreview();
    expect(sent.preview).toMatchObject({ title: 'Bread & water' });
    expect((await arrives).preview).toEqual(sent.preview);
    expect((await newest(bea))?.preview).toEqual(sent.preview);
  });

  it('shows none where the sender wanted none, or its link does not stand in the words', async () => {
    await previewOf('/article');
    expect((await ana.send(topic_id, `Look at ${at('/article')}`)).data.preview).toBeNull();
    const other = await ana.send(topic_id, 'Your bank: https://bank.example', {
      preview_url: at('/article'),
    });
    expect(other.data.preview).toBeNull();
  });

  it('fetches nothing while it is sent', async () => {
    const sent = await ana.send(topic_id, `Look at ${at('/plain')}`, { preview_url: at('/plain') });
    expect(sent.data.preview).toBeNull();
    expect(web.asked).toEqual([]);
  });

  it('keeps it through an edit while the link stands there, and when it is forwarded', async () => {
    const { chat_id } = await sendWithPreview();
    const edit = (content: string) => world.api.chat.edit({ as: ana, body: { topic_id, chat_id, content } });
    const kept = await edit(`Read ${at('/article')}`);
    expect(kept.data.message.preview).toMatchObject({ title: 'Bread & water' });
    const cleo = await world.join('Cleo');
    const body = { from_chat_id: chat_id, new_chat_id: ana.chatId(), target_user_id: cleo.id };
    expect((await world.api.chat.forward({ as: ana, body })).data.preview).toMatchObject({ host: host() });
    const dropped = await edit('Never mind');
    expect(dropped.data.message.preview).toBeNull();
    expect((await newest(bea))?.preview).toBeNull();
  });

  it('loses it with a recall', async () => {
    const { chat_id } = await sendWithPreview();
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    expect(await newest(bea)).toMatchObject({ recalled: true, preview: null });
  });
});

it('fetches nothing where the operator has switched previews off', async () => {
  const off = await createWorld({ environment: { LINK_PREVIEWS: 'off' }, mayFetchFrom: web.mayConnect });
  const dora = await off.join('Dora');
  expect((await off.api.links.preview({ as: dora, body: { url: at('/plain') } })).data).toBeNull();
  expect(web.asked).toEqual([]);
  await off.dispose();
});

it('is removed with its picture a day after the last message that showed it', async () => {
  const { clock, config, database, limiter, secret } = world.app.core;
  const directory = join(config.DATA_DIR, 'files');
  const links = createLinks({
    db: database.db,
    clock,
    limiter,
    storage: createDiskStorage({ directory, secret, uploadPath: '/api/file/' }),
    fetchPage: undefined,
    baseUrl: '',
    shownAmong: createPreviewsShown(database.db),
  });
  const { chat_id, preview } = await sendWithPreview();
  const id = preview?.image?.split('/').at(-1) ?? '';
  const aDay = 26 * 60 * 60;
  world.app.testClock.advance(aDay);
  await links.purge();
  expect([...(await links.find([id])).keys()]).toEqual([id]);

  await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
  world.app.testClock.advance(aDay);
  await links.purge();
  expect((await links.find([id])).size).toBe(0);
  await expect(links.openPicture(id)).rejects.toMatchObject({ code: 'file_not_found' });
});

it('leaves no picture that nothing leads to when the server is killed while it keeps one', async () => {
  const { clock, config, database, limiter, secret } = world.app.core;
  const disk = createDiskStorage({
    directory: join(config.DATA_DIR, 'files'),
    secret,
    uploadPath: '/api/file/',
  });
  const saved: string[] = [];
  const links = createLinks({
    db: database.db,
    clock,
    limiter,
    storage: {
      ...disk,
      save: async (key, ...rest) => {
        await disk.save(key, ...rest);
        saved.push(key);
        throw new Error('Killed.');
      },
    },
    fetchPage: async ({ url }) => ({
      url,
      contentType: url.endsWith('.png') ? 'image/png' : 'text/html',
      bytes: url.endsWith('.png')
        ? tinyPicture
        : Buffer.from('<title>A</title><meta property="og:image" content="/a.png">'),
    }),
    baseUrl: '',
    shownAmong: createPreviewsShown(database.db),
  });
  await expect(links.preview('https://killed.example/')).rejects.toThrow('Killed.');
  const [key = ''] = saved;
  expect(await disk.stat(key)).not.toBeNull();
  world.app.testClock.advance(26 * 60 * 60);
  await links.purge();
  expect(await disk.stat(key)).toBeNull();
});
