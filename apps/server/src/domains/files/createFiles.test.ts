import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilesHarness, type FilesHarness } from './testing/createFilesHarness.ts';
import { photoWithPlace, svgWithScript } from './testing/pictures.ts';

describe.each(['disk', 's3'] as const)('createFiles over %s', (kind) => {
  let harness: FilesHarness;
  let ana: { userId: string };
  let bo: { userId: string };
  beforeAll(async () => {
    harness = await createFilesHarness(kind);
    ana = { userId: harness.people.ana };
    bo = { userId: harness.people.bo };
  });
  afterAll(() => harness.dispose());

  const uploadPhoto = async (token = 'ana') => {
    const slot = await harness.openSlot(token, 'avatar', 'me.jpg');
    expect((await harness.put(slot.upload_url, await photoWithPlace())).status).toBe(200);
    return slot.download_url;
  };

  it('claims an uploaded picture with its facts, clean of metadata', async () => {
    const url = await uploadPhoto();
    const claimed = await harness.files.claim(url, ana);
    expect(claimed).toMatchObject({ url, name: 'me.jpg', contentType: 'image/jpeg', kind: 'image' });
    expect(claimed).toMatchObject({ width: 20, height: 40 });
    const { status, headers, body } = await harness.get(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    expect(body.length).toBe(claimed.size);
  });

  it('claims twice with the same answer', async () => {
    const url = await uploadPhoto();
    expect(await harness.files.claim(url, ana)).toEqual(await harness.files.claim(url, ana));
  });

  it('never lets content into a claim that does not belong there', async () => {
    const slot = await harness.openSlot('ana', 'avatar', 'me.png');
    await harness.put(slot.upload_url, svgWithScript);
    await expect(harness.files.claim(slot.download_url, ana)).rejects.toMatchObject({ name: 'Refusal' });
    expect((await harness.get(slot.download_url)).status).toBe(404);
  });

  it('refuses to claim what was never uploaded, and what belongs to somebody else', async () => {
    const slot = await harness.openSlot('ana', 'upload', 'a.txt');
    const refused = { name: 'Refusal', code: 'file_not_found' };
    await expect(harness.files.claim(slot.download_url, ana)).rejects.toMatchObject(refused);
    await expect(harness.files.claim(await uploadPhoto(), bo)).rejects.toMatchObject(refused);
  });

  it('knows its own addresses and nobody else’s', async () => {
    const url = await uploadPhoto();
    const isOwn = (address: string, owner = ana) => harness.files.isOwnUrl(address, owner);
    expect(await isOwn(url)).toBe(true);
    expect(await isOwn(url, bo)).toBe(false);
    expect(await isOwn(`https://evil.example${url}`)).toBe(false);
    expect(await isOwn(`//evil.example${url}`)).toBe(false);
    expect(await isOwn(`${url}?x=1`)).toBe(false);
    expect(await isOwn('/api/user/me')).toBe(false);
  });

  it('hands a registrant’s avatar over to the new account', async () => {
    const url = await uploadPhoto('registrant');
    const registrant = { registrant: 'phone:+15551' };
    await harness.files.claim(url, registrant);
    await harness.files.assign(registrant.registrant, bo.userId);
    expect(await harness.files.isOwnUrl(url, bo)).toBe(true);
    expect(await harness.files.isOwnUrl(url, registrant)).toBe(false);
  });

  it('stores what the server made itself through the same checks', async () => {
    const picture = Readable.from([await photoWithPlace()]);
    const stored = await harness.files.store(ana, 'avatar', 'drawn.jpg', picture);
    expect(stored).toMatchObject({ kind: 'image', width: 20 });
    const text = Readable.from([Buffer.from('no picture')]);
    await expect(harness.files.store(ana, 'avatar', 'a.txt', text)).rejects.toMatchObject({
      code: 'file_type_refused',
    });
  });

  it('purges after a day what nobody claimed or what was released, and nothing else', async () => {
    const kept = await uploadPhoto();
    await harness.files.claim(kept, ana);
    const released = await uploadPhoto();
    await harness.files.claim(released, ana);
    await harness.files.release(released, bo);
    await harness.files.release(released, ana);
    const forgotten = await uploadPhoto();
    expect(await harness.files.purge()).toBe(0);
    harness.clock.advance(25 * 3600);
    expect(await harness.files.purge()).toBeGreaterThanOrEqual(2);
    const statuses = await Promise.all([kept, released, forgotten].map((url) => harness.get(url)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
    harness.clock.advance(-25 * 3600);
  });
});
