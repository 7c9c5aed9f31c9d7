import { join } from 'node:path';
import { limits, rateLimits, type UploadFolder } from '@franca/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBudget } from '../../../test/createTestBudget.ts';
import { purgeFiles } from '../../../test/purgeFiles.ts';
import { nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { createDiskStorage } from '../../adapters/storage/createDiskStorage.ts';
import { files } from '../../db/schema/files.ts';
import { stickers } from '../../db/schema/stickers.ts';
import { createFiles } from '../files/createFiles.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import { createStickers, type StickersOptions } from './createStickers.ts';

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
});
afterAll(() => world.dispose());

/** Pixels that cannot be packed, so that a picture has about as many bytes as it has of them. */
const noise = (length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  for (let index = 0, seed = 1; index < length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[index] = seed >> 16;
  }
  return bytes;
};

const drawing = (width = 900, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 120, b: 200, alpha: 0.5 } } })
    .withExif({ IFD0: { Model: 'SecretCamera' } })
    .png()
    .toBuffer();

const animation = (side: number, frames: number, pixels = noise): Promise<Buffer> =>
  sharp(pixels(side * side * frames * 3), {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
  })
    .gif({ delay: Array(frames).fill(100) })
    .toBuffer();

const upload = (as: Person, bytes: Buffer, folder: UploadFolder = 'sticker'): Promise<string> =>
  as.upload({ name: 'cat.png', bytes, folder });
const add = (as: Person, file_url: string, name = '') =>
  world.api.stickers.add({ as, body: { file_url, name } });
async function addDrawing(as: Person, name = ''): Promise<{ url: string; id: string }> {
  const url = await upload(as, await drawing());
  const { data } = await add(as, url, name);
  return { url, id: data[0]?._id ?? '' };
}
const list = async (as: Person) => (await world.api.stickers.list({ as })).data;
const names = async (as: Person) => (await list(as)).map(({ name }) => name);
const remove = (as: Person, sticker_id: string) => world.api.stickers.remove({ as, query: { sticker_id } });
const restore = (as: Person, sticker_id: string) => world.api.stickers.restore({ as, body: { sticker_id } });
const copy = (as: Person, chat_id: string, topic = topic_id) =>
  world.api.stickers.copy({ as, body: { topic_id: topic, chat_id } });
const send = (as: Person, content: string, topic = topic_id) => as.send(topic, content, { type: 'sticker' });
const read = async (as: Person, chat_id: string, topic = topic_id) =>
  (await world.api.chat.list({ as, query: { topic_id: topic } })).data.find((one) => one.chat_id === chat_id);

async function download(url: string): Promise<{ status: number; bytes: Buffer }> {
  const { statusCode: status, rawPayload: bytes } = await world.app.core.server.inject(url);
  return { status, bytes };
}

/** Rows of stickers that leave room for so many more. */
async function fill(as: Person, room: number): Promise<void> {
  const rows = Array.from({ length: limits.stickers - room }, (_, index) => ({
    ...{ userId: as.id, url: `/api/file/${as.id}-${index}`, name: '', createdAt: new Date() },
  }));
  await world.app.core.database.db.insert(stickers).values(rows);
}

/** The stickers of the server, of which some parts fail. */
function failing(parts: (options: StickersOptions) => Partial<StickersOptions>) {
  const { clock, config, database, secret } = world.app.core;
  const { db } = database;
  const directory = join(config.DATA_DIR, 'files');
  const storage = createDiskStorage({ directory, secret, uploadPath: '/api/file/' });
  const files = createFiles({ db, clock, storage, budget: createTestBudget(db, clock), baseUrl: '' });
  const { chat, scheduled } = world.app;
  const options = {
    ...{ db, clock, files, isScheduled: scheduled.hasFile, announce: () => undefined },
    chat: () => chat,
  };
  return createStickers({ ...options, ...parts(options) });
}
const crash = () => Promise.reject(new Error('The server ends here.'));

/** What the server does every hour, a day later. */
async function purgeTomorrow(): Promise<void> {
  world.app.testClock.advance(25 * 3600);
  await world.app.stickers.purge();
  await purgeFiles(world.app);
}

describe('own stickers', () => {
  it('are added with a name, the newest first, and once', async () => {
    const first = await addDrawing(ana, '  big \u202E  cat ');
    await addDrawing(ana, '🐶');
    expect(await names(ana)).toEqual(['🐶', 'big cat']);
    await add(ana, first.url, 'other');
    expect(await names(ana)).toEqual(['🐶', 'big cat']);
    expect(await list(bea)).toEqual([]);
  });

  it('are kept as WebP of at most 512 pixels and 512 kB, see-through, without metadata', async () => {
    const { url } = await addDrawing(ana);
    const { bytes } = await download(url);
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 512, height: 171, hasAlpha: true });
    expect(facts.exif).toBeUndefined();
    const grain = sharp(noise(1200 * 1200 * 3), { raw: { width: 1200, height: 1200, channels: 3 } });
    const photo = await upload(ana, await grain.jpeg({ quality: 100 }).toBuffer());
    expect((await add(ana, photo)).status).toBe(200);
    const kept = (await download(photo)).bytes;
    expect(kept.length).toBeLessThanOrEqual(limits.stickerBytes);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp' });
  });

  it('stay animated, smaller where they have too many bytes', async () => {
    const small = await upload(ana, await animation(200, 3));
    expect((await add(ana, small)).status).toBe(200);
    const animated = { format: 'webp', pages: 3, pageHeight: 200 };
    expect(await sharp((await download(small)).bytes, { animated: true }).metadata()).toMatchObject(animated);
    const large = await upload(ana, await animation(512, 6));
    expect((await add(ana, large)).status).toBe(200);
    const { bytes } = await download(large);
    expect(bytes.length).toBeLessThanOrEqual(limits.stickerBytes);
    const facts = await sharp(bytes, { animated: true }).metadata();
    expect(facts.pages).toBe(6);
    expect(facts.pageHeight).toBeLessThan(512);
  });

  it('stay animated, also small ones of many frames', async () => {
    const url = await upload(ana, await animation(240, 18));
    expect((await add(ana, url)).status).toBe(200);
    const { bytes } = await download(url);
    expect(bytes.length).toBeLessThanOrEqual(limits.stickerBytes);
    const facts = await sharp(bytes, { animated: true }).metadata();
    expect(facts.pages).toBe(18);
    expect(facts.pageHeight).toBeLessThan(240);
  });

  it('are pictures, checked by their bytes', async () => {
    await expect(upload(ana, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      'file_type_refused',
    );
    await expect(upload(ana, Buffer.from('%PDF-1.7 no picture'))).rejects.toThrow('file_type_refused');
    const broken = (await drawing()).subarray(0, 120);
    await expect(upload(ana, broken)).rejects.toThrow('file_type_refused');
  });

  it('are of files that their owner uploaded as stickers', async () => {
    const photo = await upload(ana, await drawing(), 'upload');
    expect(await add(ana, photo)).toMatchObject({ status: 404, code: 'file_not_found' });
    const foreign = await upload(bea, await drawing());
    expect(await add(ana, foreign)).toMatchObject({ status: 404, code: 'file_not_found' });
    expect(await add(ana, '/stickers/fluent/fox.svg')).toMatchObject({ code: 'file_not_found' });
    expect(await list(ana)).toEqual([]);
  });

  it('are at most 100, also for two pages at once', async () => {
    await fill(ana, 1);
    const pictures = [await upload(ana, await drawing()), await upload(ana, await drawing())];
    const answers = await Promise.all(pictures.map((url) => add(ana, url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'stickers_full' });
    expect(await list(ana)).toHaveLength(limits.stickers);
    // The file of the refused one is given up.
    await purgeTomorrow();
    const there = await Promise.all(pictures.map(download));
    expect(there.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('are the same one for two pages that add one file at once, also the last one', async () => {
    await fill(ana, 1);
    const url = await upload(ana, await drawing());
    const answers = await Promise.all([add(ana, url), add(ana, url)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list(ana)).toHaveLength(limits.stickers);
    await purgeTomorrow();
    expect((await download(url)).status).toBe(200);
  });

  it('are brought back once by two pages at once, also the last one', async () => {
    const { id, url } = await addDrawing(ana);
    await remove(ana, id);
    await fill(ana, 1);
    const answers = await Promise.all([restore(ana, id), restore(ana, id), add(ana, url)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(ana)).toHaveLength(limits.stickers);
  });

  it('are gone for whoever brings them back while they are purged, and after a day', async () => {
    const { id, url } = await addDrawing(ana);
    await remove(ana, id);
    world.app.testClock.advance(25 * 3600);
    expect(await restore(ana, id)).toMatchObject({ code: 'sticker_not_found' });
    const releasing = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    const purging = failing(({ chat }) => ({
      chat: () => ({
        ...chat(),
        releaseFiles: async (urls) => {
          await chat().releaseFiles(urls);
          releasing.resolve();
          await mayGoOn.promise;
        },
      }),
    })).purge();
    await releasing.promise;
    expect(await restore(ana, id)).toMatchObject({ code: 'sticker_not_found' });
    // Whoever adds the file again keeps it.
    expect((await add(ana, url)).data).toMatchObject([{ _id: id }]);
    mayGoOn.resolve();
    await purging;
    await purgeTomorrow();
    expect(await list(ana)).toHaveLength(1);
    expect((await download(url)).status).toBe(200);
  });

  it('are not in the list without their file', async () => {
    const { id, url } = await addDrawing(ana);
    await remove(ana, id);
    world.app.testClock.advance(25 * 3600);
    // The file goes, and before the row does the server ends.
    const cut = failing(({ chat }) => ({
      chat: () => ({ ...chat(), releaseFiles: (urls) => chat().releaseFiles(urls).then(crash) }),
    }));
    await expect(cut.purge()).rejects.toThrow('ends here');
    await purgeFiles(world.app);
    expect(await add(ana, url)).toMatchObject({ code: 'file_not_found' });
    expect(await list(ana)).toEqual([]);
    await purgeTomorrow();
    expect(await world.app.core.database.db.$count(stickers, eq(stickers.userId, ana.id))).toBe(0);
  });

  it('leave no file behind where the server ends while it purges them', async () => {
    const { id, url } = await addDrawing(ana);
    await remove(ana, id);
    world.app.testClock.advance(25 * 3600);
    const cut = failing(({ chat }) => ({ chat: () => ({ ...chat(), releaseFiles: crash }) }));
    await expect(cut.purge()).rejects.toThrow('ends here');
    await purgeTomorrow();
    expect((await download(url)).status).toBe(404);
    expect(await restore(ana, id)).toMatchObject({ code: 'sticker_not_found' });
  });

  it('are changed so often in an hour and no more', async () => {
    await world.app.core.limiter('stickers', ana.id, rateLimits.stickers.count - 1);
    const { url } = await addDrawing(ana);
    expect(await add(ana, url)).toMatchObject({ status: 429, code: 'rate_limited' });
    await addDrawing(bea);
  });

  it('are announced to every page of the person, and to nobody else', async () => {
    const heard: string[] = [];
    await bea.connect({ on: { 'stickers-changed': () => heard.push('bea') } });
    const pages = [await ana.connect(), await ana.connect()];
    const reached = pages.map((socket) => nextOf<unknown>(socket, 'stickersChanged', {}));
    await addDrawing(ana);
    expect(await Promise.all(reached)).toEqual([{}, {}]);
    const own = nextOf<unknown>(await bea.connect(), 'stickersChanged', {});
    await addDrawing(bea);
    await own;
    expect(heard).toEqual(['bea']);
  });

  it('are removed by their owner alone, and come back within a day', async () => {
    const { id } = await addDrawing(ana, 'cat');
    for (const change of [remove, restore])
      expect(await change(bea, id)).toMatchObject({ status: 404, code: 'sticker_not_found' });
    expect((await remove(ana, id)).data).toEqual([]);
    expect(await remove(ana, id)).toMatchObject({ code: 'sticker_not_found' });
    expect((await restore(ana, id)).data).toMatchObject([{ _id: id, name: 'cat' }]);
    expect((await restore(ana, id)).data).toHaveLength(1);
    await remove(ana, id);
    await purgeTomorrow();
    expect(await restore(ana, id)).toMatchObject({ code: 'sticker_not_found' });
  });
});

describe('a message with an own sticker', () => {
  it('is one of type sticker with the address as its content, and the name beside it', async () => {
    const { url } = await addDrawing(ana, '🐱');
    const { data } = await send(ana, url);
    expect(data).toMatchObject({ type: 'sticker', content: url, attachments: [], meta_data: { name: '🐱' } });
    expect(await read(bea, data.chat_id)).toMatchObject({ content: url, meta_data: { name: '🐱' } });
    const { data: fox } = await send(ana, '/stickers/fluent/fox.svg');
    expect(fox).toMatchObject({ content: '/stickers/fluent/fox.svg', meta_data: null });
  });

  it('shows no other file of the server', async () => {
    const { url } = await addDrawing(bea);
    const photo = await upload(ana, await drawing(), 'upload');
    const loose = await upload(ana, await drawing());
    for (const content of [url, photo, loose])
      expect(await send(ana, content)).toMatchObject({ status: 404, code: 'file_not_found' });
  });

  it('keeps its picture when the sticker is removed, until the last message that shows it goes', async () => {
    const { url, id } = await addDrawing(ana, 'cat');
    const { data } = await send(ana, url);
    await remove(ana, id);
    // It may have waited for the network meanwhile.
    const { data: late } = await send(ana, url);
    await purgeTomorrow();
    expect(await send(ana, url)).toMatchObject({ code: 'file_not_found' });
    expect(await read(bea, data.chat_id)).toMatchObject({ content: url, meta_data: { name: 'cat' } });
    const eve = await world.join('Eve');
    const elsewhere = await world.group(bea, eve);
    const forwarded = await world.api.chat.forward({
      as: bea,
      body: { from_chat_id: late.chat_id, new_chat_id: bea.chatId(), target_topic_id: elsewhere },
    });
    expect(forwarded.data).toMatchObject({ content: url, meta_data: { name: 'cat' } });
    for (const { chat_id } of [data, late])
      await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    await purgeTomorrow();
    expect((await download(url)).status).toBe(200);
    await world.api.chat.recall({
      as: bea,
      query: { topic_id: elsewhere, chat_id: forwarded.data.chat_id },
    });
    await purgeTomorrow();
    expect((await download(url)).status).toBe(404);
  });

  it('leaves the sticker in the list when it is recalled or disappears', async () => {
    const { url } = await addDrawing(ana);
    const { data } = await send(ana, url);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    await world.api.topics.messageLifetime({ as: ana, body: { topic_id, lifetime: 86_400 } });
    await send(ana, url);
    world.app.testClock.advance(86_401);
    await world.app.chat.removeExpired();
    await purgeTomorrow();
    expect((await download(url)).status).toBe(200);
  });

  it('can wait for its time after the sticker was removed', async () => {
    const { url, id } = await addDrawing(ana, 'later');
    const sendAt = world.app.testClock.now().getTime() + 3 * 86_400_000;
    const message = { topic_id, type: 'sticker', chat_id: ana.chatId(), content: url } as const;
    const send_at = new Date(sendAt).toISOString();
    const { data } = await world.api.chat.schedule({ as: ana, body: { topic_id, send_at, message } });
    expect(data).toMatchObject({ content: url, meta_data: { name: 'later' } });
    await remove(ana, id);
    expect((await world.api.chat.scheduled({ as: ana })).data).toMatchObject([
      { content: url, meta_data: { name: 'later' } },
    ]);
    await purgeTomorrow();
    world.app.testClock.advance(2 * 86_400 + 60);
    await world.app.scheduled.runDue();
    expect(await read(bea, message.chat_id)).toMatchObject({ content: url, meta_data: { name: 'later' } });
    await purgeTomorrow();
    expect(await restore(ana, id)).toMatchObject({ code: 'sticker_not_found' });
    expect((await download(url)).status).toBe(200);
  });

  it('gives its sticker to whoever reads it: a file of their own, once', async () => {
    const { url } = await addDrawing(ana, '🐱');
    const { data } = await send(ana, url);
    const copied = (await copy(bea, data.chat_id)).data;
    expect(copied).toMatchObject([{ name: '🐱' }]);
    const own = copied[0]?.file_url ?? '';
    expect(own).not.toBe(url);
    expect((await download(own)).bytes.equals((await download(url)).bytes)).toBe(true);
    expect((await copy(bea, data.chat_id)).data).toEqual(copied);
    await remove(bea, copied[0]?._id ?? '');
    expect((await copy(bea, data.chat_id)).data).toEqual(copied);
    // To its owner it is the one that is there.
    expect((await copy(ana, data.chat_id)).data).toMatchObject([{ file_url: url }]);
    expect((await send(bea, own)).data).toMatchObject({ content: own, meta_data: { name: '🐱' } });
  });

  it('is copied once by two pages at once, which leave one file', async () => {
    const { url } = await addDrawing(ana);
    const { data } = await send(ana, url);
    await Promise.all([copy(bea, data.chat_id), copy(bea, data.chat_id)]);
    expect(await list(bea)).toHaveLength(1);
    await purgeTomorrow();
    const { db } = world.app.core.database;
    expect(await db.$count(files, eq(files.ownerId, bea.id))).toBe(2);
  });

  it('leaves no file behind where the server ends before its copy is in the list', async () => {
    const { url } = await addDrawing(ana);
    const { data } = await send(ana, url);
    const members = { topicId: topic_id, self: { userId: bea.id } } as TopicMembers;
    const cut = failing(({ files, chat }) => ({
      chat: () => ({ ...chat(), stickerIn: async () => ({ url, name: '' }) }),
      files: { ...files, copy: (...one) => files.copy(...one).then(crash) },
    }));
    await expect(cut.copy(members, data.chat_id)).rejects.toThrow('ends here');
    await purgeTomorrow();
    const { db } = world.app.core.database;
    // The avatar.
    expect(await db.$count(files, eq(files.ownerId, bea.id))).toBe(1);
  });

  it('is copied from what somebody can read', async () => {
    const { url } = await addDrawing(ana);
    const { data } = await send(ana, url);
    const { data: text } = await ana.send(topic_id, 'Hello');
    const { data: fox } = await send(ana, '/stickers/fluent/fox.svg');
    const eve = await world.join('Eve');
    expect(await copy(eve, data.chat_id)).toMatchObject({ code: 'topic_not_found' });
    const elsewhere = await world.group(ana, eve);
    expect(await copy(eve, data.chat_id, elsewhere)).toMatchObject({ code: 'message_not_found' });
    for (const { chat_id } of [text, fox])
      expect(await copy(bea, chat_id)).toMatchObject({ code: 'sticker_not_found' });
    await world.api.chat.hide({ as: bea, body: { topic_id, chat_id: data.chat_id } });
    expect(await copy(bea, data.chat_id)).toMatchObject({ code: 'message_not_found' });
    const { data: other } = await send(ana, url);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: other.chat_id } });
    expect(await copy(bea, other.chat_id)).toMatchObject({ code: 'message_not_found' });
  });

  it('does not pass a block, and is copied from what was written before it', async () => {
    const { url } = await addDrawing(ana);
    const { data } = await send(ana, url);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await send(ana, url)).toMatchObject({ code: 'blocked' });
    expect((await copy(bea, data.chat_id)).data).toHaveLength(1);
    expect((await addDrawing(ana)).id).not.toBe('');
  });

  it('is there under every plan, and for a member who left there is none', async () => {
    await world.changePlan(ana, 'free');
    const { url } = await addDrawing(ana);
    expect((await send(ana, url)).status).toBe(200);
    const group = await world.group(bea, ana);
    const { data } = await send(ana, url, group);
    await world.api.groups.leave({ as: ana, body: { topic_id: group } });
    expect(await copy(ana, data.chat_id, group)).toMatchObject({ code: 'topic_not_found' });
    expect((await copy(bea, data.chat_id, group)).data).toHaveLength(1);
  });
});
