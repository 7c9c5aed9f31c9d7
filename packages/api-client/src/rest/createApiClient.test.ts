import { endpoints } from '@franca/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Handler, sendJson, startServer } from '../testing/startServer.ts';
import type { ApiClientOptions } from './ApiClient.ts';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function setup(handler: Handler, options: ApiClientOptions = {}) {
  const server = await startServer(handler);
  closers.push(server.close);
  const api = createApiClient({ baseUrl: `${server.url}/api/`, getToken: () => 'secret', ...options });
  return { api, server };
}

function succeed(data: unknown, more: object = {}): Handler {
  return (_, response) => sendJson(response, 200, { success: true, data, ...more });
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('createApiClient', () => {
  it('has one function for each endpoint of the contract', () => {
    const api = createApiClient();
    for (const [domain, group] of Object.entries(endpoints)) {
      expect(Object.keys(api[domain as keyof typeof api])).toEqual(Object.keys(group));
    }
  });

  it('sends method, path, query, body and token as the contract says', async () => {
    const { api, server } = await setup(succeed([]));
    await api.topics.attachments({ query: { topic_id: id, type: 'media', page: 2 } }).catch(() => undefined);
    await api.topics.theme({ body: { topic_id: id, theme: 'Forest' } });
    await api.users.get({ params: { id } });
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /api/topic/attachment?topic_id=${id}&type=media&page=2`,
      'POST /api/topic/theme',
      `GET /api/user/${id}`,
    ]);
    expect(server.requests[1]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({ topic_id: id, theme: 'Forest' });
  });

  it('encodes what a path parameter holds', async () => {
    const { api, server } = await setup((_, response) => response.end('bytes'));
    const file = await api.files.download({ params: { key: 'a/../b c?' }, query: { signature: 'x&y' } });
    expect(server.requests[0]?.url).toBe('/api/file/a%2F..%2Fb%20c%3F?signature=x%26y');
    expect(await file.text()).toBe('bytes');
  });

  it('leaves out query fields without value', async () => {
    const { api, server } = await setup(succeed([]));
    await api.chat.list({ query: { topic_id: id, from_date: undefined } });
    expect(server.requests[0]?.url).toBe(`/api/chat?topic_id=${id}`);
  });

  it('keeps the session token from calls that need none', async () => {
    const { api, server } = await setup(succeed(null));
    await api.outreach.subscribe({ body: { email: 'a@example.com' } });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('takes a token for one request only, such as that of a registration', async () => {
    const { api, server } = await setup(succeed([]), { getToken: () => null });
    await api.files.presigned({ body: { file_names: ['a.jpg'], folder: 'avatar' }, token: 'proof' });
    await api.topics.list();
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([
      'Bearer proof',
      undefined,
    ]);
  });

  it('returns data, with the pagination of a paged list', async () => {
    const { api } = await setup(succeed([], { pagination: { current: 1, totalPage: 3 } }));
    expect(await api.topics.list()).toEqual([]);
    const page = await api.topics.attachments({ query: { topic_id: id, type: 'file' } });
    expect(page).toEqual({ data: [], pagination: { current: 1, totalPage: 3 } });
  });

  it('returns a document as it is', async () => {
    const { api } = await setup((_, response) => sendJson(response, 200, { openapi: '3.1.0' }));
    expect(await api.system.openapi()).toEqual({ openapi: '3.1.0' });
  });

  it('throws status, code and sentences of a failure', async () => {
    const { api } = await setup((_, response) =>
      sendJson(response, 403, { success: false, errors: ['User not permission.'], code: 'not_permitted' }),
    );
    const error = await errorOf(api.topics.createPrivate({ body: { target_user_id: id } }));
    expect(error).toMatchObject({
      status: 403,
      code: 'not_permitted',
      message: 'User not permission.',
      retryAfter: null,
    });
  });

  it('says which request a plan did not include, and what it needs', async () => {
    const needed: unknown[] = [];
    const { api } = await setup(
      (_, response) =>
        sendJson(response, 403, { success: false, errors: ['User not permission.'], code: 'not_permitted' }),
      { onNotPermitted: (error, { id, feature }) => needed.push([error.code, id, feature]) },
    );
    await errorOf(api.topics.createPrivate({ body: { target_user_id: id } }));
    expect(needed).toEqual([['not_permitted', 'topics.createPrivate', 'furtherPrivateChat']]);
  });

  it('says how long to wait when the server does', async () => {
    const { api } = await setup((_, response) =>
      sendJson(
        response,
        429,
        { success: false, errors: ['Wait.'], code: 'rate_limited' },
        { 'retry-after': '7' },
      ),
    );
    expect(await errorOf(api.topics.list())).toMatchObject({ status: 429, retryAfter: 7000 });
  });

  it('keeps the sentences of a newer server whose code it does not know', async () => {
    const { api } = await setup((_, response) =>
      sendJson(response, 418, { success: false, errors: ['Teapot.'], code: 'brand_new' }),
    );
    expect(await errorOf(api.topics.list())).toMatchObject({
      status: 418,
      code: 'unexpected',
      message: 'Teapot.',
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Sign in to the hotel</html>'],
    [200, '{"hello":"world"}'],
    [200, 'null'],
  ])('does not take %i %s for an answer', async (status, body) => {
    const { api } = await setup((_, response) => response.writeHead(status).end(body));
    expect(await errorOf(api.topics.list())).toMatchObject({ status, code: 'unexpected' });
  });

  it('notifies the app when the session token is no longer accepted', async () => {
    const onUnauthorized = vi.fn();
    const { api } = await setup(
      (_, response) =>
        sendJson(response, 401, { success: false, errors: ['Sign in.'], code: 'unauthorized' }),
      { onUnauthorized },
    );
    const error = await errorOf(api.topics.list());
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('does not end the session over a wrong passcode', async () => {
    const onUnauthorized = vi.fn();
    const { api } = await setup(
      (_, response) =>
        sendJson(response, 401, {
          success: false,
          errors: ['passcode incorrect'],
          code: 'passcode_incorrect',
        }),
      { onUnauthorized },
    );
    const error = await errorOf(api.calls.recordingRules({ body: { room_sid: 'RM1', rules: [] } }));
    expect(error.code).toBe('passcode_incorrect');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('reports a missing connection as network', async () => {
    const { api, server } = await setup(succeed([]));
    await server.close();
    expect(await errorOf(api.topics.list())).toMatchObject({ status: 0, code: 'network' });
  });

  it('reports a connection that breaks in the middle of a response as network', async () => {
    const { api } = await setup((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"success":');
      setImmediate(() => response.destroy());
    });
    expect(await errorOf(api.topics.list())).toMatchObject({ status: 0, code: 'network' });
  });

  it('gives up a request that gets no response in time', async () => {
    const { api } = await setup(() => undefined, { timeout: 20 });
    expect(await errorOf(api.topics.list())).toMatchObject({ status: 0, code: 'timeout' });
  });

  it('gives up a request when its caller does', async () => {
    const controller = new AbortController();
    const { api } = await setup(() => controller.abort());
    expect(await errorOf(api.topics.list({ signal: controller.signal }))).toMatchObject({
      status: 0,
      code: 'aborted',
    });
  });

  it('checks responses against the contract when asked to', async () => {
    const { api } = await setup(succeed([{ name: 'English' }]), { validate: endpoints });
    await expect(api.static.countryCode()).rejects.toThrow('dial_code');
  });

  it('describes errors in the words of the application', async () => {
    const { api } = await setup(
      (_, response) =>
        sendJson(response, 403, { success: false, errors: ['User not permission.'], code: 'not_permitted' }),
      { describeError: ({ code }) => `words for ${code}` },
    );
    const error = await errorOf(api.users.me());
    expect(error).toMatchObject({ message: 'words for not_permitted', errors: ['User not permission.'] });
  });
});
