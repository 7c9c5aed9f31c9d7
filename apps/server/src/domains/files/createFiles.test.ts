import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBudget } from '../../../test/createTestBudget.ts';
import { chooseAdapters } from '../../composition/chooseAdapters.ts';
import { createFiles } from './createFiles.ts';
import { createFilesWorld, type FilesWorld } from './testing/createFilesWorld.ts';
import { photoWithPlace, svgWithScript } from './testing/pictures.ts';

describe.each(['disk', 's3'] as const)('createFiles over %s', (kind) => {
  let world: FilesWorld;
  let ana: { userId: string };
  let bo: { userId: string };
  beforeAll(async () => {
    world = await createFilesWorld(kind);
    ana = { userId: world.ana.id };
    bo = { userId: world.bo.id };
  });
  afterAll(() => world.dispose());

  const uploadPhoto = async (as: { token: string | null } = world.ana) => {
    const slot = await world.openSlot(as, 'avatar', 'me.jpg');
    expect((await world.put(slot.upload_url, await photoWithPlace())).status).toBe(200);
    return slot.download_url;
  };

  it('claims an uploaded picture with its facts, clean of metadata', async () => {
    const url = await uploadPhoto();
    const claimed = await world.files.claim(url, ana);
    expect(claimed).toMatchObject({ url, name: 'me.jpg', contentType: 'image/jpeg', kind: 'image' });
    expect(claimed).toMatchObject({ width: 20, height: 40 });
    const { status, headers, body } = await world.get(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    expect(body.length).toBe(claimed.size);
  });

  it('claims twice with the same answer', async () => {
    const url = await uploadPhoto();
    expect(await world.files.claim(url, ana)).toEqual(await world.files.claim(url, ana));
  });

  it('claims at once in two processes with the same answer', async () => {
    for (let round = 0; round < 3; round += 1) {
      const url = await uploadPhoto();
      const claims = [world.files, world.elsewhere].map((files) => files.claim(url, ana));
      const [first, second] = await Promise.all(claims);
      expect(first).toEqual(second);
    }
  });

  it('never lets content into a claim that does not belong there', async () => {
    const slot = await world.openSlot(world.ana, 'avatar', 'me.png');
    await world.put(slot.upload_url, svgWithScript);
    await expect(world.files.claim(slot.download_url, ana)).rejects.toMatchObject({ name: 'Refusal' });
    expect((await world.get(slot.download_url)).status).toBe(404);
  });

  it('refuses to claim what was never uploaded, and what belongs to somebody else', async () => {
    const slot = await world.openSlot(world.ana, 'upload', 'a.txt');
    const refused = { name: 'Refusal', code: 'file_not_found' };
    await expect(world.files.claim(slot.download_url, ana)).rejects.toMatchObject(refused);
    await expect(world.files.claim(await uploadPhoto(), bo)).rejects.toMatchObject(refused);
  });

  it('knows its own addresses and nobody else’s', async () => {
    const url = await uploadPhoto();
    const isOwn = (address: string, owner = ana) => world.files.isOwnUrl(address, owner);
    expect(await isOwn(url)).toBe(true);
    expect(await isOwn(url, bo)).toBe(false);
    expect(await isOwn(`https://evil.example${url}`)).toBe(false);
    expect(await isOwn(`//evil.example${url}`)).toBe(false);
    expect(await isOwn(`${url}?x=1`)).toBe(false);
    expect(await isOwn('/api/user/me')).toBe(false);
  });

  it('hands a registrant’s avatar over to the new account', async () => {
    const url = await uploadPhoto(world.registrant);
    const { registrant } = world.registrant;
    await world.files.claim(url, { registrant });
    await world.files.assign(registrant, bo.userId);
    expect(await world.files.isOwnUrl(url, bo)).toBe(true);
    expect(await world.files.isOwnUrl(url, { registrant })).toBe(false);
  });

  it('stores what the server made itself through the same checks', async () => {
    const picture = Readable.from([await photoWithPlace()]);
    const stored = await world.files.store(ana, 'avatar', 'drawn.jpg', picture);
    expect(stored).toMatchObject({ kind: 'image', width: 20 });
    const text = Readable.from([Buffer.from('no picture')]);
    await expect(world.files.store(ana, 'avatar', 'a.txt', text)).rejects.toMatchObject({
      code: 'file_type_refused',
    });
  });

  it('keeps smaller versions of an avatar as long as the avatar', async () => {
    const before = await world.listBytes();
    const face = sharp({ create: { width: 300, height: 300, channels: 3, background: '#2060c0' } });
    const slot = await world.openSlot(world.ana, 'avatar', 'face.png');
    expect((await world.put(slot.upload_url, await face.png().toBuffer())).status).toBe(200);
    const claimed = await world.files.claim(slot.download_url, ana);
    const small = await world.get(`${claimed.url}?size=128`);
    expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
    const key = claimed.url.split('/').at(-1) ?? '';
    const added = (await world.listBytes()).filter((name) => !before.includes(name));
    for (const name of [key, `${key}-64`, `${key}-128`, `${key}-256`])
      expect(added.some((stored) => stored.startsWith(name))).toBe(true);
    await world.files.release(claimed.url, ana);
    world.app.testClock.advance(25 * 3600);
    await world.files.purge();
    world.app.testClock.advance(-25 * 3600);
    expect((await world.listBytes()).filter((name) => name.includes(key))).toEqual([]);
    expect((await world.get(`${claimed.url}?size=128`)).status).toBe(404);
  });

  it('leaves no upload beside a joined file when the server was killed before it was removed', async () => {
    const { core } = world.app;
    const storage = chooseAdapters.storage(core.config, core);
    const words = () => Readable.from([Buffer.from('words')]);
    const key = await world.files.parts.begin(ana, 'note.txt');
    await world.files.parts.add(key, { index: 0, size: 5 }, words());
    await world.files.parts.join(key);
    await storage.save(`incoming/${key}`, words(), { maxBytes: 5, contentType: 'text/plain' });
    await world.files.parts.join(key);
    expect(await storage.stat(`incoming/${key}`)).toBeNull();
  });

  it('purges after a day what nobody claimed or what was released, and nothing else', async () => {
    const kept = await uploadPhoto();
    await world.files.claim(kept, ana);
    const released = await uploadPhoto();
    await world.files.claim(released, ana);
    await world.files.release(released, bo);
    await world.files.release(released, ana);
    const forgotten = await uploadPhoto();
    expect(await world.files.purge()).toBe(0);
    world.app.testClock.advance(25 * 3600);
    expect(await world.files.purge()).toBeGreaterThanOrEqual(2);
    const statuses = await Promise.all([kept, released, forgotten].map((url) => world.get(url)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
    world.app.testClock.advance(-25 * 3600);
  });

  it('refuses to claim what is being purged, and purges nothing that is claimed meanwhile', async () => {
    const { core } = world.app;
    const storage = chooseAdapters.storage(core.config, core);
    const tried: unknown[] = [];
    const [first, second] = [await uploadPhoto(), await uploadPhoto()];
    const { clock } = core;
    const budget = createTestBudget(core.database.db, clock);
    const remove = async (key: string) => {
      const isOneOfBoth = [first, second].some((url) => key.endsWith(url.slice(-40)));
      if (isOneOfBoth && tried.length === 0)
        for (const url of [first, second])
          tried.push(
            await world.elsewhere.claim(url, ana).catch(({ code }: { code: string }) => [url, code]),
          );
      await storage.remove(key);
    };
    const purging = createFiles({
      ...{ db: core.database.db, clock, storage: { ...storage, remove }, budget, baseUrl: '' },
    });
    world.app.testClock.advance(25 * 3600);
    await purging.purge();
    world.app.testClock.advance(-25 * 3600);
    const refused = tried.find((one): one is [string, string] => Array.isArray(one));
    expect(refused?.[1]).toBe('file_not_found');
    const claimed = tried.find((one) => !Array.isArray(one)) as { url: string } | undefined;
    expect((await world.get(refused?.[0] ?? '')).status).toBe(404);
    expect((await world.get(claimed?.url ?? '')).status).toBe(200);
  });
});
