import { request } from 'node:http';
import type { UploadFolder } from '@franca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileHeaders } from './fileHeaders.ts';
import { createFilesWorld, type FilesWorld } from './testing/createFilesWorld.ts';
import {
  animatedGif,
  animatedPng,
  largePhoto,
  longGif,
  photoWithPlace,
  pixelBomb,
  svgWithScript,
} from './testing/pictures.ts';

/** A picture of frames below each other, 8 × 8 pixels each; with four channels it is half transparent. */
const pictureOfFrames = (frames: number, channels: 3 | 4 = 3) =>
  sharp(
    Buffer.from(
      Array.from({ length: frames * 64 * channels }, (_, place) =>
        channels === 4 && place % 4 === 3
          ? 255 * (Math.floor(place / 16) % 2)
          : Math.floor(place / 64 / channels) * 20,
      ),
    ),
    { raw: { width: 8, height: 8 * frames, channels, ...(frames > 1 && { pageHeight: 8 }) } },
  );
type Frames = typeof pictureOfFrames;

/** A picture of one colour with more pixels than are drawn. */
const large = (width = 8000, height = 7000) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' }, limitInputPixels: false });

describe('files over HTTP, kept on disk', () => {
  let world: FilesWorld;
  beforeAll(async () => {
    world = await createFilesWorld('disk');
  });
  afterAll(() => world.dispose());

  const upload = async (folder: 'avatar' | 'upload' | 'audio', name: string, bytes: Uint8Array) => {
    const slot = await world.openSlot(world.ana, folder, name);
    return { slot, answer: await world.put(slot.upload_url, bytes) };
  };

  it('takes names as an array or separated by commas, in lower case', async () => {
    const asArray = await world.api.files.presigned({
      as: world.ana,
      body: { file_names: ['A.PNG', 'b.png'], folder: 'upload' },
    });
    const asText = await world.api.files.presigned({
      as: world.ana,
      body: { file_names: 'A.PNG,b.png', folder: 'upload' },
    });
    const names = (answer: { data: { file: string }[] }) => answer.data.map(({ file }) => file);
    expect(names(asArray)).toEqual(['a.png', 'b.png']);
    expect(names(asText)).toEqual(['a.png', 'b.png']);
  });

  it('refuses more than nine names with the sentence of the specification', async () => {
    const file_names = Array.from({ length: 10 }, (_, index) => `${index}.png`);
    const answer = await world.api.files.presigned({ as: world.ana, body: { file_names, folder: 'upload' } });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual(['You have picked too many files. Limit is 9']);
  });

  it('opens the folder avatar only before sign-up, and nothing to a visitor', async () => {
    const ask = async (token: string | null, folder: UploadFolder) =>
      (await world.api.files.presigned({ as: { token }, body: { file_names: ['a.png'], folder } })).status;
    const { token } = world.registrant;
    expect(await ask(token, 'avatar')).toBe(200);
    expect(await ask(token, 'upload')).toBe(403);
    expect([401, 403]).toContain(await ask('nobody', 'avatar'));
    expect([401, 403]).toContain(await ask(null, 'avatar'));
  });

  it.each([
    ['a text that begins like compressed data', 'notes.txt', Buffer.from('80 people came.\n'.repeat(200))],
    [
      'data that begin like compressed data',
      'data.bin',
      Buffer.from([0x78, 0x9c, ...Array(3000).fill(0x11)]),
    ],
  ])('hands out %s as it was uploaded', async (_what, name, bytes) => {
    const { slot } = await upload('upload', name, bytes);
    const { status, headers, body } = await world.get(slot.download_url, { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(body.equals(bytes)).toBe(true);
  });

  it('takes no file with a Content-Encoding, and keeps the slot for the file as it is', async () => {
    const slot = await world.openSlot(world.ana, 'upload', 'notes.txt');
    const { pathname, search } = new URL(slot.upload_url, 'http://localhost');
    const put = (headers: Record<string, string>) =>
      world.app.core.server.inject({ method: 'PUT', url: `${pathname}${search}`, headers, payload: 'notes' });
    const refused = await put({ 'content-encoding': 'gzip' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      ['Send the file without a Content-Encoding.'],
    ]);
    expect((await put({ 'content-encoding': 'identity' })).statusCode).toBe(200);
  });

  it('answers a PUT with status OK, then hands the file out with honest headers', async () => {
    const { slot, answer } = await upload('upload', 'Notes für Ana.txt', Buffer.from('xin chào'));
    expect(answer).toMatchObject({ status: 200, statusText: 'OK' });
    const { headers, body } = await world.get(slot.download_url);
    expect(body.toString()).toBe('xin chào');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toContain(
      'attachment; filename="notes f?r ana.txt"; filename*=UTF-8\'\'',
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('saves a file under a name that cannot be read as another', async () => {
    const { slot } = await upload('upload', 'photo\u202Egnp.exe', Buffer.from('MZ'));
    expect(slot.file).toBe('photognp.exe');
    const { headers } = await world.get(slot.download_url);
    expect(headers.get('content-disposition')).toBe('attachment; filename=photognp.exe');
    // As a version before could store it.
    const old = fileHeaders({ name: 'photo\u202Egnp.exe', contentType: 'text/plain', isFinal: true });
    expect(old['content-disposition']).toBe('attachment; filename=photognp.exe');
  });

  it('turns a photo upright and takes place and camera out of it', async () => {
    const { slot } = await upload('avatar', 'me.jpg', await photoWithPlace());
    const { headers, body } = await world.get(slot.download_url);
    const metadata = await sharp(body).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(body.includes('SecretCamera')).toBe(false);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
  });

  it('keeps an animation animated', async () => {
    const { slot } = await upload('upload', 'wave.gif', await animatedGif());
    const { body } = await world.get(slot.download_url);
    expect((await sharp(body, { animated: true }).metadata()).pages).toBe(2);
  });

  it('keeps an animated PNG moving, without what else is in it', async () => {
    const { slot } = await upload('upload', 'anim.png', animatedPng());
    const { headers, body } = await world.get(slot.download_url);
    expect(headers.get('content-type')).toBe('image/png');
    expect([body.includes('acTL'), body.includes('fdAT'), body.includes('Secret')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await sharp(body).metadata()).width).toBe(4);
  });

  // From public reports: docs/decisions/0082-public-reports.md.
  it.each([
    ['a GIF of one frame', 'one.gif', 1, (frames: Frames) => frames(1).gif()],
    ['a GIF of twelve frames', 'twelve.gif', 12, (frames: Frames) => frames(12).gif()],
    ['a transparent GIF', 'clear.gif', 3, (frames: Frames) => frames(3, 4).gif()],
    ['a GIF that plays once', 'once.gif', 3, (frames: Frames) => frames(3).gif({ loop: 1 })],
    ['a WebP of one frame', 'one.webp', 1, (frames: Frames) => frames(1).webp()],
    ['a lossless WebP', 'lossless.webp', 3, (frames: Frames) => frames(3).webp({ lossless: true })],
    ['a transparent WebP', 'clear.webp', 3, (frames: Frames) => frames(3, 4).webp()],
    [
      'a WebP of different delays',
      'delays.webp',
      3,
      (frames: Frames) => frames(3).webp({ delay: [20, 500, 90] }),
    ],
    ['a GIF that is called a PNG', 'wrong.png', 3, (frames: Frames) => frames(3).gif()],
    ['a WebP that is called a GIF', 'wrong.gif', 3, (frames: Frames) => frames(3).webp()],
  ] as const)('keeps the frames of %s', async (_kind, name, pages, create) => {
    const { slot, answer } = await upload('upload', name, await create(pictureOfFrames).toBuffer());
    expect(answer).toMatchObject({ status: 200 });
    const { body } = await world.get(slot.download_url);
    expect((await sharp(body, { animated: true }).metadata()).pages ?? 1).toBe(pages);
  });

  it('keeps an animated WebP moving', async () => {
    const webp = await sharp(await animatedGif(), { animated: true })
      .webp()
      .toBuffer();
    const { slot } = await upload('upload', 'wave.webp', webp);
    const { body } = await world.get(slot.download_url);
    expect((await sharp(body, { animated: true }).metadata()).pages).toBe(2);
  });

  it.each([
    ['PNG', 'large.png', pixelBomb],
    ['JPEG', 'large.jpg', largePhoto],
    ['GIF', 'long.gif', longGif],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['progressive JPEG', 'progressive.jpg', () => large().jpeg({ progressive: true }).toBuffer()],
    ['grey JPEG', 'grey.jpg', () => large().toColourspace('b-w').jpeg().toBuffer()],
    ['panorama', 'panorama.jpg', () => large(40_000, 1300).jpeg().toBuffer()],
    ['screenshot of a whole page', 'page.png', () => large(900, 60_000).png({ palette: true }).toBuffer()],
    ['interlaced PNG', 'interlaced.png', () => large().png({ progressive: true }).toBuffer()],
    ['WebP', 'large.webp', () => large().webp({ effort: 0 }).toBuffer()],
    ['photo of 108 megapixels', 'camera.jpg', () => large(12_000, 9000).jpeg().toBuffer()],
  ] as const)(
    'takes a %s with too many pixels as a file, without its place',
    async (_format, name, create) => {
      const { slot, answer } = await upload('upload', name, await create());
      expect(answer).toMatchObject({ status: 200 });
      const { headers, body } = await world.get(slot.download_url);
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(body.includes('SecretCamera')).toBe(false);
      expect((await sharp(body, { limitInputPixels: false }).metadata()).width).toBeGreaterThan(400);
    },
  );

  it.each([0.5, 0.9, 0.99])('shows a JPEG of which %d arrived as far as it goes', async (share) => {
    const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, place) => (place * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const { slot, answer } = await upload(
      'upload',
      'half.jpg',
      whole.subarray(0, Math.floor(whole.length * share)),
    );
    expect(answer).toMatchObject({ status: 200 });
    const { body } = await world.get(slot.download_url);
    expect(await sharp(body, { failOn: 'truncated' }).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it('goes by the content, never by the name', async () => {
    const { slot } = await upload(
      'upload',
      'photo.png',
      Buffer.from('<html><script>alert(1)</script></html>'),
    );
    const { headers } = await world.get(slot.download_url);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('hands an SVG out as a download, never as a picture', async () => {
    const { slot } = await upload('upload', 'a.svg', svgWithScript);
    const { headers } = await world.get(slot.download_url);
    expect(headers.get('content-type')).not.toContain('svg');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it.each([
    ['an SVG as an avatar', 'avatar', async () => svgWithScript],
    ['a text as an avatar', 'avatar', async () => Buffer.from('no picture')],
    ['a picture as a voice message', 'audio', animatedGif],
    ['an empty file as an avatar', 'avatar', async () => Buffer.alloc(0)],
    ['a broken picture', 'upload', async () => (await photoWithPlace()).subarray(0, 300)],
    ['a small file that unpacks to a giant picture, as an avatar', 'avatar', pixelBomb],
  ] as const)('refuses %s with a sentence and leaves nothing behind', async (_what, folder, create) => {
    const before = await world.listBytes();
    const { slot, answer } = await upload(folder, 'a.bin', await create());
    expect(answer).toMatchObject({ status: 415, code: 'file_type_refused' });
    expect(await world.listBytes()).toEqual(before);
    expect((await world.get(slot.download_url)).status).toBe(404);
  });

  it('refuses a file that is too large while it is still coming in, and the answer arrives', async () => {
    const before = await world.listBytes();
    const { answer } = await upload('audio', 'audio.mp3', Buffer.alloc(11 * 1024 * 1024, 1));
    expect(answer).toMatchObject({ status: 413, code: 'file_too_large' });
    expect(await world.listBytes()).toEqual(before);
  });

  it('does not read on for ever what it has refused', async () => {
    const address = new URL(
      `/api/file/${'0'.repeat(40)}?expires=1&signature=x`,
      world.app.core.server.listeningOrigin,
    );
    const piece = Buffer.alloc(4 * 1024 * 1024);
    const sent = await new Promise<number>((resolve) => {
      let pieces = 0;
      const put = request(address, { method: 'PUT' });
      const write = (): void => {
        pieces += 1;
        // Twice as much as a file may have.
        if (pieces > 50) put.destroy();
        else put.write(piece, write);
      };
      put.on('response', (answer) => answer.resume()).on('error', () => undefined);
      put.on('close', () => resolve(pieces));
      write();
    });
    expect(sent).toBeLessThan(50);
  });

  it('accepts a second PUT until the file is claimed, then no more', async () => {
    const { slot } = await upload('upload', 'a.txt', Buffer.from('first'));
    expect((await world.put(slot.upload_url, Buffer.from('second'))).status).toBe(200);
    expect((await world.get(slot.download_url)).body.toString()).toBe('second');
    await world.files.claim(slot.download_url, { userId: world.ana.id });
    const late = await world.put(slot.upload_url, Buffer.from('third'));
    expect(late).toMatchObject({ status: 403, code: 'upload_expired' });
    expect((await world.get(slot.download_url)).body.toString()).toBe('second');
  });

  it('refuses an upload address that was changed or has expired', async () => {
    const slot = await world.openSlot(world.ana, 'upload', 'a.txt');
    const forged = slot.upload_url.replace(/expires=\d+/, 'expires=99999999999');
    expect(await world.put(forged, Buffer.from('x'))).toMatchObject({
      status: 403,
      code: 'upload_expired',
    });
    world.app.testClock.advance(16 * 60);
    expect((await world.put(slot.upload_url, Buffer.from('x'))).code).toBe('upload_expired');
  });

  describe('a download', () => {
    let url: string;
    beforeAll(async () => {
      ({
        slot: { download_url: url },
      } = await upload('upload', 'digits.bin', Buffer.from('\x000123456789')));
      await world.files.claim(url, { userId: world.ana.id });
    });

    it.each([
      ['bytes=1-3', '012'],
      ['bytes=8-', '789'],
      ['bytes=-2', '89'],
    ])('answers the range %s', async (range, expected) => {
      const { status, headers, body } = await world.get(url, { range });
      expect(status).toBe(206);
      expect(body.toString()).toBe(expected);
      expect(headers.get('content-range')).toMatch(/^bytes \d+-\d+\/11$/);
      expect(headers.get('content-length')).toBe(String(expected.length));
    });

    it('answers 416 to a range past the end', async () => {
      const { status, headers } = await world.get(url, { range: 'bytes=99-' });
      expect(status).toBe(416);
      expect(headers.get('content-range')).toBe('bytes */11');
    });

    it('answers the whole file to several ranges, to nonsense and to a range of another version', async () => {
      expect((await world.get(url, { range: 'bytes=0-1,4-5' })).status).toBe(200);
      expect((await world.get(url, { range: 'lines=1' })).status).toBe(200);
      expect((await world.get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).body.length).toBe(11);
    });

    it('is cached for ever once claimed, and answers 304 to whoever has it', async () => {
      const { headers } = await world.get(url);
      expect(headers.get('cache-control')).toContain('immutable');
      const again = await world.get(url, { 'if-none-match': headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
    });
  });

  describe('of an avatar in sizes', () => {
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#c04030' } })
        .png()
        .toBuffer();

    it('is a smaller WebP whose shorter side has the size, kept like the picture itself', async () => {
      const { slot } = await upload('avatar', 'me.png', await picture(600, 300));
      for (const [size, width] of [
        [64, 128],
        [128, 256],
        [256, 512],
      ] as const) {
        const { status, headers, body } = await world.get(`${slot.download_url}?size=${size}`);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
        expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width, height: size });
        const etag = headers.get('etag') ?? '';
        const again = await world.get(`${slot.download_url}?size=${size}`, { 'if-none-match': etag });
        expect(again.status).toBe(304);
        expect((await world.get(slot.download_url)).headers.get('etag')).not.toBe(etag);
        expect(headers.get('cache-control')).toBe('private, no-cache');
      }
    });

    it('is the picture itself where that is not larger, and for files that are no avatars', async () => {
      for (const [folder, bytes] of [
        ['avatar', await picture(100, 64)],
        ['upload', await picture(300, 300)],
      ] as const) {
        const { slot } = await upload(folder, 'me.png', bytes);
        const { headers, body } = await world.get(`${slot.download_url}?size=64`);
        expect(headers.get('content-type')).toBe('image/png');
        expect(body.equals((await world.get(slot.download_url)).body)).toBe(true);
      }
    });

    it('stays animated', async () => {
      const frames = Buffer.concat([10, 240].map((value) => Buffer.alloc(80 * 80 * 3, value)));
      const gif = await sharp(frames, { raw: { width: 80, height: 160, channels: 3, pageHeight: 80 } })
        .gif({ delay: [100, 100] })
        .toBuffer();
      const { slot } = await upload('avatar', 'me.gif', gif);
      const { body } = await world.get(`${slot.download_url}?size=64`);
      const frame = { format: 'webp', pages: 2, pageHeight: 64 };
      expect(await sharp(body, { animated: true }).metadata()).toMatchObject(frame);
    });

    it('is of the last picture that was uploaded', async () => {
      const { slot } = await upload('avatar', 'me.png', await picture(300, 300));
      expect((await world.put(slot.upload_url, await picture(100, 100))).status).toBe(200);
      expect((await world.get(`${slot.download_url}?size=256`)).headers.get('content-type')).toBe(
        'image/png',
      );
      const small = await world.get(`${slot.download_url}?size=64`);
      expect(await sharp(small.body).metadata()).toMatchObject({ width: 64, height: 64 });
    });

    it('has no other sizes', async () => {
      const { slot } = await upload('avatar', 'me.png', await picture(300, 300));
      for (const size of ['65', '0', '-64', '1e9', 'large', '64&size=128'])
        expect([size, (await world.get(`${slot.download_url}?size=${size}`)).status]).toEqual([size, 400]);
    });
  });

  it('answers 404 with an envelope to an unknown key', async () => {
    const { status, body } = await world.get(`/api/file/${'0'.repeat(40)}`);
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'file_not_found' });
  });
});
