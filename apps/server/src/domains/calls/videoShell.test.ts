import { randomUUID } from 'node:crypto';
import { endpoints } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestEndpoint } from '../../../test/client.ts';
import { createTestRooms, type TestRooms } from '../../../test/createTestRooms.ts';
import { googleClientId, type LocalGoogle, startGoogle } from '../../../test/startGoogle.ts';
import {
  conversationService,
  type LocalTwilioVideo,
  startTwilioVideo,
  twilioEnvironment,
} from '../../../test/startTwilioVideo.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const include = [{ type: 'include' as const, all: true }];
/** A key of the name that Google's own has in the tests, with a modulus that is none. */
const unreadableKey = { kty: 'RSA', kid: 'own', alg: 'RS256', use: 'sig', e: 'AQAB', n: '?' };
const exclude = [{ type: 'exclude' as const, all: true }];

/** A call of two, and what the video shell asks about it. */
async function beginCall(world: World) {
  const { ana, bea, topic_id } = await world.pair();
  const call = { topic_id, uuid: randomUUID() };
  await world.api.calls.start({ as: ana, body: { ...call, is_video: true } });
  await world.api.calls.accept({ as: bea, body: call });
  return {
    ana,
    bea,
    call,
    token: (as: Person, room_name: string = call.uuid, user_identity = as.id) =>
      world.api.calls.roomToken({ as, body: { user_identity, room_name } }),
    record: (as: Person, room_sid: string = call.uuid, rules: typeof include | typeof exclude = include) =>
      world.api.calls.recordingRules({ as, body: { room_sid, rules } }),
  };
}

/** A call at a server whose video shell needs a passcode. */
type PasscodeShell = {
  world: World;
  ana: Person;
  ask: (as: Person, passcode?: string) => ReturnType<World['api']['calls']['roomToken']>;
  uuid: string;
  topic_id: string;
};

describe('the video shell', () => {
  let rooms: TestRooms;
  let world: World;
  beforeAll(async () => {
    rooms = createTestRooms();
    world = await createWorld({ rooms });
  });
  afterAll(() => world.dispose());

  it('gets a token of the room of one’s own call, for the person of the session', async () => {
    const { ana, bea, call, token } = await beginCall(world);
    const answer = await token(ana, call.uuid, bea.id);
    expect(answer.data).toEqual({ token: `${call.uuid} ${ana.id}`, room_type: 'peer-to-peer' });
  });

  it('opens no room of somebody else’s call, nor one that nobody called in', async () => {
    const { call, token } = await beginCall(world);
    const cleo = await world.join('Cleo');
    for (const name of [call.uuid, randomUUID(), 'lobby'])
      expect(await token(cleo, name)).toMatchObject({ status: 404, code: 'call_not_found' });
  });

  it('answers as its calls are specified: the token beside the data, the error also as an object', async () => {
    const { ana, call } = await beginCall(world);
    const ask = (room_name: string) => {
      const body = { user_identity: 'Ana', room_name, passcode: '1234', create_room: true };
      return requestEndpoint(world.app, endpoints.calls.roomToken, { as: ana, body });
    };
    const token = `${call.uuid} ${ana.id}`;
    expect((await ask(call.uuid)).body).toMatchObject({ success: true, token, data: { token } });
    expect((await ask('lobby')).body).toEqual({
      success: false,
      errors: ['This call could not be found.'],
      code: 'call_not_found',
      error: { message: 'This call could not be found.', code: 'call_not_found' },
    });
  });

  it('gets none after the call, behind a block, without the plan, or once out of the conversation', async () => {
    const over = await beginCall(world);
    await world.api.calls.end({ as: over.ana, body: { ...over.call, time: 1 } });
    expect((await over.token(over.bea)).code).toBe('call_ended');
    expect((await over.record(over.bea)).code).toBe('call_ended');

    const blocked = await beginCall(world);
    await world.api.friends.block({ as: blocked.ana, body: { target_user_id: blocked.bea.id } });
    await expect
      .poll(async () => (await blocked.token(blocked.bea)).code, { timeout: 10_000 })
      .toBe('call_ended');

    const expired = await beginCall(world);
    await world.changePlan(expired.bea, 'free');
    expect((await expired.token(expired.bea)).code).toBe('not_permitted');
    expect((await expired.record(expired.bea)).code).toBe('not_permitted');
    expect((await expired.token(expired.ana)).status).toBe(200);

    const ana = await world.join('Ana');
    const [bea, cleo] = [await world.join('Bea'), await world.join('Cleo')];
    const topic_id = await world.group(ana, bea, cleo);
    const call = { topic_id, uuid: randomUUID() };
    await world.api.calls.start({ as: ana, body: { ...call, is_video: true } });
    await world.api.calls.accept({ as: bea, body: call });
    await world.api.groups.leave({ as: bea, body: { topic_id } });
    const body = { user_identity: bea.id, room_name: call.uuid };
    expect((await world.api.calls.roomToken({ as: bea, body })).code).toBe('call_not_found');
  });

  it('starts and stops the recording of a room in which one is', async () => {
    const { ana, bea, call, record } = await beginCall(world);
    expect(await record(ana)).toMatchObject({ status: 404, code: 'room_not_found' });
    rooms.enter(call.uuid, ana.id);
    expect((await record(ana)).data).toEqual({ room_sid: call.uuid, rules: include });
    expect(rooms.rulesOf(call.uuid)).toEqual(include);
    expect((await record(bea, call.uuid, exclude)).data.rules).toEqual(exclude);
    await world.api.calls.end({ as: bea, body: { ...call, time: 1 } });
    expect((await record(bea)).code).toMatch(/call_not_found|call_ended/);
    expect((await record(await world.join('Cleo'))).code).toBe('call_not_found');
  });
});

describe('the video shell with Twilio', () => {
  let twilio: LocalTwilioVideo;
  let world: World;
  beforeAll(async () => {
    twilio = await startTwilioVideo();
    world = await createWorld({ environment: twilioEnvironment(twilio) });
  });
  afterAll(async () => {
    await world.dispose();
    await twilio.close();
  });

  it('names rooms as the SDK does, only to those who are in them', async () => {
    const { ana, call, token, record } = await beginCall(world);
    const { data } = await token(ana);
    expect(data.room_type).toBe('group');
    expect(JSON.parse(Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      grants: { identity: ana.id, video: { room: call.uuid } },
    });
    const sid = `RM${'0'.repeat(32)}`;
    await twilio.enter(call.uuid, ana.id);
    expect((await record(ana, sid)).data).toEqual({ room_sid: sid, rules: include });
    expect((await record(await world.join('Cleo'), sid)).code).toBe('call_not_found');
    twilio.fail(500);
    expect(await record(ana)).toMatchObject({
      status: 502,
      code: 'recording_failed',
      errors: ['There was an error updating recording rules'],
    });
    twilio.fail(0);
  });

  it('opens the conversation that Twilio has for the room, and says what is wrong with it', async () => {
    const { ana, bea, call } = await beginCall(world);
    const body = { user_identity: 'x', room_name: call.uuid, create_conversation: true };
    const ask = (as: Person) => world.api.calls.roomToken({ as, body });
    for (const as of [ana, bea, ana]) {
      const { data } = await ask(as);
      expect(JSON.parse(Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
        grants: { identity: as.id, video: { room: call.uuid }, chat: { service_sid: conversationService } },
      });
    }
    expect(twilio.conversationsOf(call.uuid)).toEqual([[ana.id, bea.id]]);
    const withoutConversation = { user_identity: 'x', room_name: call.uuid };
    const plain = await world.api.calls.roomToken({ as: ana, body: withoutConversation });
    expect(Buffer.from(plain.data.token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('chat');

    twilio.failConversations(500);
    expect(await ask(ana)).toMatchObject({
      status: 502,
      code: 'conversation_service_failed',
      errors: ["There was a problem connecting to Twilio's conversation service."],
    });
    twilio.failConversations(400);
    expect(await ask(ana)).toMatchObject({
      status: 502,
      code: 'room_conversation_failed',
      errors: ['There was a problem getting the Conversation associated with this room.'],
    });
    twilio.failConversations(0);
  });
});

describe('a video shell with a passcode', () => {
  const withPasscode = async (VIDEO_PASSCODE: string, use: (shell: PasscodeShell) => Promise<void>) => {
    const world = await createWorld({ rooms: createTestRooms(), environment: { VIDEO_PASSCODE } });
    try {
      const { ana, call } = await beginCall(world);
      const ask = (as: Person, passcode?: string) =>
        world.api.calls.roomToken({
          as,
          body: { user_identity: as.id, room_name: call.uuid, ...(passcode && { passcode }) },
        });
      await use({ world, ana, ask, ...call });
    } finally {
      await world.dispose();
    }
  };

  it('gets a token for the right one, and never in place of the session', () =>
    withPasscode('open sesame@2999-01-01T00:00:00Z', async ({ world, ana, ask, uuid }) => {
      expect((await ask(ana, 'open sesame')).data.token).toBe(`${uuid} ${ana.id}`);
      for (const wrong of [undefined, 'open', 'open sesame@2999-01-01T00:00:00Z'])
        expect(await ask(ana, wrong)).toMatchObject({
          status: 401,
          code: 'passcode_incorrect',
          errors: ['passcode incorrect'],
        });
      expect(await ask(await world.join('Cleo'), 'open sesame')).toMatchObject({ code: 'call_not_found' });
    }));

  it('opens calls with what it was exchanged for, of that person alone', () =>
    withPasscode('open sesame', async ({ world, ana, uuid, topic_id }) => {
      const { api } = world;
      const token = (as: Person, sign_in?: string) =>
        api.calls.token({ as, query: { topic_id, uuid, ...(sign_in && { sign_in }) } });
      expect((await api.calls.signInSetup({ as: ana })).data).toEqual({ passcode: true, google: null });
      expect(await token(ana)).toMatchObject({ status: 403, code: 'call_sign_in_needed' });
      const wrong = await api.calls.signIn({ as: ana, body: { passcode: 'open' } });
      expect(wrong).toMatchObject({ status: 401, code: 'passcode_incorrect' });
      const { data } = await api.calls.signIn({ as: ana, body: { passcode: 'open sesame' } });
      expect((await token(ana, data.sign_in)).data.token).toBe(`${uuid} ${ana.id}`);
      const [ends] = data.sign_in.split('.');
      for (const forged of ['1', `${Number(ends) + 1000}.${data.sign_in.split('.')[1]}`, '.', 'NaN.x'])
        expect(await token(ana, forged)).toMatchObject({ code: 'call_sign_in_needed' });
      const cleo = await world.join('Cleo');
      const of = await api.calls.signIn({ as: cleo, body: { passcode: 'open sesame' } });
      expect(await token(ana, of.data.sign_in)).toMatchObject({ code: 'call_sign_in_needed' });
    }));

  it('is not guessed: after twenty tries nothing is compared', () =>
    withPasscode('open sesame', async ({ world, ana }) => {
      const guess = () => world.api.calls.signIn({ as: ana, body: { passcode: 'guess' } });
      for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(401);
      expect(await guess()).toMatchObject({ status: 429, code: 'rate_limited' });
    }));

  it('gets none once it has ended', () =>
    withPasscode('open sesame@2000-01-01T00:00:00Z', async ({ ana, ask }) => {
      const expired = { status: 401, code: 'passcode_expired', errors: ['passcode expired'] };
      expect(await ask(ana, 'open sesame')).toMatchObject(expired);
      expect(await ask(ana, 'open')).toMatchObject({ code: 'passcode_incorrect' });
    }));
});

describe('a video shell with a sign-in by Google', () => {
  let google: LocalGoogle;
  let world: World;
  beforeAll(async () => {
    google = await startGoogle();
    const environment = { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_KEYS_URL: google.keysUrl };
    world = await createWorld({ rooms: createTestRooms(), environment });
  });
  afterAll(async () => {
    await world.dispose();
    await google.close();
  });

  it('lets in who has a token of Google for this application, beside the session', async () => {
    const { ana, call } = await beginCall(world);
    const setup = await world.api.calls.signInSetup({ as: ana });
    expect(setup.data).toEqual({
      passcode: false,
      google: { client_id: googleClientId, script_url: 'https://accounts.google.com/gsi/client' },
    });
    const google_token = await google.issue();
    const body = { user_identity: ana.id, room_name: call.uuid, google_token };
    expect((await world.api.calls.roomToken({ as: ana, body })).data.token).toBe(`${call.uuid} ${ana.id}`);
    const { data } = await world.api.calls.signIn({ as: ana, body: { google_token } });
    const query = { ...call, sign_in: data.sign_in };
    expect((await world.api.calls.token({ as: ana, query })).data.token).toBe(`${call.uuid} ${ana.id}`);
    const cleo = await world.join('Cleo');
    expect((await world.api.calls.roomToken({ as: cleo, body })).code).toBe('call_not_found');
  });

  it.each([
    ['another application’s', { audience: 'another.apps.googleusercontent.com' }],
    ['another issuer’s', { issuer: 'https://accounts.example.com' }],
    ['expired', { expiresIn: -60 }],
    ['signed by another key', { isForged: true }],
  ])('refuses a token that is %s', async (_what, options) => {
    const { ana } = await beginCall(world);
    const body = { google_token: await google.issue(options) };
    const refused = { status: 401, code: 'google_sign_in_invalid' };
    expect(await world.api.calls.signIn({ as: ana, body })).toMatchObject(refused);
  });

  it('refuses what is no token, an unsigned one, and nothing', async () => {
    const { ana } = await beginCall(world);
    const [, claims] = (await google.issue()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    expect((await world.api.calls.signIn({ as: ana, body: {} })).code).toBe('validation_failed');
    for (const google_token of ['abc', unsigned])
      expect((await world.api.calls.signIn({ as: ana, body: { google_token } })).code).toBe(
        'google_sign_in_invalid',
      );
  });

  it('says that calls are not there where the keys of Google are not', async () => {
    const gone = await startGoogle();
    const environment = { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_KEYS_URL: gone.keysUrl };
    const google_token = await gone.issue();
    await gone.close();
    const apart = await createWorld({ rooms: createTestRooms(), environment });
    const ana = await apart.join('Ana');
    const answer = await apart.api.calls.signIn({ as: ana, body: { google_token } });
    expect(answer).toMatchObject({ status: 503, code: 'calls_unavailable' });
    await apart.dispose();
  });

  it.each([
    '<html>Sign in to the network</html>',
    '{}',
    '{"keys":[]}',
    JSON.stringify({ keys: [unreadableKey] }),
    JSON.stringify({ keys: [{ ...unreadableKey, n: Buffer.alloc(64, 255).toString('base64url') }] }),
  ])('says so too where something else stands in their place: %s', async (keys) => {
    const broken = await startGoogle({ keys });
    const environment = { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_KEYS_URL: broken.keysUrl };
    const apart = await createWorld({ rooms: createTestRooms(), environment });
    const body = { google_token: await broken.issue() };
    const answer = await apart.api.calls.signIn({ as: await apart.join('Ana'), body });
    expect(answer).toMatchObject({ status: 503, code: 'calls_unavailable' });
    await apart.dispose();
    await broken.close();
  });

  it('leaves out a key that cannot be read, beside good ones', async () => {
    const mixed = await startGoogle({ others: [unreadableKey, { ...unreadableKey, kid: 'other' }] });
    const environment = { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_KEYS_URL: mixed.keysUrl };
    const apart = await createWorld({ rooms: createTestRooms(), environment });
    const body = { google_token: await mixed.issue() };
    expect((await apart.api.calls.signIn({ as: await apart.join('Ana'), body })).status).toBe(200);
    await apart.dispose();
    await mixed.close();
  });

  it('lets pages load from that host alone, and open its window', async () => {
    const { headers } = await world.app.core.server.inject({ url: '/api/health' });
    const policy = `${headers['content-security-policy']}`;
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/");
    expect([...policy.matchAll(/https?:\/\/[^/;\s]+/g)].map(([host]) => host)).toSatisfy((hosts: string[]) =>
      hosts.every((host) => host === 'https://accounts.google.com'),
    );
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});
