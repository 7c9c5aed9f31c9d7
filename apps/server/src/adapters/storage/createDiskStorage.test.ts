import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { describeFileStorage } from '../../ports/FileStorage.conformance.ts';
import { createDiskStorage } from './createDiskStorage.ts';

const uploadPath = '/api/file/';

describeFileStorage('the disk', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'franca-storage-'));
  const storage = createDiskStorage({ directory, secret: 'secret of the test', uploadPath });
  return {
    storage,
    put: async (url, bytes) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const key = `incoming/${pathname.slice(uploadPath.length)}`;
      if (!storage.acceptsUpload(key, Object.fromEntries(searchParams))) return false;
      await storage.save(key, Readable.from([bytes]), { maxBytes: 1000, contentType: 'text/plain' });
      return true;
    },
    list: async () => (await readdir(directory, { recursive: true })).sort(),
    dispose: () => rm(directory, { recursive: true, force: true }),
  };
});

describe('createDiskStorage', () => {
  it('is not ready on a full disk', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'franca-storage-'));
    let bavail = 0;
    const readDisk = async () => ({ bavail, bsize: 4096 });
    const storage = createDiskStorage({ directory, secret: 'one', uploadPath, readDisk });
    await expect(storage.check()).rejects.toThrow('full');
    bavail = 1_000_000;
    await expect(storage.check()).resolves.toBeUndefined();
    await rm(directory, { recursive: true, force: true });
  });

  const signedBy = async (secret: string, seconds: number) => {
    let time = 1_000_000;
    const options = { directory: '/nowhere', uploadPath, now: () => time };
    const url = await createDiskStorage({ ...options, secret }).uploadUrl('incoming/a', {
      expiresInSeconds: 60,
    });
    time += seconds * 1000;
    const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    return createDiskStorage({ ...options, secret: 'one' }).acceptsUpload('incoming/a', query);
  };

  it('accepts its own address until it expires', async () => {
    expect(await signedBy('one', 59)).toBe(true);
    expect(await signedBy('one', 60)).toBe(false);
  });

  it('refuses an address signed with another secret', async () => {
    expect(await signedBy('two', 0)).toBe(false);
  });

  it('refuses an expiry that was put off', async () => {
    const storage = createDiskStorage({ directory: '/nowhere', secret: 'one', uploadPath });
    const url = new URL(await storage.uploadUrl('incoming/a', { expiresInSeconds: 60 }), 'http://localhost');
    const signature = url.searchParams.get('signature') ?? '';
    expect(storage.acceptsUpload('incoming/a', { expires: '99999999999', signature })).toBe(false);
    expect(storage.acceptsUpload('incoming/a', {})).toBe(false);
  });
});

describe('what a crash leaves in the middle of a write', () => {
  it('is removed once it is older than any write that goes on, and nothing else is', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'franca-disk-'));
    const storage = createDiskStorage({ directory, secret: 'one', uploadPath });
    const options = { maxBytes: 9, contentType: 'text/plain' };
    await storage.save('incoming/kept', Readable.from([Buffer.from('bytes')]), options);
    const left = ['unfinished/1.part', 'incoming/a.1.part'].map((name) => join(directory, name));
    const writing = join(directory, 'unfinished/2.part');
    await mkdir(join(directory, 'unfinished'), { recursive: true });
    for (const path of [...left, writing]) await writeFile(path, 'half');
    for (const path of left) await utimes(path, 0, 1000);
    expect(await storage.removeUnfinished(new Date(2_000_000))).toBe(2);
    expect([...left, writing].filter(existsSync)).toEqual([writing]);
    expect(await storage.stat('incoming/kept')).toEqual({ size: 5 });
    await rm(directory, { recursive: true });
  });
});
