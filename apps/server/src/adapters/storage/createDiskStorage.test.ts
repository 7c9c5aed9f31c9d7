import { mkdtemp, readdir, rm } from 'node:fs/promises';
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
