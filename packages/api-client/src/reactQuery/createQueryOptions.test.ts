import { endpoints } from '@franca/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../rest/createApiClient.ts';
import { type Handler, sendJson, startServer } from '../testing/startServer.ts';
import { createQueryOptions, queryKeyOf } from './createQueryOptions.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function setup(handler: Handler) {
  const server = await startServer(handler);
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  closers.push(server.close, async () => client.clear());
  return { server, client, queries: createQueryOptions(createApiClient({ baseUrl: server.url })) };
}

describe('createQueryOptions', () => {
  it('loads a read into the cache under its endpoint and input', async () => {
    const { client, queries } = await setup((request, response) =>
      sendJson(response, 200, { success: true, data: { url: request.url } }),
    );
    const input = { query: { topic_id: 'a' } };
    await client.fetchQuery(queries.topics.seen(input));
    expect(client.getQueryData(queryKeyOf(endpoints.topics.seen, input))).toEqual({
      url: '/topic/seen?topic_id=a',
    });
    expect(
      client.getQueryData(queryKeyOf(endpoints.topics.seen, { query: { topic_id: 'b' } })),
    ).toBeUndefined();
  });

  it('matches every entry of a read by the key without input', async () => {
    const { client, queries } = await setup((_, response) =>
      sendJson(response, 200, { success: true, data: [] }),
    );
    await client.fetchQuery(queries.users.search({ query: { query: 'a' } }));
    await client.fetchQuery(queries.users.search({ query: { query: 'b' } }));
    await client.fetchQuery(queries.topics.list());
    expect(client.getQueryCache().findAll({ queryKey: queryKeyOf(endpoints.users.search) })).toHaveLength(2);
  });

  it('tries again what may succeed later, and not what is final', async () => {
    const { server, client, queries } = await setup((_, response) => {
      const status = server.requests.length < 3 ? 503 : 404;
      sendJson(response, status, {
        success: false,
        errors: ['x'],
        code: status === 503 ? 'unavailable' : 'not_found',
      });
    });
    await expect(client.fetchQuery(queries.topics.list())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(server.requests).toHaveLength(3);
  });

  it('holds reads only', () => {
    const queries = createQueryOptions(createApiClient());
    expect(Object.keys(queries.chat)).toEqual([
      'list',
      'voters',
      'starred',
      'search',
      'scheduled',
      'forwarded',
    ]);
    expect(Object.keys(queries.calls)).toEqual(['token', 'signInSetup', 'info', 'open', 'candidates']);
  });
});
