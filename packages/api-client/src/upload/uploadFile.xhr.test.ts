// @vitest-environment happy-dom
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
  return server;
}

const picture = new Blob(['bytes'], { type: 'image/png' });

/** The slot with this address; what it is read by plays no part here. */
const slotOf = (upload_url: string) => ({ file: 'picture.png', upload_url, download_url: '/read' });

describe('uploadFile with XMLHttpRequest', () => {
  it('PUTs the bytes with their type', async () => {
    const server = await setup((_, response) => response.end());
    await uploadFile(slotOf(`${server.url}/put`), picture, {});
    expect(server.requests[0]).toMatchObject({ method: 'PUT', url: '/put', body: 'bytes' });
    expect(server.requests[0]?.headers['content-type']).toBe('image/png');
  });

  it('throws the refusal of the server, in the words of the application', async () => {
    const server = await setup((_, response) =>
      sendJson(response, 415, { success: false, errors: ['No.'], code: 'file_type_refused' }),
    );
    const slot = slotOf(`${server.url}/put`);
    const error = { status: 415, code: 'file_type_refused', errors: ['No.'] };
    await expect(uploadFile(slot, picture)).rejects.toMatchObject({ ...error, message: 'No.' });
    const options = { describeError: ({ code }: { code: string }) => `words for ${code}` };
    await expect(uploadFile(slot, picture, options)).rejects.toMatchObject({
      ...error,
      message: 'words for file_type_refused',
    });
  });

  it('carries the pause that the server asks for', async () => {
    const server = await setup((_, response) => {
      response.setHeader('retry-after', '90');
      sendJson(response, 429, { success: false, errors: ['Later.'], code: 'rate_limited' });
    });
    await expect(uploadFile(slotOf(`${server.url}/put`), picture)).rejects.toMatchObject({
      status: 429,
      retryAfter: 90_000,
    });
  });

  it('reports a caller who gave up, before and during the upload', async () => {
    const controller = new AbortController();
    const server = await setup(() => controller.abort());
    const options = { signal: controller.signal };
    await expect(uploadFile(slotOf(`${server.url}/put`), picture, options)).rejects.toMatchObject({
      code: 'aborted',
    });
    await expect(uploadFile(slotOf(`${server.url}/put`), picture, options)).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('reports a missing connection as network', async () => {
    const server = await setup((_, response) => response.end());
    await server.close();
    await expect(uploadFile(slotOf(`${server.url}/put`), picture, {})).rejects.toMatchObject({
      code: 'network',
    });
  });
});
