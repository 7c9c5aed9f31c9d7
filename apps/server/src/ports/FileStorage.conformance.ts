import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ByteRange, FileStorage } from './FileStorage.ts';
import { FileTooLargeError } from './FileStorage.ts';

/** What an adapter's test lends the suite. */
export type FileStorageHarness = {
  /** A storage that contains nothing. */
  storage: FileStorage;
  /** PUTs bytes to an address as a browser would; says whether they were taken. */
  put: (url: string, bytes: Uint8Array) => Promise<boolean>;
  /** Names of everything that is stored, unfinished writes included. */
  list: () => Promise<string[]>;
  /** Frees the resources of the harness. */
  dispose: () => Promise<void>;
};

const options = { maxBytes: 1000, contentType: 'application/octet-stream' };
const source = (content: string) => Readable.from([Buffer.from(content)]);

/** The harness, which stands once the suite has begun. */
type GetHarness = () => FileStorageHarness;

async function readText(storage: FileStorage, key: string, range?: ByteRange) {
  const stream = await storage.open(key, range);
  return stream && text(stream);
}

function itKeepsBytes(harness: GetHarness): void {
  it('gives back what was stored, with its size', async () => {
    const { storage } = harness();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
    expect(await storage.save('files/a', Readable.from([bytes, bytes]), options)).toEqual({ size: 512 });
    const stream = await storage.open('files/a');
    expect(stream && Buffer.compare(await buffer(stream), Buffer.concat([bytes, bytes]))).toBe(0);
    expect(await storage.stat('files/a')).toEqual({ size: 512 });
  });

  it('stores an empty file', async () => {
    const { storage } = harness();
    await storage.save('files/empty', Readable.from([]), options);
    expect(await storage.stat('files/empty')).toEqual({ size: 0 });
    expect(await readText(storage, 'files/empty')).toBe('');
  });

  it('hands out the asked part only, both ends included', async () => {
    const { storage } = harness();
    await storage.save('files/part', source('0123456789'), options);
    expect(await readText(storage, 'files/part', { start: 2, end: 4 })).toBe('234');
  });

  it('replaces the bytes of a key that is stored again', async () => {
    const { storage } = harness();
    await storage.save('files/twice', source('a long first text'), options);
    await storage.save('files/twice', source('second'), options);
    expect(await readText(storage, 'files/twice')).toBe('second');
  });

  it('answers null for a key it does not know', async () => {
    const { storage } = harness();
    expect(await storage.open('files/none')).toBeNull();
    expect(await storage.stat('files/none')).toBeNull();
  });

  it('forgets a removed key, and takes no offence at an unknown one', async () => {
    const { storage } = harness();
    await storage.save('files/gone', source('x'), options);
    await storage.remove('files/gone');
    await storage.remove('files/gone');
    expect(await storage.stat('files/gone')).toBeNull();
  });
}

function itWritesWholeOrNot(harness: GetHarness): void {
  it('refuses more bytes than allowed and leaves nothing behind', async () => {
    const { storage, list } = harness();
    const before = await list();
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(300);
      })(),
    );
    await expect(storage.save('files/large', endless, options)).rejects.toBeInstanceOf(FileTooLargeError);
    expect(await list()).toEqual(before);
  });

  it('keeps the old bytes when a write breaks off, and leaves nothing else behind', async () => {
    const { storage, list } = harness();
    await storage.save('files/old', source('old'), options);
    const before = await list();
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('ne');
        throw new Error('the connection was lost');
      })(),
    );
    await expect(storage.save('files/old', broken, options)).rejects.toThrow('the connection was lost');
    expect(await readText(storage, 'files/old')).toBe('old');
    expect(await list()).toEqual(before);
  });
}

function itTakesPlainKeysOnly(harness: GetHarness): void {
  it.each(['../etc/passwd', '/etc/passwd', 'a/../b', 'a//b', 'a.b', 'a\0b', '', 'a\\b', 'a/'])(
    'refuses the key %j',
    async (key) => {
      const { storage } = harness();
      await expect(storage.save(key, source('x'), options)).rejects.toBeInstanceOf(TypeError);
      await expect(storage.open(key)).rejects.toBeInstanceOf(TypeError);
      await expect(storage.stat(key)).rejects.toBeInstanceOf(TypeError);
      await expect(storage.remove(key)).rejects.toBeInstanceOf(TypeError);
    },
  );
}

function itTakesSignedUploads(harness: GetHarness): void {
  it('takes a PUT at the upload address, for that key only', async () => {
    const { storage, put } = harness();
    const url = await storage.uploadUrl('incoming/mine', { expiresInSeconds: 60, size: 5 });
    expect(await put(url, Buffer.from('hello'))).toBe(true);
    expect(await readText(storage, 'incoming/mine')).toBe('hello');
    expect(await put(url.replace('mine', 'other'), Buffer.from('hello'))).toBe(false);
    expect(await storage.stat('incoming/other')).toBeNull();
  });

  it('refuses a PUT whose signature was changed', async () => {
    const { storage, put } = harness();
    const url = await storage.uploadUrl('incoming/forged', { expiresInSeconds: 60, size: 5 });
    const forged = url.replace(/signature=(..)/i, 'signature=00');
    expect(await put(forged, Buffer.from('hello'))).toBe(false);
    expect(await storage.stat('incoming/forged')).toBeNull();
  });
}

/** Behaviour every {@link FileStorage} shares; each adapter's test runs it. */
export function describeFileStorage(name: string, create: () => Promise<FileStorageHarness>): void {
  describe(`${name} as a file storage`, () => {
    let harness: FileStorageHarness;

    beforeAll(async () => {
      harness = await create();
    });
    afterAll(() => harness.dispose());

    itKeepsBytes(() => harness);
    itWritesWholeOrNot(() => harness);
    itTakesPlainKeysOnly(() => harness);
    itTakesSignedUploads(() => harness);
  });
}
