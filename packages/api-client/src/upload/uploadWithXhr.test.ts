// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { type Handler, sendJson, startServer } from '../testing/startServer.ts';
import { uploadWithXhr } from './uploadWithXhr.ts';

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

describe('uploadWithXhr', () => {
  it('PUTs the bytes with their type', async () => {
    const server = await setup((_, response) => response.end());
    await uploadWithXhr(`${server.url}/put`, picture, {});
    expect(server.requests[0]).toMatchObject({ method: 'PUT', url: '/put', body: 'bytes' });
    expect(server.requests[0]?.headers['content-type']).toBe('image/png');
  });

  it('throws what the server said', async () => {
    const server = await setup((_, response) =>
      sendJson(response, 415, { success: false, errors: ['No.'], code: 'file_type_refused' }),
    );
    const upload = uploadWithXhr(`${server.url}/put`, picture, {});
    await expect(upload).rejects.toMatchObject({ status: 415, code: 'file_type_refused', message: 'No.' });
  });

  it('reports a caller who gave up, before and during the upload', async () => {
    const controller = new AbortController();
    const server = await setup(() => controller.abort());
    const options = { signal: controller.signal };
    await expect(uploadWithXhr(`${server.url}/put`, picture, options)).rejects.toMatchObject({
      code: 'aborted',
    });
    await expect(uploadWithXhr(`${server.url}/put`, picture, options)).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('reports a missing connection as network', async () => {
    const server = await setup((_, response) => response.end());
    await server.close();
    await expect(uploadWithXhr(`${server.url}/put`, picture, {})).rejects.toMatchObject({ code: 'network' });
  });
});
