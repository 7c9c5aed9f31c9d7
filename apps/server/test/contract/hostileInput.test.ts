import { allEndpoints, type Endpoint, envelopes } from '@franca/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RequestParts, requestEndpoint, type WireResponse } from '../client.ts';
import { createMatrixWorld, type MatrixWorld } from './createMatrixWorld.ts';
import { goodRequest } from './goodRequest.ts';
import { deepJson, hostileValues } from './hostileValues.ts';

const served = allEndpoints.filter((endpoint) => endpoint.stage === 'now');
const withBody = served.filter((endpoint) => endpoint.body);
// Signing out makes the token of the following requests worthless, which is its job.
const keepsSession = (endpoint: Endpoint) => endpoint.id !== 'auth.logout';
const label = (value: unknown) => JSON.stringify(value)?.slice(0, 60);

let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld();
}, 60_000);
afterAll(() => world.dispose());

function expectKindAnswer({ status, body }: Omit<WireResponse, 'headers'>, about: string) {
  expect(status, about).toBeLessThan(500);
  if (status < 400) return;
  const envelope = envelopes.failure.safeParse(body);
  expect(envelope.success, `${about} answered ${status} with ${label(body)}`).toBe(true);
  expect(envelope.data?.errors[0]?.length, about).toBeGreaterThan(0);
}

const send = (endpoint: Endpoint, parts: RequestParts) =>
  requestEndpoint(world.app, endpoint, { ...parts, as: world.owner });

// Each call begins with its limits unused: a refusal of one too many would hide what the input does.
beforeEach(() => world.app.testClock.advance(3600));

type Part = 'params' | 'query' | 'body';
const partNames: readonly Part[] = ['params', 'query', 'body'];

function fieldsOf(endpoint: Endpoint, part: Part): string[] {
  const schema = endpoint[part];
  return schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

describe.each(served.filter(keepsSession).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (_id, endpoint) => {
    const cases = partNames.flatMap((part) =>
      fieldsOf(endpoint, part).map((field) => [part, field] as const),
    );

    it('answers every hostile value of every field with a sentence', async () => {
      for (const [part, field] of cases) {
        for (const value of hostileValues) {
          const parts = goodRequest(endpoint, world.known);
          const changed = { ...parts, [part]: { ...(parts[part] as object), [field]: value } };
          expectKindAnswer(
            await send(endpoint, changed),
            `${endpoint.id} ${part}.${field} = ${label(value)}`,
          );
        }
      }
    });

    it('refuses a request without a field that it needs', async () => {
      for (const [part, field] of cases.filter(([name]) => name !== 'params')) {
        const parts = goodRequest(endpoint, world.known);
        const rest = { ...(parts[part] as Record<string, unknown>) };
        delete rest[field];
        const answer = await send(endpoint, { ...parts, [part]: rest });
        expectKindAnswer(answer, `${endpoint.id} without ${part}.${field}`);
        const fits = endpoint[part]?.safeParse(rest).success;
        if (!fits)
          expect(answer.status, `${endpoint.id} without ${part}.${field}`).toBeGreaterThanOrEqual(400);
      }
    });
  },
);

describe.each(withBody.filter(keepsSession).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (_id, endpoint) => {
    const sendBody = (body: unknown) => send(endpoint, { ...goodRequest(endpoint, world.known), body });

    it.each([
      ['broken JSON', '{"topic_id": '],
      ['deep JSON', deepJson],
      ['deep JSON in a field', `{"content":${deepJson}}`],
      ['an empty body', ''],
      ['a body that is a list', '[]'],
      ['a body that is null', 'null'],
      ['a body over the limit', JSON.stringify({ content: 'x'.repeat(3_000_000) })],
      ['a prototype in the body', '{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}'],
      ['a byte order mark and nulls', '\ufeff{"topic_id":"\u0000"}'],
    ])('refuses %s', async (name, body) => {
      const answer = await sendBody(body);
      expectKindAnswer(answer, `${endpoint.id} with ${name}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    });

    it('lets no key of its body reach a prototype, however deep it lies', async () => {
      const own = Reflect.ownKeys(Object.prototype);
      const key = fc.constantFrom('__proto__', 'constructor', 'prototype');
      const step = fc.constantFrom(
        ...fieldsOf(endpoint, 'body'),
        '__proto__',
        'constructor',
        'prototype',
        '0',
      );
      const poison = '{"polluted":true,"isAdmin":true,"prototype":{"polluted":true}}';
      const good = JSON.stringify(goodRequest(endpoint, world.known).body ?? {}).slice(1, -1);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 3 }), key, async (path, last) => {
          // As text: a literal would set the prototype instead of a field.
          const nested = [...path, last].reduceRight((inner, name) => `{"${name}":${inner}}`, poison);
          const body = `{${good}${good && ','}${nested.slice(1)}`;
          expectKindAnswer(await sendBody(body), `${endpoint.id} with ${body}`);
          expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
          expect(Reflect.ownKeys(Object.prototype)).toEqual(own);
        }),
        { numRuns: 15 },
      );
    });

    it('never answers an arbitrary JSON body with a failure of its own', async () => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (body) => {
          expectKindAnswer(await sendBody(JSON.stringify(body)), `${endpoint.id} with ${label(body)}`);
        }),
        { numRuns: 40 },
      );
    });
  },
);

describe('addresses below /api', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/%',
    '/api/%00',
    '/api/topic/%c3%28',
    `/api/${'a/'.repeat(900)}`,
  ])('answers %s with a sentence', async (url) => {
    const response = await world.app.core.server.inject({ method: 'GET', url });
    expectKindAnswer({ status: response.statusCode, body: response.json() }, url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });
});
