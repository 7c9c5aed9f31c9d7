import { randomUUID } from 'node:crypto';
import { allEndpoints, allEvents, type ClientEvent, type Endpoint } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RequestParts, requestEndpoint } from '../client.ts';
import { createTestRooms } from '../createTestRooms.ts';
import { ask, nextOf } from '../sockets.ts';
import { createWorld, type World } from '../world.ts';
import { createMatrixWorld, type MatrixWorld } from './createMatrixWorld.ts';
import { goodRequest } from './goodRequest.ts';

/** What a client of another version sends beside what is known. */
const unknown = { from_another_version: { kind: 'new', list: [1] }, v: '99', is_new: true };

/** Signing out makes the token of the following requests worthless, which is its job. */
const served = allEndpoints.filter(({ id, stage }) => stage === 'now' && id !== 'auth.logout');

describe('a request of another version', () => {
  let world: MatrixWorld;
  beforeAll(async () => {
    world = await createMatrixWorld();
  }, 60_000);
  afterAll(() => world.dispose());
  // No refusal of one too many stands for the answer.
  beforeEach(() => world.app.testClock.advance(3600));

  const isMalformed = async (endpoint: Endpoint, parts: RequestParts): Promise<boolean> => {
    const { status, body } = await requestEndpoint(world.app, endpoint, { ...parts, as: world.owner });
    expect(status, endpoint.id).toBeLessThan(500);
    const { code } = (body ?? {}) as { code?: string };
    return code === 'validation_failed' || code === 'malformed_request';
  };

  /** Without what may be left out, as the first version sent it. */
  const withoutOptional = (endpoint: Endpoint, part: 'query' | 'body', given: unknown): unknown => {
    let rest = given as Record<string, unknown> | undefined;
    for (const field of Object.keys(rest ?? {})) {
      const { [field]: _, ...fewer } = rest ?? {};
      if (endpoint[part]?.safeParse(fewer).success) rest = fewer;
    }
    return rest;
  };

  it.each(served.map((endpoint) => [endpoint.id, endpoint] as const))(
    'is understood with fields that are unknown, and without those that may be missing: %s',
    async (_id, endpoint) => {
      const good = goodRequest(endpoint, world.known);
      const isBadItself = await isMalformed(endpoint, good);
      const newer: RequestParts = {
        ...good,
        query: { ...good.query, ...unknown },
        ...(endpoint.body && { body: { ...(good.body as object), ...unknown } }),
      };
      expect(await isMalformed(endpoint, newer)).toBe(isBadItself);
      const older: RequestParts = {
        ...good,
        query: withoutOptional(endpoint, 'query', good.query) as Record<string, unknown>,
        body: withoutOptional(endpoint, 'body', good.body),
      };
      expect(await isMalformed(endpoint, older)).toBe(isBadItself);
    },
  );

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'to what this version does not have is refused with a sentence: %s',
    async (method) => {
      const { statusCode, body } = await world.app.core.server.inject({
        ...{ method, url: '/api/v9/chat/from-another-version' },
        ...(method !== 'GET' && method !== 'OPTIONS' && { payload: unknown }),
        headers: { authorization: `Bearer ${world.owner.token}` },
      });
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toMatchObject({
        success: false,
        code: 'not_found',
        errors: [expect.any(String)],
      });
    },
  );
});

describe('a socket of another version', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ rooms: createTestRooms() });
  });
  afterAll(() => world.dispose());

  const events = allEvents.filter(
    (event): event is ClientEvent => event.direction === 'toServer' && event.stage !== 'later',
  );
  const query = { accent_code: 'en-AU', lang_code: 'en', target_lang_code: '' };
  const inCall = async () => {
    const { ana, bea, topic_id } = await world.pair();
    const uuid = randomUUID();
    await world.api.calls.start({ as: ana, body: { topic_id, uuid, is_video: false } });
    await world.api.calls.accept({ as: bea, body: { topic_id, uuid } });
    const data = { id: 'one', data: 'text', isFinal: true, revision: 0, is_refused: false };
    return { ana, bea, topic_id, payload: { topic_id, uuid, user_id: bea.id, ...data } };
  };

  it.each(events.filter(({ acknowledged }) => acknowledged).map((event) => [event.id, event] as const))(
    'is understood with fields that are unknown: %s',
    async (_id, event) => {
      const answerTo = async (more: object) => {
        const { ana, payload } = await inCall();
        const socket = await ana.connect({ namespace: event.namespace, query });
        const { success, code } = await ask(socket, event.name, { ...payload, ...more });
        return { success, code };
      };
      const known = await answerTo({});
      expect(await answerTo(unknown)).toEqual(known);
    },
  );

  it('may send events that are unknown, with whatever in them: it stays, and gets what it subscribed to', async () => {
    const { ana, bea, topic_id } = await inCall();
    const socket = await ana.connect();
    const received = nextOf(socket, 'newChat', { topic_id });
    for (const payload of [unknown, null, 'text', [unknown], undefined]) {
      socket.emit('from-another-version', payload);
      socket.emit('topic-listen-v9', payload, () => undefined);
    }
    expect(await ask(socket, 'topic-listen', { topic_id, ...unknown })).toMatchObject({ success: true });
    await bea.send(topic_id, 'Hello');
    expect(await received).toMatchObject({ content: 'Hello' });
    expect(socket.connected).toBe(true);
  });

  it.each(['1', '2', '3', '5', '99', 'x', ''])(
    'with another protocol of the transport is refused, and the server goes on: %j',
    async (version) => {
      const { ana } = await inCall();
      const response = await fetch(`${ana.address}/socket.io/?EIO=${version}&transport=polling`);
      expect(response.status).toBe(400);
      await response.text();
      expect((await world.api.users.me({ as: ana })).status).toBe(200);
    },
  );
});
