import { afterEach, describe, expect, it } from 'vitest';
import { type Handler, sendJson, startServer } from '../testing/startServer.ts';
import { uploadFile } from './uploadFile.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function setup(handler: Handler) {
  const server = await startServer(handler);
  closers.push(server.close);
  const slot = { file: 'a.png', upload_url: `${server.url}/put/a?signature=x`, download_url: '/get/a' };
  return { server, slot };
}

const picture = new Blob(['bytes'], { type: 'image/png' });

describe('uploadFile', () => {
  it('PUTs the bytes with their type and returns the link to read them by', async () => {
    const { server, slot } = await setup((_, response) => response.end());
    const shares: number[] = [];
    const link = await uploadFile(slot, picture, { onProgress: (share) => shares.push(share) });
    expect(link).toBe('/get/a');
    expect(server.requests[0]).toMatchObject({ method: 'PUT', url: '/put/a?signature=x', body: 'bytes' });
    expect(server.requests[0]?.headers['content-type']).toBe('image/png');
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
  });

  it('throws what the server said', async () => {
    const { slot } = await setup((_, response) =>
      sendJson(response, 413, { success: false, errors: ['Too large.'], code: 'file_too_large' }),
    );
    await expect(uploadFile(slot, picture)).rejects.toMatchObject({ status: 413, code: 'file_too_large' });
  });

  it('throws the status of a store that answers in another format', async () => {
    const { slot } = await setup((_, response) => response.writeHead(403).end('<Error>AccessDenied</Error>'));
    await expect(uploadFile(slot, picture)).rejects.toMatchObject({ status: 403, code: 'unexpected' });
  });

  it('reports a missing connection, and a caller who gave up', async () => {
    const { server, slot } = await setup(() => controller.abort());
    const controller = new AbortController();
    await expect(uploadFile(slot, picture, { signal: controller.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    await server.close();
    await expect(uploadFile(slot, picture)).rejects.toMatchObject({ code: 'network' });
  });
});
