import { endpoints } from '@franca/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../core/Refusal.ts';
import { createLocalAccess } from './createLocalAccess.ts';
import { createRouter, type RouterHandle, type RouterOptions } from './createRouter.ts';
import { sendError } from './sendError.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const { me, search } = endpoints.users;
const readSession = async (token: string) => (token === 'mia' ? 'mia' : undefined);

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
  server.setErrorHandler(sendError);
});
afterEach(() => server.close());

/** A router that knows Mia and nobody else, unless the options say otherwise. */
const router = (options: Partial<RouterOptions> = {}): RouterHandle =>
  createRouter(server, {
    readSession,
    requireRegistrant: async () => {
      throw new Refusal('verification_required');
    },
    requireCallParticipant: async () => undefined,
    requireAssistantOwner: async () => undefined,
    requireMember: async () => {
      throw new Refusal('topic_not_found');
    },
    planOf: async () => 'enterprise',
    local: createLocalAccess({ publicUrl: undefined, key: 'a-key-of-this-test' }),
    hasPlans: true,
    limiter: async () => 0,
    onViolation: () => undefined,
    ...options,
  });
const get = async (url: string, token = 'mia') => {
  const answer = await server.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
};

describe('the router', () => {
  it('refuses a handler for a call of a later version', () => {
    const { route } = router();
    const later = { ...me, stage: 'later' } as const;
    expect(() => route(later, () => ({}) as never)).toThrow(
      "users.me has a handler, but its stage is 'later'",
    );
  });

  it('does not start while a request of this version has no handler', () => {
    const { route, finish } = router();
    route(search, () => []);
    expect(finish).toThrow(/ has no handler, but its stage is 'now'/);
  });

  it('refuses an access that nobody would check', () => {
    const { route } = router();
    const { star } = endpoints.chat;
    const access = { kind: 'messageReader', in: 'body', field: 'chat_id', checkedBy: 'router' } as const;
    const unchecked = { ...star, access };
    expect(() => route(unchecked, () => ({}) as never)).toThrow('chat.star leaves its access to the router');
  });

  it('responds 403 when the plan of the caller does not include the feature', async () => {
    const asked: string[] = [];
    const planOf = async (userId: string) => (asked.push(userId) > 1 ? 'ultimate' : 'premium');
    router({ planOf }).route(
      { ...search, feature: 'groupChat', errors: ['not_permitted'] } as const,
      () => [],
    );
    expect(await get('/user?query=a')).toMatchObject({ status: 403, code: 'not_permitted' });
    expect(await get('/user?query=a')).toMatchObject({ status: 200 });
    expect(asked).toEqual(['mia', 'mia']);
  });

  it('does not let a 429 go out without the time to come back', async () => {
    const violations: string[] = [];
    router({ onViolation: (sentence) => violations.push(sentence) }).route(search, () => {
      throw new Refusal('rate_limited');
    });
    await get('/user?query=a');
    expect(violations).toEqual([
      'users.search was refused with rate_limited, which does not say when to come back.',
    ]);
  });

  it('counts a call by the name of its limit, and says when to come back', async () => {
    const counted: unknown[] = [];
    const limiter: RouterOptions['limiter'] = async (...use) => (counted.push(use) > 1 ? 7 : 0);
    router({ limiter }).route(search, () => []);
    await get('/user?query=a');
    expect(await get('/user?query=a')).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
    expect(counted).toEqual([
      ['searches', 'mia', 1],
      ['searches', 'mia', 1],
    ]);
  });

  it('hands over the members that it found, and refuses whoever is none of them', async () => {
    const members = { topicId: id, self: {}, others: [], all: [] } as never;
    const requireMember = async ({ topicId, userId }: { topicId: string; userId: string }) => {
      if (userId !== 'mia') throw new Refusal('topic_not_found');
      expect(topicId).toBe(id);
      return members;
    };
    const session = async (token: string) => token;
    let handed: unknown;
    router({ requireMember, readSession: session }).route(endpoints.topics.seen, (context) => {
      handed = context.members;
      return [];
    });
    expect(await get(`/topic/seen?topic_id=${id}`, 'stranger')).toMatchObject({ status: 404 });
    expect(handed).toBeUndefined();
    expect(await get(`/topic/seen?topic_id=${id}`)).toMatchObject({ status: 200 });
    expect(handed).toBe(members);
  });

  it('reports a refusal that the endpoint does not declare, and a response beside the contract', async () => {
    const violations: string[] = [];
    const { route } = router({ onViolation: (sentence) => violations.push(sentence) });
    route(search, () => {
      throw new Refusal('card_declined');
    });
    route(me, () => ({ name: 7 }) as never);
    expect(await get('/user?query=a')).toMatchObject({ status: 500 });
    await get('/user/me');
    expect(violations).toEqual([
      'users.search was refused with card_declined, which its errors do not name.',
      expect.stringMatching(/^users\.me answered beside the contract/),
    ]);
  });

  it.each(['visitors', 'made-up tokens'])('works on few calls of one network at a time: %s', async (what) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const wait = async () => {
      begun += 1;
      await released;
    };
    const { readLink } = endpoints.groups;
    const invitation = {
      state: 'revoked',
      name: null,
      image: null,
      member_count: null,
      topic_id: null,
    } as const;
    const { route } = router({ readSession: async () => void (await wait()) });
    route(readLink, async () => {
      await wait();
      return invitation;
    });
    route(me, () => ({}) as never);
    const call = (remoteAddress: string, index: number) =>
      what === 'visitors'
        ? server.inject({
            method: 'POST',
            url: '/api/topic/group/link/read',
            remoteAddress,
            payload: { token: 'a' },
          })
        : server.inject({
            url: '/api/user/me',
            remoteAddress,
            headers: { authorization: `Bearer token-${index}` },
          });
    const calls = Array.from({ length: 30 }, (_, index) => call('198.51.100.1', index));
    await expect.poll(() => begun).toBe(8);
    calls.push(call('198.51.100.2', 30));
    await expect.poll(() => begun).toBe(9);
    release();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([what === 'visitors' ? 200 : 401]));
  });
});
