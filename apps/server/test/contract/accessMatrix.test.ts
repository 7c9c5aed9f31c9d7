import { allEndpoints, type Endpoint } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../api.ts';
import { signUp } from '../signUp.ts';
import { callEndpoint, goodRequest } from './callEndpoint.ts';
import { prepareWorld, type World } from './prepareWorld.ts';
import { tablesDigest } from './tablesDigest.ts';

const served = allEndpoints.filter((endpoint) => endpoint.stage === 'now');
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

// Fields that name something which belongs to the members of one conversation.
const privateFields = ['topic_id', 'chat_id', 'from_chat_id'];

function namesPrivateThing(endpoint: Endpoint): boolean {
  const schemas = [endpoint.params, endpoint.query, endpoint.body];
  const text = JSON.stringify(
    goodRequest(endpoint, Object.fromEntries(privateFields.map((name) => [name, name]))),
  );
  return schemas.some(Boolean) && privateFields.some((name) => text.includes(`"${name}":"${name}"`));
}

const guarded = served.filter(({ auth }) => auth === 'bearer');
const ofOneTopic = guarded.filter(namesPrivateThing);

let world: World;
beforeAll(async () => {
  world = await prepareWorld();
}, 60_000);
afterAll(() => world.app.dispose());

async function expectRefusal(endpoint: Endpoint, token: string | undefined, known: Record<string, unknown>) {
  const before = await tablesDigest(world.app);
  const answer = await callEndpoint(world.app, endpoint, goodRequest(endpoint, known), token);
  expect([401, 403, 404]).toContain(answer.status);
  expect(await tablesDigest(world.app)).toEqual(before);
  return answer;
}

describe('the matrix', () => {
  it('covers the endpoints that need a session', () => {
    expect(guarded.length).toBeGreaterThan(20);
    expect(ofOneTopic.length).toBeGreaterThan(12);
  });
});

describe.each(named(guarded))('%s', (_id, endpoint) => {
  it('is closed to a visitor', async () => {
    expect((await expectRefusal(endpoint, undefined, world.known)).status).toBe(401);
  });

  it('is closed to a token that was never given out', async () => {
    expect((await expectRefusal(endpoint, 'A'.repeat(43), world.known)).status).toBe(401);
  });

  it('is closed to a token after log-out', async () => {
    const leaver = await signUp(world.app);
    await api(world.app, leaver.token).post('/auth/logout');
    expect((await expectRefusal(endpoint, leaver.token, world.known)).status).toBe(401);
  });
});

describe.each(named(ofOneTopic))('%s', (_id, endpoint) => {
  it("is closed to a stranger who knows the conversation's ids", async () => {
    const { _id } = world.stranger.user;
    // What is new has to bear the stranger's own id, or it would be refused before anybody looks at the topic.
    const own = {
      new_chat_id: `${_id}-1700000000002`,
      ...(endpoint.id === 'chat.send' && { chat_id: `${_id}-1` }),
    };
    await expectRefusal(endpoint, world.stranger.token, { ...world.known, ...own });
  });
});

describe('a member of the conversation', () => {
  it('cannot recall what the other wrote', async () => {
    const recall = served.find(({ id }) => id === 'chat.recall');
    if (!recall) throw new Error('chat.recall is not served');
    expect((await expectRefusal(recall, world.member.token, world.known)).status).toBe(403);
  });
});

describe('every session', () => {
  it('ends by itself after the days that the server gives it', async () => {
    const late = await prepareWorld();
    try {
      late.app.testClock.advance(400 * 24 * 3600);
      for (const endpoint of guarded) {
        const answer = await callEndpoint(
          late.app,
          endpoint,
          goodRequest(endpoint, late.known),
          late.owner.token,
        );
        expect(answer.status, endpoint.id).toBe(401);
      }
    } finally {
      await late.app.dispose();
    }
  }, 60_000);
});
