import { type Access, allEndpoints, devKeyHeader, type Endpoint } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messageTranslations } from '../../src/db/schema/translations.ts';
import { type CallOptions, type RequestParts, requestEndpoint, type WireResponse } from '../client.ts';
import type { Person } from '../world.ts';
import { createMatrixWorld, type MatrixWorld } from './createMatrixWorld.ts';
import { goodRequest } from './goodRequest.ts';
import { tablesDigest } from './tablesDigest.ts';

const served = allEndpoints.filter((endpoint) => endpoint.stage === 'now');
const kinds = new Set(served.map(({ access }) => access.kind));
const withAccess = (...wanted: Access['kind'][]) =>
  served
    .filter(({ access }) => wanted.includes(access.kind))
    .map((endpoint) => [endpoint.id, endpoint] as const);

const needSession = served.filter(
  ({ access: { kind } }) => !['public', 'loopback', 'devKey', 'link', 'registration'].includes(kind),
);
/** Those whose access depends on what the request names; the key of a link is tested by itself. */
const namesThing = needSession.filter(({ access }) => 'field' in access);
const pairs = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

let world: MatrixWorld;
/** Somebody whose session was ended by a log-out. */
let signedOut: Person;
beforeAll(async () => {
  world = await createMatrixWorld();
  signedOut = await world.join('Signed out');
  await world.api.auth.logout({ as: signedOut });
}, 60_000);
afterAll(() => world.dispose());

// What deletes comes last: the other calls need what it takes away.
const deletesLast = namesThing.toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

/** What only the author of a message may do with it. */
const ofAuthor: ReadonlySet<string> = new Set(['chat.edit', 'chat.recall', 'chat.endPoll']);

/** What is about a poll, and about no other message. */
const ofPoll: ReadonlySet<string> = new Set(['chat.vote', 'chat.endPoll', 'chat.voters']);

/** What this world lacks, which only those are told who may ask: a file of the message, a voice of the demo in the call, an invite link. */
const missing: Readonly<Record<string, string>> = {
  'chat.voiceText': 'message_not_found',
  'chat.imageText': 'message_not_found',
  'demo.voice': 'not_found',
  'demo.said': 'not_found',
  'groups.revokeLink': 'group_link_not_found',
};

/** A request of the right shape in which the field that the access depends on names a thing of the owner. */
function requestOf(
  endpoint: Endpoint,
  { things, known, poll, sticker }: MatrixWorld,
  person: Person,
): RequestParts {
  const { access } = endpoint;
  // What is new bears the id of whoever sends it, or it would be refused for that.
  const own = {
    new_chat_id: `${person.id}-1700000000002`,
    ...(['chat.send', 'chat.schedule'].includes(endpoint.id) && { chat_id: `${person.id}-1` }),
    ...(ofPoll.has(endpoint.id) && { chat_id: poll }),
    ...(endpoint.id === 'stickers.copy' && { chat_id: sticker }),
  };
  const request = goodRequest(endpoint, { ...known, ...own });
  if (!('field' in access)) return request;
  const isReply = access.kind === 'assistantOwner' && access.field === 'chat_id';
  const thing = things[isReply ? 'assistantReply' : access.kind];
  if (thing === undefined)
    throw new Error(`The world has nothing for ${access.kind}: add it to createMatrixWorld.`);
  const part = request[access.in] as Record<string, unknown>;
  return { ...request, [access.in]: { ...part, [access.field]: thing } };
}

/** What an earlier call has ordered is translated in the background, and must not be taken for something a refusal wrote. */
function whenTranslationsIdle(): Promise<void> {
  return vi.waitFor(
    async () => {
      const { db } = world.app.core.database;
      const queued = await db.$count(messageTranslations, eq(messageTranslations.state, 'queued'));
      expect(queued).toBe(0);
    },
    { timeout: 20_000, interval: 10 },
  );
}

/** The same world, in which the conversation is another one. */
const inTopic = (from: MatrixWorld, topic_id = from.things.topicMember): MatrixWorld => ({
  ...from,
  things: { ...from.things, ...(topic_id !== undefined && { topicMember: topic_id }) },
});

async function expectRefusal(
  endpoint: Endpoint,
  person: Person,
  as: CallOptions['as'],
  from: MatrixWorld = world,
): Promise<WireResponse> {
  await whenTranslationsIdle();
  const before = await tablesDigest(world.app);
  const answer = await requestEndpoint(world.app, endpoint, { ...requestOf(endpoint, from, person), as });
  expect(await tablesDigest(world.app)).toEqual(before);
  expect([401, 403, 404]).toContain(answer.status);
  return answer;
}

describe('the matrix', () => {
  it('covers every call of this version by its access', () => {
    const covered: Access['kind'][] = [
      'public',
      'loopback',
      'devKey',
      'link',
      'registration',
      'self',
      'topicMember',
      'messageReader',
      'callParticipant',
      'assistantOwner',
    ];
    expect([...kinds].sort()).toEqual(covered.sort());
    expect(needSession.length).toBeGreaterThan(20);
    expect(namesThing.length).toBeGreaterThan(12);
  });
});

describe.each(pairs(needSession))('%s', (_id, endpoint) => {
  it('is closed to a visitor', async () => {
    expect((await expectRefusal(endpoint, world.owner, undefined)).status).toBe(401);
  });

  it('is closed to a token that was never given out', async () => {
    expect((await expectRefusal(endpoint, world.owner, { token: 'A'.repeat(43) })).status).toBe(401);
  });

  it('is closed to a token after log-out', async () => {
    expect((await expectRefusal(endpoint, signedOut, signedOut)).status).toBe(401);
  });
});

describe.each(withAccess('registration'))('%s', (_id, endpoint) => {
  it('is closed to whoever has verified nothing', async () => {
    for (const token of [null, 'r.e30.AAAA']) {
      expect((await expectRefusal(endpoint, world.owner, { token })).body).toMatchObject({
        code: 'verification_required',
      });
    }
  });

  it('is closed to a session that is none, in the way that leads to signing in', async () => {
    expect(await expectRefusal(endpoint, world.owner, { token: 'A'.repeat(43) })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });
});

describe.each(withAccess('devKey'))('%s', (_id, endpoint) => {
  it('is closed to whoever was not shown the key', async () => {
    for (const headers of [{ [devKeyHeader]: '' }, { [devKeyHeader]: 'A'.repeat(43) }]) {
      const request = requestOf(endpoint, world, world.owner);
      const answer = await requestEndpoint(world.app, endpoint, { ...request, as: world.owner, headers });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });
});

describe.each(withAccess('loopback', 'devKey'))('%s', (_id, endpoint) => {
  it('is closed to another machine', async () => {
    const before = await tablesDigest(world.app);
    const request = requestOf(endpoint, world, world.owner);
    const answer = await requestEndpoint(world.app, endpoint, {
      ...request,
      as: world.owner,
      from: '203.0.113.9',
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await tablesDigest(world.app)).toEqual(before);
  });
});

describe.each(withAccess('link'))('%s', (_id, endpoint) => {
  it('is closed to whoever does not know the key', async () => {
    await expectRefusal(endpoint, world.owner, world.owner);
  });
});

describe.each(withAccess('public'))('%s', (_id, endpoint) => {
  it('asks nobody to sign in', async () => {
    const { status } = await requestEndpoint(world.app, endpoint, requestOf(endpoint, world, world.owner));
    expect([401, 403]).not.toContain(status);
  });
});

describe('a member of the conversation', () => {
  it.each([...ofAuthor])('cannot do %s with what the other wrote', async (id) => {
    const endpoint = served.find((each) => each.id === id);
    if (!endpoint) throw new Error(`${id} is not served`);
    expect((await expectRefusal(endpoint, world.member, world.member)).status).toBe(403);
  });
});

describe.each(pairs(deletesLast))('%s', (_id, endpoint) => {
  it('is closed to a stranger who knows the ids', async () => {
    const { body } = await expectRefusal(endpoint, world.stranger, world.stranger);
    expect(endpoint.errors).toContain((body as { code: string }).code);
  });

  it('is open to whom its access names', async () => {
    const { member } = world;
    // What the author alone may do is tested with what the author wrote.
    const person = ofAuthor.has(endpoint.id) ? world.owner : member;
    // What is asked in a conversation changes which reply is its last.
    if (endpoint.id === 'assistant.regenerate') {
      const { data } = await world.api.assistant.history({
        as: member,
        query: { topic: String(world.things.assistantOwner) },
      });
      world.things.assistantReply = data[0]?._id;
    }
    // A call of groups is about one that no call before has left or deleted.
    const group = endpoint.id.startsWith('groups.') ? await world.group(world.owner, member) : undefined;
    const request = { ...requestOf(endpoint, inTopic(world, group), person), as: person };
    const answer = await requestEndpoint(world.app, endpoint, request);
    const code = missing[endpoint.id];
    if (code) expect(answer.body).toMatchObject({ code });
    else expect([401, 403, 404], JSON.stringify(answer.body)).not.toContain(answer.status);
  });
});

describe.each(withAccess('topicMember'))('%s', (_id, endpoint) => {
  it('is closed to somebody who left the group', async () => {
    const { leaver, leftGroup } = world;
    const { body } = await expectRefusal(endpoint, leaver, leaver, inTopic(world, leftGroup));
    expect(body).toMatchObject({ code: 'topic_not_found' });
  });
});

describe('every session', () => {
  it('ends by itself after the days that the server gives it', async () => {
    const late = await createMatrixWorld();
    try {
      late.app.testClock.advance(400 * 24 * 3600);
      for (const endpoint of needSession) {
        const request = { ...requestOf(endpoint, late, late.owner), as: late.owner };
        const answer = await requestEndpoint(late.app, endpoint, request);
        expect(answer.status, endpoint.id).toBe(401);
      }
    } finally {
      await late.dispose();
    }
  }, 60_000);
});
