import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/world.ts';
import { files } from '../../db/schema/files.ts';
import { createFilesWorld, type FilesWorld, type StorageKind } from './testing/createFilesWorld.ts';

const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'a');
const environment = { UPLOAD_MB_PER_DAY: '1' };
const reached = { status: 429, code: 'upload_limit_reached' };

describe.each(['disk', 's3'] as const)(
  'what one person may upload in a day, over %s',
  (kind: StorageKind) => {
    let world: FilesWorld;
    beforeAll(async () => {
      world = await createFilesWorld(kind, environment);
    });
    afterAll(() => world.dispose());

    /** Asks for slots of so many kilobytes each. */
    const ask = (as: Person, ...sizes: number[]) => {
      const file_names = sizes.map((_, index) => `${index}.txt`);
      const file_sizes = sizes.map((size) => size * 1024);
      return world.api.files.presigned({ as, body: { file_names, file_sizes, folder: 'upload' } });
    };
    /** Uploads and claims a file, as a message does. */
    const send = async (as: Person, size: number) => {
      const [slot] = (await ask(as, size)).data;
      if (!slot) throw new Error('No slot was opened.');
      expect((await world.put(slot.upload_url, kilobytes(size))).status).toBe(200);
      await world.files.claim(slot.download_url, { userId: as.id });
    };

    it('ends with the bytes of the setting, and comes back with time', async () => {
      const mia = await world.join('Mia');
      await send(mia, 600);
      await send(mia, 400);
      const refused = await ask(mia, 100);
      expect(refused).toMatchObject(reached);
      const wait = Number(refused.headers['retry-after']);
      // 76 KiB more than there are, at 1 MiB a day.
      expect(wait).toBeGreaterThan(6300);
      expect(wait).toBeLessThanOrEqual((76 / 1024) * 86_400 + 1);
      world.app.testClock.advance(wait);
      await send(mia, 100);
    });

    it('is counted for each person', async () => {
      const [noa, liv] = [await world.join('Noa'), await world.join('Liv')];
      await send(noa, 1000);
      await send(liv, 1000);
    });

    it('is asked for all files of a message together, before any is sent', async () => {
      const zoe = await world.join('Zoe');
      expect(await ask(zoe, 500, 300, 300)).toMatchObject(reached);
      expect((await ask(zoe, 500, 300, 200)).status).toBe(200);
    });

    it('is asked for a copy of a file, and given back where there is none', async () => {
      const [kim, lou] = [await world.join('Kim'), await world.join('Lou')];
      const [slot] = (await ask(kim, 600)).data;
      if (!slot) throw new Error('No slot was opened.');
      await world.put(slot.upload_url, kilobytes(600));
      await world.files.claim(slot.download_url, { userId: kim.id });
      const copy = (url: string) => world.files.copy(url, { userId: lou.id });
      // The row of a file whose bytes are lost.
      const { db } = world.app.core.database;
      const found = await world.files.find(slot.download_url);
      if (!found) throw new Error('The file is gone.');
      const key = 'f'.repeat(40);
      await db.insert(files).values({ ...found, key });
      const lost = slot.download_url.replace(found.key, key);
      for (let count = 0; count < 3; count += 1)
        await expect(copy(lost)).rejects.toMatchObject({ code: 'file_not_found' });
      expect(await copy(slot.download_url)).toMatchObject({ size: 600 * 1024 });
      await expect(copy(slot.download_url)).rejects.toMatchObject({ code: 'upload_limit_reached' });
    });

    it('refuses a file that its folder does not hold before it is sent', async () => {
      const refused = await ask(await world.join('Ida'), 200 * 1024);
      expect(refused).toMatchObject({ status: 413, code: 'file_too_large' });
    });
  },
);

describe('uploads through this server', () => {
  let world: FilesWorld;
  beforeAll(async () => {
    world = await createFilesWorld('disk', environment);
  });
  afterAll(() => world.dispose());

  const slotOf = (as: Person) => world.openSlot(as, 'upload', 'a.txt');

  it('count when they arrive: slots that nobody used cost nothing', async () => {
    const eva = await world.join('Eva');
    for (let count = 0; count < 30; count++) await slotOf(eva);
    const { upload_url } = await slotOf(eva);
    expect((await world.put(upload_url, kilobytes(1000))).status).toBe(200);
  });

  it('count each time the same file is sent, also into the same slot', async () => {
    const pia = await world.join('Pia');
    const { upload_url } = await slotOf(pia);
    expect((await world.put(upload_url, kilobytes(600))).status).toBe(200);
    expect(await world.put(upload_url, kilobytes(600))).toMatchObject(reached);
    expect((await world.put(upload_url, kilobytes(300))).status).toBe(200);
  });

  it('count when they are refused for their type', async () => {
    const lea = await world.join('Lea');
    const avatar = await world.openSlot(lea, 'avatar', 'me.png');
    expect(await world.put(avatar.upload_url, kilobytes(600))).toMatchObject({ code: 'file_type_refused' });
    expect(await world.put((await slotOf(lea)).upload_url, kilobytes(600))).toMatchObject(reached);
  });

  it('count as much as arrived of one that is cut off', async () => {
    const ada = await world.join('Ada');
    const { upload_url } = await slotOf(ada);
    const address = new URL(upload_url, world.app.core.server.listeningOrigin);
    await new Promise<void>((resolve) => {
      const headers = { 'content-length': String(1024 * 1024) };
      const upload = request(address, { method: 'PUT', headers });
      upload.on('error', () => undefined).on('close', resolve);
      upload.write(kilobytes(100), () => upload.destroy());
    });
    await expect
      .poll(async () => (await world.put((await slotOf(ada)).upload_url, kilobytes(900))).status, {
        timeout: 20_000,
      })
      .toBe(200);
  });

  it('are refused when several arrive at once and are too much together', async () => {
    const ines = await world.join('Ines');
    const slots = await Promise.all(Array.from({ length: 4 }, () => slotOf(ines)));
    const answers = await Promise.all(slots.map((slot) => world.put(slot.upload_url, kilobytes(400))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  });

  it('need the size of each file, or of none', async () => {
    const body = { file_names: ['a.txt', 'b.txt'], file_sizes: [1], folder: 'upload' as const };
    const { status, errors } = await world.api.files.presigned({ as: world.ana, body });
    expect({ status, errors }).toEqual({ status: 400, errors: ['Each file needs its size.'] });
  });
});

describe('uploads to an object storage', () => {
  let world: FilesWorld;
  beforeAll(async () => {
    world = await createFilesWorld('s3', environment);
  });
  afterAll(() => world.dispose());

  it('come by way of this server when no size is said, and are counted and limited there', async () => {
    const mia = await world.join('Mia');
    const slot = await world.openSlot(mia, 'upload', 'a');
    expect(slot.upload_url).toMatch(/^\/api\/file\//);
    expect(await world.put(slot.upload_url, kilobytes(2000))).toMatchObject(reached);
    expect((await world.put(slot.upload_url, kilobytes(600))).status).toBe(200);
    expect((await world.get(slot.download_url)).status).toBe(200);
    // Sent again, it counts again: nothing is given back for the file before.
    expect((await world.put(slot.upload_url, kilobytes(1))).status).toBe(200);
    const other = await world.openSlot(mia, 'upload', 'b');
    expect(await world.put(other.upload_url, kilobytes(600))).toMatchObject(reached);
  });

  it('hold no more than the size that was said', async () => {
    const noa = await world.join('Noa');
    const body = { file_names: ['a'], file_sizes: [1024], folder: 'upload' as const };
    const [slot] = (await world.api.files.presigned({ as: noa, body })).data;
    expect((await world.put(slot?.upload_url ?? '', kilobytes(2))).status).toBe(403);
    expect((await world.put(slot?.upload_url ?? '', kilobytes(1))).status).toBe(200);
  });
});
