import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestService } from '../../../test/openTestService.ts';
import { describeFileStorage } from '../../ports/FileStorage.conformance.ts';
import { createS3Storage } from './createS3Storage.ts';

/** An independent S3 server on the loopback address; it computes every SigV4 signature anew. */
async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'franca-s3-'));
  const configureBuckets = [{ name: 'franca', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const open = (changes: { secretKey?: string; bucket?: string } = {}) =>
    createS3Storage({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'franca',
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      secret: 'secret of the tests',
      uploadPath: '/api/file/',
      service: openTestService('files'),
      ...changes,
    });
  const dispose = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { open, directory, dispose };
}

describeFileStorage('S3', async () => {
  const { open, directory, dispose } = await startS3();
  return {
    storage: open(),
    put: async (url, bytes) => {
      const response = await fetch(url, { method: 'PUT', body: bytes });
      await response.arrayBuffer();
      return response.status === 200;
    },
    list: async () => {
      const names = await readdir(directory, { recursive: true });
      return names.filter((name) => name.includes('_object')).sort();
    },
    dispose,
  };
});

describe('createS3Storage', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.dispose());

  const options = { maxBytes: 100, contentType: 'image/svg+xml' };

  it('takes no more and no less than the size that an upload address was made for', async () => {
    const url = await s3.open().uploadUrl('incoming/sized', { expiresInSeconds: 60, size: 5 });
    const put = async (content: string) => {
      const response = await fetch(url, { method: 'PUT', body: Buffer.from(content) });
      await response.arrayBuffer();
      return response.status;
    };
    expect([await put('four'), await put('six by')]).toEqual([403, 403]);
    expect(await s3.open().stat('incoming/sized')).toBeNull();
    expect(await put('fives')).toBe(200);
  });

  it('has files of an unknown size come by way of this server', async () => {
    const storage = s3.open();
    const url = new URL(await storage.uploadUrl('incoming/unsized', { expiresInSeconds: 60 }), 'http://here');
    expect(url.origin + url.pathname).toBe('http://here/api/file/unsized');
    const query = Object.fromEntries(url.searchParams);
    expect(storage.acceptsUpload('incoming/unsized', query)).toBe(true);
    expect(storage.acceptsUpload('incoming/other', query)).toBe(false);
  });

  it('sends browsers to an address that names type and disposition', async () => {
    await s3.open().save('files/a', Readable.from([Buffer.from('<svg/>')]), options);
    const headers = { contentType: 'application/octet-stream', disposition: 'attachment; filename="a.svg"' };
    const url = await s3.open().downloadUrl('files/a', headers);
    const response = await fetch(url ?? '');
    expect(await response.text()).toBe('<svg/>');
    expect(response.headers.get('content-type')).toBe(headers.contentType);
    expect(response.headers.get('content-disposition')).toBe(headers.disposition);
  });

  it('rejects, without the address, when the secret is wrong', async () => {
    const storage = s3.open({ secretKey: 'wrong' });
    const save = storage.save('files/b', Readable.from([Buffer.from('x')]), options);
    await expect(save).rejects.toMatchObject({
      cause: { message: 'The object storage answered 403 to PUT.' },
    });
    await expect(storage.stat('files/b')).rejects.toMatchObject({
      cause: { message: 'The object storage answered 403 to HEAD.' },
    });
  });

  it('rejects a write into a bucket that does not exist', async () => {
    const save = s3.open({ bucket: 'none' }).save('files/c', Readable.from([Buffer.from('x')]), options);
    await expect(save).rejects.toThrow('The object storage answered 404 to PUT.');
  });
});
