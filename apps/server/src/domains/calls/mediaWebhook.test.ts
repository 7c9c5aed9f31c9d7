import { endpoints } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LocalTwilioVideo,
  startTwilioVideo,
  twilioEnvironment,
} from '../../../test/startTwilioVideo.ts';
import { createWorld, type World } from '../../../test/world.ts';

const path = `/api${endpoints.calls.mediaWebhook.path}`;
const publicUrl = 'https://franca.example';

describe('the webhook of the media service', () => {
  let twilio: LocalTwilioVideo;
  let world: World;
  beforeAll(async () => {
    twilio = await startTwilioVideo();
    world = await createWorld({ environment: { ...twilioEnvironment(twilio), PUBLIC_URL: publicUrl } });
  });
  afterAll(async () => {
    await world.dispose();
    await twilio.close();
  });

  const send = async (payload: string, signature?: string, to = world) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      ...(signature && { 'x-twilio-signature': signature }),
    };
    const answer = await to.app.core.server.inject({ method: 'POST', url: path, headers, payload });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };

  it('takes what Twilio has signed, also about rooms that nobody knows', async () => {
    const { body, signature } = twilio.report(
      'x',
      { StatusCallbackEvent: 'room-ended' },
      `${publicUrl}${path}`,
    );
    expect(await send(body, signature)).toEqual({ status: 200, code: undefined });
    const refused = { status: 400, code: 'signature_invalid' };
    expect(await send(`${body}&x=1`, signature)).toEqual(refused);
    expect(await send(body)).toEqual(refused);
    expect(world.app.logged()).toContain('a report of the media service was refused');
  });

  it('is absent where the rooms are our own', async () => {
    const plain = await createWorld();
    try {
      expect(await send('x=1', 'signature', plain)).toEqual({ status: 404, code: 'not_found' });
    } finally {
      await plain.dispose();
    }
  });

  it('comes with a policy that lets pages reach the signalling of Twilio, and what the health says', async () => {
    const answer = await world.app.core.server.inject({ url: '/api/health' });
    const policy = String(answer.headers['content-security-policy']).split(';');
    expect(policy.find((rule) => rule.startsWith('connect-src'))).toBe(
      "connect-src 'self' wss://global.vss.twilio.com",
    );
    expect(answer.json<{ data: { media: unknown } }>().data.media).toEqual({ provider: 'twilio' });
  });
});
